import { isPack, type PlayerId, type Role, teamOf } from '@mura/engine';
import { type Fillings, fill } from './fill.ts';
import type { AfterwardsKey, AfterwardsWords } from './ja/afterwards.ts';

/** A reason as it was found in a record. */
interface GivenReason {
  readonly id: string;
  readonly facts: {
    readonly other?: PlayerId;
    readonly victim?: PlayerId;
    readonly claimant?: PlayerId;
    readonly day?: number;
    readonly count?: number;
  };
}

/** What somebody believed at a vote. */
interface GivenBelief {
  readonly day: number;
  readonly chances: readonly { readonly player: PlayerId; readonly chance: number }[];
  readonly reasons: readonly GivenReason[];
  readonly voted: PlayerId | null;
}

interface GivenTurn {
  readonly day: number;
  readonly how: 'executed' | 'killed';
  readonly player: PlayerId;
  readonly role: Role;
  readonly before: number;
  readonly after: number;
}

/** How players and roles are called where it is told. */
export interface Calling {
  readonly words: AfterwardsWords;
  nameOf(player: PlayerId): string;
  roleName(role: Role): string;
  roleOf(player: PlayerId): Role | null;
}

/** From here on one suspects somebody; below it nobody. */
const SUSPECTS = 0.4;
const MOST_REASONS = 2;

/** What a bot believed when and why, a paragraph for each vote. */
export function tellMemoir(
  { role, beliefs }: { readonly role: Role; readonly beliefs: readonly GivenBelief[] },
  calling: Calling,
): string[] {
  if (beliefs.length === 0) return [calling.words['memoir.none']];
  return beliefs.map((belief, index) =>
    isPack(role) ? tellPack(belief, calling) : tellBelief(belief, beliefs[index - 1], calling),
  );
}

/** A werewolf knows who is what: there is nothing to believe. */
function tellPack({ day, voted }: GivenBelief, calling: Calling): string {
  return voted === null ? '' : said(calling, 'memoir.pack', { day, name: calling.nameOf(voted) });
}

function tellBelief(belief: GivenBelief, before: GivenBelief | undefined, calling: Calling): string {
  const { day, chances, reasons, voted } = belief;
  const [first] = chances;
  if (first === undefined) return '';
  const name = calling.nameOf(first.player);
  const isSure = first.chance >= SUSPECTS;
  const was = before?.chances[0];
  const hasChanged = was !== undefined && was.player !== first.player && was.chance >= SUSPECTS;
  return [
    said(calling, isSure ? 'memoir.suspected' : 'memoir.unsure', {
      day,
      name,
      percent: percent(first.chance),
    }),
    ...(hasChanged ? [said(calling, 'memoir.changed', { name: calling.nameOf(was.player) })] : []),
    ...(isSure ? tellReasons(reasons, calling) : []),
    ...(voted === null
      ? []
      : [
          said(calling, voted === first.player ? 'memoir.votedSo' : 'memoir.votedOther', {
            name: calling.nameOf(voted),
          }),
        ]),
  ].join(gap(calling));
}

/** Where the game turned, and the player's own votes. */
export function tellCoaching(
  coaching: {
    readonly turningPoint: GivenTurn | null;
    readonly votes: readonly GivenBelief[];
    readonly role: Role;
  },
  calling: Calling,
): string[] {
  const { turningPoint, votes, role } = coaching;
  const turn =
    turningPoint === null
      ? calling.words['coach.noDeaths']
      : said(calling, `coach.${turningPoint.how}`, {
          day: turningPoint.day,
          name: calling.nameOf(turningPoint.player),
          role: calling.roleName(turningPoint.role),
          before: percent(turningPoint.before),
          after: percent(turningPoint.after),
        });
  // Who plays for the werewolves votes for other reasons than to find one.
  return [turn, ...(teamOf(role) === 'werewolf' ? [] : votes.flatMap((vote) => tellVote(vote, calling)))];
}

function tellVote({ day, chances, reasons, voted }: GivenBelief, calling: Calling): string[] {
  const [first] = chances;
  if (voted === null || first === undefined) return [];
  const role = calling.roleOf(voted);
  const name = calling.nameOf(voted);
  const deed =
    role !== null && isPack(role)
      ? said(calling, 'coach.votedWolf', { day, name })
      : said(calling, 'coach.votedHuman', { day, name, role: role === null ? '?' : calling.roleName(role) });
  const own = chances.find(({ player }) => player === voted)?.chance ?? 0;
  const isFirst = first.player === voted || own >= first.chance;
  // Who was right against all that could be read needs no advice.
  if (role !== null && isPack(role) && !isFirst) return [deed];
  const reading = isFirst
    ? said(calling, 'coach.wellRead', { name, percent: percent(own) })
    : said(calling, 'coach.couldKnow', {
        suspect: calling.nameOf(first.player),
        percent: percent(first.chance),
        name,
        other: percent(own),
      });
  return [[deed, reading, ...(isFirst ? [] : tellReasons(reasons, calling))].join(gap(calling))];
}

function tellReasons(reasons: readonly GivenReason[], calling: Calling): string[] {
  const told = reasons.slice(0, MOST_REASONS).flatMap((reason) => tellReason(reason, calling));
  const list = told.join(calling.words['reason.and']);
  return told.length === 0 ? [] : [said(calling, 'reason.because', { reasons: list })];
}

function tellReason({ id, facts }: GivenReason, calling: Calling): string[] {
  const key = `reason.${id}`;
  if (!isKey(key, calling.words)) return [];
  const { other, victim, claimant, day, count } = facts;
  return [
    said(calling, key, {
      ...(other === undefined ? {} : { other: calling.nameOf(other) }),
      ...(victim === undefined ? {} : { victim: calling.nameOf(victim) }),
      ...(claimant === undefined ? {} : { claimant: calling.nameOf(claimant) }),
      ...(day === undefined ? {} : { day }),
      ...(count === undefined ? {} : { count }),
    }),
  ];
}

function isKey(key: string, words: AfterwardsWords): key is AfterwardsKey {
  return Object.hasOwn(words, key);
}

function said({ words }: Calling, key: AfterwardsKey, fillings: Fillings): string {
  return fill(words[key], fillings);
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** Sentences stand apart where words do. */
function gap({ words }: Calling): string {
  return /[。]$/.test(words['memoir.none']) ? '' : ' ';
}
