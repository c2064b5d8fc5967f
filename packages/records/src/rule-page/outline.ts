import { ROLES, type Role, type Rules, TEAMS, teamOf } from '@mura/engine';
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
    (team) => team === 'village' || ROLES.some((role) => roles[role] > 0 && teamOf(role) === team),
  );
  const help: Statement[] = assistance === undefined ? [] : [{ type: 'assistance', level: assistance }];
  return [
    { type: 'players', players: countPlayers(rules), werewolves: roles.werewolf },
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
  return ROLES.filter((role) => roles[role] > 0).map((role) => ({
    type: 'role',
    role,
    count: roles[role],
    team: teamOf(role),
    hasFellows: roles[role] > 1,
    acts: hasSomethingToDo(rules, role),
    survivesAttack: role === 'fox' && happens(rules, 'attack'),
    diesWhenDivined: role === 'fox' && happens(rules, 'divine'),
  }));
}

function hasSomethingToDo(rules: Rules, role: Role): boolean {
  switch (role) {
    case 'seer':
      return happens(rules, 'divine');
    case 'medium':
      return happens(rules, 'vote') || rules.medium.deaths === 'all';
    case 'bodyguard':
      return happens(rules, 'guard');
    case 'werewolf':
      return happens(rules, 'attack');
    default:
      return false;
  }
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
  if (rules.roles.medium === 0 || !hasSomethingToDo(rules, 'medium')) return [];
  const { deaths } = rules.medium;
  const statements: Statement[] = [
    { type: 'mediumLearns', deaths, sudden: knowsSuddenDeath(rules), vote: happens(rules, 'vote') },
  ];
  const readAsHuman = deceivingHumans(rules);
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
