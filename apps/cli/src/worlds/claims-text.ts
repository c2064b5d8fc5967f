import { tellContradiction } from '@mura/words';
import type { Claim, ClaimTable } from '@mura/worlds';
import { aligned } from '../columns.ts';
import { colors } from '../print.ts';
import { type AskedMoment, claimedRole } from './answer.ts';
import type { WorldsReport } from './report.ts';
import type { WorldsWording } from './wording.ts';

type ClaimRow = ClaimTable['claimants'][number];

/** Who claims what: role, results by day, and what was taken back. */
export function claimLines({ claims }: AskedMoment, wording: WorldsWording): string[] {
  const { words } = wording;
  if (claims.claimants.length === 0) return [words.noClaims];
  const rows = aligned(claims.claimants.map((claimant) => rowOf(claimant, wording)));
  return [colors.bold(words.claims), ...rows.map((row) => row.join('  ').trimEnd())];
}

function rowOf({ player, role, withdrawn, results, guards }: ClaimRow, wording: WorldsWording): string[] {
  const { words, nameOf, roleOf } = wording;
  const deeds = [...results, ...guards].sort((one, other) => one.seq - other.seq);
  const told = [
    ...withdrawn.map((one) => words.withdrew(roleOf(one))),
    ...deeds.map((deed) => deedOf(deed, wording)),
  ];
  return [nameOf(player), role === null ? '-' : roleOf(role), told.join('; ')];
}

function deedOf(
  claim: Extract<Claim, { type: 'result' | 'guard' }>,
  { words, nameOf, roleOf }: WorldsWording,
): string {
  const target = nameOf(claim.target);
  if (claim.type !== 'result') return words.guarded(claim.about ?? claim.day, target);
  return words[claim.by](claim.about ?? claim.day, target, roleOf(claim.result));
}

/** Freemasons who stand for each other, and claims that break on something. */
export function conflictLines({ moment, broken: players }: WorldsReport, wording: WorldsWording): string[] {
  const { claims, cast } = moment;
  const { words, namesOf, nameOf, roleOf, reasons } = wording;
  const names = cast.map((_, index) => nameOf(index + 1));
  const pairs = claims.freemasons.map(({ players, counteredBy }) =>
    counteredBy.length === 0
      ? words.freemasons(namesOf(players))
      : words.counteredFreemasons(namesOf(players), namesOf(counteredBy)),
  );
  const broken = players.map(
    (player) => `✗ ${words.broken(nameOf(player), roleOf(claimedRole(moment, player) ?? 'villager'))}`,
  );
  const contradictions = claims.claimants.flatMap(({ player, contradictions }) =>
    contradictions.map((one) => {
      const told = tellContradiction(one, names, reasons);
      return `✗ ${words.does(nameOf(player), told)} (${one.seqs.join(', ')})`;
    }),
  );
  const all = [...contradictions, ...broken];
  return [...pairs, ...(all.length === 0 ? [] : [colors.bold(words.contradictions), ...all])];
}
