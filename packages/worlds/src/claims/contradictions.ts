import {
  appearanceOf,
  doesAct,
  factsOf,
  mayDieOtherwise,
  type PlayerId,
  partsOf,
  type Role,
  type Rules,
  seatsOf,
  seatsThat,
} from '@mura/engine';
import type { Claim, ResultClaim, RoleClaim } from './claim.ts';
import { type Claimant, roleNeededFor, takesBack } from './claimant.ts';
import type { ClaimHearing, KnownDeath } from './hearing.ts';

/** Where a claimant's words break on each other, on the rules, or on what everybody saw. */
export function contradictionsOf(claimant: Claimant, hearing: ClaimHearing): Contradiction[] {
  const { rules } = hearing;
  if (rules === null) return [];
  return [
    ...inRoles(claimant, rules),
    ...inDeeds(claimant, rules),
    ...inResults(claimant, rules),
    ...withDeaths(claimant, hearing, rules),
    ...withShownRoles(claimant, hearing),
  ];
}

// Their role

function inRoles({ comingOuts }: Claimant, rules: Rules): Contradiction[] {
  const found: Contradiction[] = [];
  let last: RoleClaim | null = null;
  for (const claim of comingOuts) {
    if (last !== null && takesBack(claim, last.role)) last = null;
    if (claim.type === 'denial') continue;
    const { role, seq } = claim;
    if (seatsOf(rules.roles, role) === 0) found.push({ type: 'noSuchRole', role, seqs: [seq] });
    if (last !== null) found.push({ type: 'twoRoles', roles: [last.role, role], seqs: [last.seq, seq] });
    last = claim;
  }
  return found;
}

// What they say they did

function inDeeds(claimant: Claimant, rules: Rules): Contradiction[] {
  const { player, role, withdrawn, results, guards, fellows } = claimant;
  const deeds: readonly Claim[] = [...results, ...guards, ...fellows];
  return deeds.flatMap((claim): Contradiction[] => {
    const seqs = [claim.seq];
    const found: Contradiction[] = [];
    const needed = roleNeededFor(claim);
    if (role !== null && needed !== null && needed !== role && !withdrawn.includes(needed))
      found.push({ type: 'otherRole', role, needed, seqs });
    if ('about' in claim && claim.about > claim.day)
      found.push({ type: 'ofTheFuture', about: claim.about, seqs });
    const by = deedOf(claim);
    if (by !== null && 'target' in claim && claim.target === player && !mayDoToHimself(by, rules))
      found.push({ type: 'onHimself', by, seqs });
    return found;
  });
}

function deedOf(claim: Claim): 'divined' | 'identified' | 'guarded' | null {
  if (claim.type === 'result') return claim.by;
  return claim.type === 'guard' ? 'guarded' : null;
}

function mayDoToHimself(by: 'divined' | 'identified' | 'guarded', rules: Rules): boolean {
  return by === 'divined' && rules.divine.self;
}

// Their results among each other

function inResults({ results }: Claimant, rules: Rules): Contradiction[] {
  return [...twoResults(results), ...tooManyWerewolves(results, rules), ...tooManyResults(results, rules)];
}

function twoResults(results: readonly ResultClaim[]): Contradiction[] {
  return results.flatMap((claim, index): Contradiction[] => {
    const other = results
      .slice(0, index)
      .find(({ target, result }) => target === claim.target && result !== claim.result);
    if (other === undefined) return [];
    return [{ type: 'twoResults', target: claim.target, seqs: [other.seq, claim.seq] }];
  });
}

function tooManyWerewolves(results: readonly ResultClaim[], rules: Rules): Contradiction[] {
  const black = firstOfEachTarget(results.filter(({ result }) => result === 'werewolf'));
  const possible = seatsThat(
    rules.roles,
    (role) => appearanceOf(role, 'divined') === 'werewolf' || appearanceOf(role, 'identified') === 'werewolf',
  );
  if (black.length <= possible) return [];
  return [{ type: 'tooManyWerewolves', count: black.length, possible, seqs: black.map(({ seq }) => seq) }];
}

/** Told on one day, a seer can have divined as many players as there were nights before it. */
function tooManyResults(results: readonly ResultClaim[], rules: Rules): Contradiction[] {
  const divined = firstOfEachTarget(results.filter(({ by }) => by === 'divined'));
  for (const [index, { day }] of divined.entries()) {
    const possible = nightsOfDivination(rules, day);
    const told = divined.slice(0, index + 1);
    if (told.length > possible)
      return [{ type: 'tooManyResults', count: told.length, possible, seqs: told.map(({ seq }) => seq) }];
  }
  return [];
}

function nightsOfDivination(rules: Rules, day: number): number {
  let nights = 0;
  for (let night = 0; night < day; night++) if (partsOf(rules, night).includes('divine')) nights++;
  return nights;
}

function firstOfEachTarget(results: readonly ResultClaim[]): ResultClaim[] {
  return results.filter(
    (claim, index) => results.findIndex(({ target }) => target === claim.target) === index,
  );
}

// What everybody saw

function withDeaths(claimant: Claimant, { deaths }: ClaimHearing, rules: Rules): Contradiction[] {
  return [
    ...claimant.results.flatMap((claim) => ofResult(claim, deathOf(claim.target, deaths), rules)),
    ...guardedVictims(claimant, deaths, rules),
  ];
}

function ofResult(claim: ResultClaim, death: KnownDeath | null, rules: Rules): Contradiction[] {
  const { target, seq } = claim;
  const found: Contradiction[] = [];
  // No attack kills a werewolf, and who dies of being divined is a fox; but somebody may have taken one along.
  const isAvenged = seatsThat(rules.roles, (role) => factsOf(role).isAvenged) > 0;
  if (claim.result === 'werewolf' && death?.cause === 'night' && !isAvenged)
    found.push({ type: 'victimCalledWerewolf', target, seqs: [seq, death.seq] });
  if (claim.by === 'identified' && !isTold(death, claim, rules))
    found.push({ type: 'notIdentified', target, seqs: death === null ? [seq] : [seq, death.seq] });
  return found;
}

/** Whether mediums had learned of this death when it was said. */
function isTold(death: KnownDeath | null, { day }: ResultClaim, rules: Rules): boolean {
  if (death === null || death.day >= day) return false;
  return death.cause === 'executed' || rules.medium.deaths === 'all';
}

/** Only where nothing but a failed guard explains it: a second bodyguard may be idle, a fox dies of something else. */
function guardedVictims({ guards }: Claimant, deaths: readonly KnownDeath[], rules: Rules): Contradiction[] {
  const isOnlyGuard = seatsThat(rules.roles, (role) => doesAct(role, 'guard')) === 1;
  if (!isOnlyGuard || seatsThat(rules.roles, mayDieOtherwise) > 0) return [];
  return guards.flatMap(({ target, about, seq }): Contradiction[] => {
    const death = deathOf(target, deaths);
    if (about === undefined || death?.cause !== 'night' || death.day !== about) return [];
    return [{ type: 'guardedVictim', target, seqs: [seq, death.seq] }];
  });
}

function deathOf(player: PlayerId, deaths: readonly KnownDeath[]): KnownDeath | null {
  return deaths.find((death) => death.player === player) ?? null;
}

function withShownRoles(claimant: Claimant, { shown }: ClaimHearing): Contradiction[] {
  return shown.flatMap(({ player, role, seq }): Contradiction[] => {
    const refuted = claimsAbout(player, claimant).filter((claim) => !agrees(claim, role));
    return refuted.map((claim) => ({ type: 'shownOtherwise', target: player, role, seqs: [claim.seq, seq] }));
  });
}

function claimsAbout(
  player: PlayerId,
  { player: claimant, comingOuts, fellows, results }: Claimant,
): Claim[] {
  const ofHimself = player === claimant ? comingOuts : [];
  return [...ofHimself, ...[...fellows, ...results].filter(({ target }) => target === player)];
}

function agrees(claim: Claim, role: Role): boolean {
  switch (claim.type) {
    case 'role':
    case 'fellow':
      return claim.role === role;
    case 'denial':
      return claim.role !== role;
    case 'result':
      return claim.result === appearanceOf(role, claim.by);
    case 'guard':
      return true;
  }
}

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
