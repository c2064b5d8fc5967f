import type { Rules } from '@mura/engine';
import { deceivingHumans, happens, isByClock, isOn, whispers, whispersBeforeRevote } from './in-force.ts';
import type { Statement } from './statement.ts';

export function nightStatements(rules: Rules): Statement[] {
  const statements = [...divination(rules), ...guard(rules), ...attack(rules)];
  const divine = happens(rules, 'divine');
  const guards = happens(rules, 'guard');
  if (divine || guards) statements.push({ type: 'missingNightAct', divine, guard: guards });
  return statements;
}

function divination(rules: Rules): Statement[] {
  if (!happens(rules, 'divine')) return [];
  const { self, seers } = rules.divine;
  const statements: Statement[] = [
    { type: 'firstDivination', day: isOn(rules, 'firstDay', 'divine') ? 0 : 1 },
  ];
  if (rules.roles.seer > 1) statements.push({ type: 'divineWho', seers });
  const told = isByClock(rules, 'divine') ? 'phaseEnd' : 'atOnce';
  statements.push(
    { type: 'divineTargets', self },
    { type: 'divineResult', told, readAsHuman: deceivingHumans(rules, 'divined') },
  );
  if (rules.roles.fox > 0) statements.push({ type: 'foxDivined' });
  return statements;
}

function guard(rules: Rules): Statement[] {
  if (!happens(rules, 'guard')) return [];
  const { dead, bodyguards } = rules.guard;
  const several: Statement[] = rules.roles.bodyguard > 1 ? [{ type: 'guardWho', bodyguards }] : [];
  return [...several, { type: 'guardTargets', dead }];
}

function attack(rules: Rules): Statement[] {
  if (!happens(rules, 'attack')) return [];
  const { roles } = rules;
  const { targets, selfVote, humansCountOnce, undecided, rounds } = rules.attack;
  const statements: Statement[] = [
    { type: 'attackWho', werewolves: roles.werewolf },
    { type: 'attackTargets', targets, self: selfVote && targets === 'anybody' },
  ];
  if (roles.werewolf > 1 && !whispers(rules)) statements.push({ type: 'silentPack' });
  if (humansCountOnce) statements.push({ type: 'humansCountOnce', alwaysAttacks: undecided === 'random' });
  const tie = roles.werewolf > 1 || humansCountOnce ? undecided : null;
  statements.push({
    type: 'attackUndecided',
    werewolves: roles.werewolf,
    rounds,
    orNobody: !humansCountOnce,
    tie,
  });
  if (whispersBeforeRevote(rules)) statements.push({ type: 'whisperBeforeRevote' });
  if (roles.werewolf > 1) statements.push(...packLearns(rules));
  statements.push({ type: 'attackEffect', guard: happens(rules, 'guard'), fox: roles.fox > 0 });
  return statements;
}

/** Where executions are told in the morning, a missing vote would tell the pack which of them is dead. */
function packLearns(rules: Rules): Statement[] {
  const { votesTold, rounds, choiceTold } = rules.attack;
  const isHidden = rules.vote.executionTold === 'nextMorning' || votesTold === 'never';
  const told = isHidden ? 'never' : rounds === 1 ? 'lastRound' : votesTold;
  return [
    { type: 'attackVotesTold', told, rounds, byClock: isByClock(rules, 'attack') },
    { type: 'attackChoiceTold', told: choiceTold },
  ];
}
