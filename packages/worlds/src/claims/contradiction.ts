import type { PlayerId, Role } from '@mura/engine';

/**
 * Why a claimant cannot have told nothing but the truth (破綻). `seqs` are the events that show it: their own words, and
 * the facts they break on.
 */
export type Contradiction = ContradictionReason & { readonly seqs: readonly number[] };

type ContradictionReason =
  // Nobody has this role in this village.
  | { readonly type: 'noSuchRole'; readonly role: Role }
  // Two comings out, and the first one was not taken back.
  | { readonly type: 'twoRoles'; readonly roles: readonly [Role, Role] }
  // A result, or a guard, of a role they do not claim.
  | { readonly type: 'otherRole'; readonly role: Role; readonly needed: Role }
  // One player called human and werewolf.
  | { readonly type: 'twoResults'; readonly target: PlayerId }
  // More players divined than there were nights to do it.
  | { readonly type: 'tooManyResults'; readonly count: number; readonly possible: number }
  // More players called werewolf than there are.
  | { readonly type: 'tooManyWerewolves'; readonly count: number; readonly possible: number }
  // A day that has not come yet.
  | { readonly type: 'ofTheFuture'; readonly about: number }
  // A medium's result of somebody of whom mediums learn nothing.
  | { readonly type: 'notIdentified'; readonly target: PlayerId }
  // Nobody may do that to themselves in this village.
  | { readonly type: 'onHimself'; readonly by: 'divined' | 'identified' | 'guarded' }
  // Called werewolf, and found dead in the morning.
  | { readonly type: 'victimCalledWerewolf'; readonly target: PlayerId }
  // Guarded, and found dead in the morning.
  | { readonly type: 'guardedVictim'; readonly target: PlayerId }
  // The role that was shown at death is another than they said.
  | { readonly type: 'shownOtherwise'; readonly target: PlayerId; readonly role: Role };
