import {
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
  teamOf,
} from '@mura/engine';
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
import { dayStatements } from './outline-days.ts';
import { endStatements } from './outline-end.ts';
import { nightStatements } from './outline-night.ts';
import { channelStatements, talkStatements, whisperStatements } from './outline-talk.ts';
import { voteStatements } from './outline-vote.ts';
import { SECTIONS, type Section, type SectionId, type Statement } from './statement.ts';

/** All that a player has to know of a village, from its rules: what can never matter in it is left out. */
export function outline(rules: Rules): Section[] {
  return SECTIONS.map((id) => ({ id, statements: OUTLINES[id](rules) })).filter(
    ({ statements }) => statements.length > 0,
  );
}

const OUTLINES: Readonly<Record<SectionId, (rules: Rules) => Statement[]>> = {
  village: villageStatements,
  roles: roleStatements,
  firstDay: (rules) => dayStatements(rules, 'firstDay'),
  laterDays: (rules) => dayStatements(rules, 'laterDays'),
  clock: clockStatements,
  talk: talkStatements,
  whisper: whisperStatements,
  channels: channelStatements,
  vote: voteStatements,
  night: nightStatements,
  medium: mediumStatements,
  death: deathStatements,
  absence: absenceStatements,
  end: endStatements,
};

function villageStatements(rules: Rules): Statement[] {
  const { roles, roleWishes, grammar, assistance } = rules;
  const teams = TEAMS.filter(
    (team) => team === 'village' || dealtRoles(roles).some((role) => teamOf(role) === team),
  );
  const help: Statement[] = assistance === undefined ? [] : [{ type: 'assistance', level: assistance }];
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

function roleStatements(rules: Rules): Statement[] {
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
function clockStatements(rules: Rules): Statement[] {
  const { clock } = rules;
  if (clock === null) return [];
  const phases = phasesHeld(rules);
  const statements: Statement[] = [];
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

function mediumStatements(rules: Rules): Statement[] {
  const mediums = dealtRoles(rules.roles).filter((role) => factsOf(role).identifies);
  if (!mediums.some((role) => hasSomethingToDo(rules, role))) return [];
  const { deaths } = rules.medium;
  const statements: Statement[] = [
    { type: 'mediumLearns', deaths, sudden: knowsSuddenDeath(rules), vote: happens(rules, 'vote') },
  ];
  const readAsHuman = deceivingHumans(rules, 'identified');
  if (readAsHuman.length > 0) statements.push({ type: 'mediumReads', readAsHuman });
  return statements;
}

function deathStatements(rules: Rules): Statement[] {
  const grave = sideChannels(rules).some(([channel]) => channel === 'grave');
  return [
    { type: 'deadAct', grave },
    { type: 'revealOnDeath', reveals: rules.revealOnDeath },
  ];
}

function absenceStatements(rules: Rules): Statement[] {
  const statements: Statement[] = [...askedAbsence(rules), ...leaving(rules)];
  if (knowsSuddenDeath(rules)) {
    const warnedBefore = rules.clock?.suddenDeath?.warnedBefore ?? 0;
    statements.push({ type: 'suddenDeath', warnedBefore, vote: happens(rules, 'vote') });
  }
  return statements;
}

function askedAbsence(rules: Rules): Statement[] {
  if (!asksForAnything(rules)) return [];
  const { answerLimit, lateTalkCostsSkip } = rules.absence;
  const late: Statement[] = asksForWords(rules) ? [{ type: 'lateTalk', costsSkip: lateTalkCostsSkip }] : [];
  return [{ type: 'answerLimit', milliseconds: answerLimit }, ...late];
}

function leaving({ absence: { gone, abortedBy } }: Rules): Statement[] {
  return gone === 'fails'
    ? [
        { type: 'gone', gone },
        { type: 'abortedBy', failures: abortedBy },
      ]
    : [{ type: 'gone', gone }];
}
