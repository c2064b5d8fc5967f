import type { PlayerId, Role, Vote, VoteCount } from '@mura/engine';
import { contextUrl, villageIri } from '../words/iri.ts';
import type { LicosPerson } from '../words/people.ts';
import { toRole, toWireRole, WIRE_ROLES, type WireRole } from '../words/roles.ts';
import type { WirePhase, WireStatus } from '../words/wire.ts';
import { type HeadFacts, headOf, type WireTime } from './head.ts';
import type { KnownCells } from './known-cells.ts';
import { avatarReference, characterReference, roleReference } from './references.ts';
import type { LicosVillage } from './scene.ts';

/** What becomes of a player, as far as the receiver knows. */
export interface WireFate {
  readonly status: WireStatus;
  readonly phase: WirePhase;
  readonly day: number;
}

export interface SystemFacts extends HeadFacts {
  /** The receiver; `null`: somebody who watches. */
  readonly me: PlayerId | null;
  readonly myRole: Role | null;
  readonly fates: readonly WireFate[];
  /** Whom the receiver may choose now. */
  readonly choices: readonly PlayerId[];
  readonly cells: KnownCells;
  readonly counts: readonly VoteCount[];
}

/** The village as a player sees it when a phase begins. */
export function systemOf(scene: LicosVillage, moment: WireTime, facts: SystemFacts) {
  const { me, myRole, fates, choices, cells, counts } = facts;
  return {
    ...headOf('system', scene, moment, facts),
    votingResultsSummary: summaryOf(scene, counts),
    votingResultsDetails: [],
    character: scene.faces.map((_, index) => {
      const player = index + 1;
      const { status, phase, day } = fates[index]!;
      return {
        ...characterReference(scene, player),
        isMine: player === me,
        status,
        update: { '@id': villageIri(scene.number, `character#${player}/update`), phase, day },
        isAChoice: choices.includes(player),
      };
    }),
    role: WIRE_ROLES.map((role) => ({ ...roleRow(scene, role, myRole), board: boardOf(scene, role, cells) })),
  };
}

/** LiCOS cannot say more; who needs the true number finds it in the head of a log. */
const MOST_OF_A_ROLE = 7;

function roleRow(scene: LicosVillage, role: WireRole, myRole: Role | null) {
  return {
    ...roleReference(scene, role),
    isMine: myRole !== null && toWireRole(myRole) === role,
    numberOfPlayers: Math.min(MOST_OF_A_ROLE, scene.roles[toRole(role)]),
  };
}

function boardOf(scene: LicosVillage, role: WireRole, cells: KnownCells) {
  return scene.faces.flatMap((_, index) => {
    const player = index + 1;
    const cell = cells.at(player, role);
    if (cell === undefined) return [];
    const path = `role#${role}/board#${player}`;
    return [
      {
        '@context': contextUrl('boardResult'),
        '@id': villageIri(scene.number, path),
        character: characterReference(scene, player, `${path}/character#${player}`),
        polarity: cell.polarity,
        phase: cell.phase,
        day: cell.day,
      },
    ];
  });
}

/** How many voted for whom, the most first; who has as many has the same rank. */
function summaryOf(scene: LicosVillage, counts: readonly VoteCount[]) {
  const sorted = [...counts].sort((one, other) => other.votes - one.votes || one.player - other.player);
  return sorted.map(({ player, votes }, index) => {
    const path = `votingResultsSummary#${index + 1}`;
    const candidate = characterReference(scene, player, `${path}/character#${player}`);
    return {
      '@id': villageIri(scene.number, path),
      characterToPutToDeath: candidate,
      characterToLynch: candidate,
      numberOfVotes: votes,
      rankOfVotes: 1 + counts.filter((other) => other.votes > votes).length,
    };
  });
}

export interface ResultFacts extends HeadFacts {
  readonly me: PlayerId | null;
  readonly roles: readonly Role[];
  readonly fates: readonly WireFate[];
  readonly winners: readonly PlayerId[];
  /** Of the last vote, where a morning has told it. */
  readonly counts: readonly VoteCount[];
  readonly people: readonly LicosPerson[];
}

/** Who was what, who has won, and who played whom. */
export function resultOf(scene: LicosVillage, moment: WireTime, facts: ResultFacts) {
  const { me, roles, fates, winners, counts, people } = facts;
  const myRole = me === null ? null : (roles[me - 1] ?? null);
  return {
    ...headOf('system', scene, moment, facts),
    votingResultsSummary: summaryOf(scene, counts),
    votingResultsDetails: [],
    character: roles.map((role, index) => {
      const player = index + 1;
      return {
        ...characterReference(scene, player),
        isMine: player === me,
        status: fates[index]!.status,
        role: roleReference(scene, toWireRole(role), `character#${player}/role`),
        result: winners.includes(player) ? 'win' : 'lose',
        avatar: avatarReference(scene, people[index]!, `character#${player}/avatar`),
      };
    }),
    role: WIRE_ROLES.map((role) => ({
      ...roleRow(scene, role, myRole),
      character: roles.flatMap((held, index) =>
        toWireRole(held) === role
          ? [characterReference(scene, index + 1, `role#${role}/character#${index + 1}`)]
          : [],
      ),
    })),
  };
}

/** Who voted for whom; only logs say it. */
export function votingDetailsOf(scene: LicosVillage, votes: readonly Vote[]) {
  return votes.map(({ player, target }) => {
    const pair = `${player}-${target}`;
    const path = `votingResultsDetails#${pair}`;
    return {
      '@id': villageIri(scene.number, `votingDetailsSummary#${pair}`),
      sourceCharacter: characterReference(scene, player, `${path}/character#${player}`),
      targetCharacter: characterReference(scene, target, `${path}/character#${target}`),
    };
  });
}
