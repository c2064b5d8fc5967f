import {
  type Assistance,
  dealtRoles,
  doesKnow,
  factsOf,
  isPack,
  knowsFellows,
  type Role,
  type Rules,
  seatsOf,
  seatsThat,
  speciesOf,
  TEAMS,
  type Team,
  teamOf,
} from '@mura/engine';
import type { StatementsOf } from './fact.ts';
import {
  asksForAnything,
  asksForWords,
  asksLate,
  choicesAmong,
  countPlayers,
  deceivingHumans,
  happens,
  knowsSuddenDeath,
  phasesHeld,
  sideChannels,
  whispers,
} from './in-force.ts';

/** What a village, its roles, its limits and its dead have to be told of. */
export interface VillageFacts {
  // the village
  players: { readonly players: number; readonly werewolves: number };
  teams: { readonly teams: readonly Team[] };
  pace: { readonly pace: 'asked' | 'clock' | 'both' };
  deal: { readonly wishes: boolean; readonly prologue: boolean };
  grammar: { readonly grammar: Rules['grammar'] };
  // roles
  role: {
    readonly role: Role;
    readonly count: number;
    readonly team: Team;
    /** Has others of the role, and knows them. */
    readonly hasFellows: boolean;
    /** There is a part of the day for what the role can do. */
    readonly acts: boolean;
    readonly survivesAttack: boolean;
    readonly diesWhenDivined: boolean;
  };
  // choices by the clock
  answers: { readonly answers: 'final' | 'changeable' };
  askAgain: { readonly seconds: number };
  askedToChoose: {
    /** Some phase with talk and choices can end before its limit. */
    readonly early: boolean;
  };
  // the medium
  mediumLearns: { readonly deaths: 'executed' | 'all'; readonly sudden: boolean; readonly vote: boolean };
  mediumReads: { readonly readAsHuman: readonly Role[] };
  // death
  deadAct: { readonly grave: boolean };
  revealOnDeath: { readonly reveals: boolean };
  // help
  assistance: { readonly level: Assistance };
  // absence
  answerLimit: { readonly milliseconds: number | null };
  lateTalk: { readonly costsSkip: boolean };
  gone: { readonly gone: 'standIn' | 'fails' };
  abortedBy: { readonly failures: number | null };
  suddenDeath: { readonly warnedBefore: number; readonly vote: boolean };
}

type VillageStatement = StatementsOf<VillageFacts>;

export function villageStatements(rules: Rules): VillageStatement[] {
  const { roles, roleWishes, grammar, assistance } = rules;
  const teams = TEAMS.filter(
    (team) => team === 'village' || dealtRoles(roles).some((role) => teamOf(role) === team),
  );
  const help: VillageStatement[] =
    assistance === undefined ? [] : [{ type: 'assistance', level: assistance }];
  return [
    { type: 'players', players: countPlayers(rules), werewolves: seatsThat(roles, isPack) },
    { type: 'teams', teams },
    { type: 'pace', pace: paceOf(rules) },
    { type: 'deal', wishes: roleWishes, prologue: phasesHeld(rules).some(({ name }) => name === 'prologue') },
    { type: 'grammar', grammar },
    ...help,
  ];
}

function paceOf(rules: Rules): 'asked' | 'clock' | 'both' {
  if (phasesHeld(rules).length === 0) return 'asked';
  return asksForAnything(rules) ? 'both' : 'clock';
}

export function roleStatements(rules: Rules): VillageStatement[] {
  const { roles } = rules;
  return dealtRoles(roles).map((role) => ({
    type: 'role',
    role,
    count: seatsOf(roles, role),
    team: teamOf(role),
    hasFellows: fellowsOf(rules, role) > 1,
    acts: hasSomethingToDo(rules, role),
    survivesAttack: factsOf(role).survivesAttack !== 'never' && happens(rules, 'attack'),
    diesWhenDivined: factsOf(role).diesWhenDivined && happens(rules, 'divine'),
  }));
}

/** How many hold the role, or are of its kind where it knows them. */
function fellowsOf({ roles }: Rules, role: Role): number {
  if (!knowsFellows(role)) return seatsOf(roles, role);
  const isAlike = (other: Role) => doesKnow(role, other) && speciesOf(other) === speciesOf(role);
  return seatsThat(roles, isAlike);
}

/** There is a part of the day for what the role can do, or somebody whom it could know or follow. */
function hasSomethingToDo(rules: Rules, role: Role): boolean {
  const { nightAct, identifies, whispers: whispering, knows, isAvenged } = factsOf(role);
  if (nightAct !== null) return happens(rules, nightAct === 'attackVote' ? 'attack' : nightAct);
  if (identifies) return happens(rules, 'vote') || rules.medium.deaths === 'all';
  if (whispering) return whispers(rules);
  if (isAvenged) return happens(rules, 'vote') || happens(rules, 'attack');
  return seatsThat(rules.roles, (other) => other !== role && knows(factsOf(other))) > 0;
}

/** What holds for all that is done by the clock. */
export function clockStatements(rules: Rules): VillageStatement[] {
  const { clock } = rules;
  if (clock === null) return [];
  const phases = phasesHeld(rules);
  const statements: VillageStatement[] = [];
  const chosen = choicesAmong(phases.flatMap(({ parts }) => parts)).filter((part) => happens(rules, part));
  if (chosen.length > 0) statements.push({ type: 'answers', answers: clock.answers });
  if (rules.talk.mode === 'clock' && phases.some(({ parts }) => parts.includes('talk'))) {
    statements.push({ type: 'askAgain', seconds: clock.askAgain });
  }
  const busy = phases.filter((phase) => asksLate(rules, phase));
  if (busy.length > 0) {
    statements.push({ type: 'askedToChoose', early: busy.some(({ ends }) => ends !== 'atLimit') });
  }
  return statements;
}

export function mediumStatements(rules: Rules): VillageStatement[] {
  const mediums = dealtRoles(rules.roles).filter((role) => factsOf(role).identifies);
  if (!mediums.some((role) => hasSomethingToDo(rules, role))) return [];
  const { deaths } = rules.medium;
  const statements: VillageStatement[] = [
    { type: 'mediumLearns', deaths, sudden: knowsSuddenDeath(rules), vote: happens(rules, 'vote') },
  ];
  const readAsHuman = deceivingHumans(rules, 'identified');
  if (readAsHuman.length > 0) statements.push({ type: 'mediumReads', readAsHuman });
  return statements;
}

export function deathStatements(rules: Rules): VillageStatement[] {
  const grave = sideChannels(rules).some(([channel]) => channel === 'grave');
  return [
    { type: 'deadAct', grave },
    { type: 'revealOnDeath', reveals: rules.revealOnDeath },
  ];
}

export function absenceStatements(rules: Rules): VillageStatement[] {
  const statements: VillageStatement[] = [...askedAbsence(rules), ...leaving(rules)];
  if (knowsSuddenDeath(rules)) {
    const warnedBefore = rules.clock?.suddenDeath?.warnedBefore ?? 0;
    statements.push({ type: 'suddenDeath', warnedBefore, vote: happens(rules, 'vote') });
  }
  return statements;
}

function askedAbsence(rules: Rules): VillageStatement[] {
  if (!asksForAnything(rules)) return [];
  const { answerLimit, lateTalkCostsSkip } = rules.absence;
  const late: VillageStatement[] = asksForWords(rules)
    ? [{ type: 'lateTalk', costsSkip: lateTalkCostsSkip }]
    : [];
  return [{ type: 'answerLimit', milliseconds: answerLimit }, ...late];
}

function leaving({ absence: { gone, abortedBy } }: Rules): VillageStatement[] {
  return gone === 'fails'
    ? [
        { type: 'gone', gone },
        { type: 'abortedBy', failures: abortedBy },
      ]
    : [{ type: 'gone', gone }];
}
