import { arePackVotesTold, type Role, type Rules } from '@mura/engine';
import type { StatementsOf } from './fact.ts';
import { deceivingHumans, happens, isByClock, isOn, seatsWho, whispers, whispersBeforeRevote } from './in-force.ts';

/** Of the night. */
export interface NightFacts {
  firstDivination: { readonly day: number };
  divineWho: { readonly seers: 'all' | 'first' };
  divineTargets: { readonly self: boolean };
  divineResult: { readonly told: 'atOnce' | 'phaseEnd'; readonly readAsHuman: readonly Role[] };
  guardWho: { readonly bodyguards: 'all' | 'first' };
  guardTargets: { readonly dead: boolean };
  attackWho: { readonly werewolves: number };
  attackTargets: { readonly targets: 'humans' | 'anybody'; readonly self: boolean };
  humansCountOnce: { readonly alwaysAttacks: boolean };
  attackUndecided: {
    readonly werewolves: number;
    readonly rounds: number;
    /** Without a vote that counts nobody is attacked. */
    readonly orNobody: boolean;
    /** `null`: there can be no tie. */
    readonly tie: 'random' | 'nobody' | null;
  };
  whisperBeforeRevote: object;
  silentPack: object;
  attackVotesTold: {
    readonly told: Rules['attack']['votesTold'];
    readonly rounds: number;
    readonly byClock: boolean;
  };
  attackChoiceTold: { readonly told: boolean };
  attackEffect: { readonly guard: boolean; readonly fox: boolean };
  foxDivined: object;
  missingNightAct: { readonly divine: boolean; readonly guard: boolean };
}

type NightStatement = StatementsOf<NightFacts>;

export function nightStatements(rules: Rules): NightStatement[] {
  const statements = [...divination(rules), ...guard(rules), ...attack(rules)];
  const divine = happens(rules, 'divine');
  const guards = happens(rules, 'guard');
  if (divine || guards) statements.push({ type: 'missingNightAct', divine, guard: guards });
  return statements;
}

function divination(rules: Rules): NightStatement[] {
  if (!happens(rules, 'divine')) return [];
  const { self, seers } = rules.divine;
  const statements: NightStatement[] = [
    { type: 'firstDivination', day: isOn(rules, 'firstDay', 'divine') ? 0 : 1 },
  ];
  if (seatsWho(rules, ({ nightAct }) => nightAct === 'divine') > 1) statements.push({ type: 'divineWho', seers });
  const told = isByClock(rules, 'divine') ? 'phaseEnd' : 'atOnce';
  statements.push(
    { type: 'divineTargets', self },
    { type: 'divineResult', told, readAsHuman: deceivingHumans(rules, 'divined') },
  );
  if (seatsWho(rules, ({ diesWhenDivined }) => diesWhenDivined) > 0) statements.push({ type: 'foxDivined' });
  return statements;
}

function guard(rules: Rules): NightStatement[] {
  if (!happens(rules, 'guard')) return [];
  const { dead, bodyguards } = rules.guard;
  const guards = seatsWho(rules, ({ nightAct }) => nightAct === 'guard');
  const several: NightStatement[] = guards > 1 ? [{ type: 'guardWho', bodyguards }] : [];
  return [...several, { type: 'guardTargets', dead }];
}

function attack(rules: Rules): NightStatement[] {
  if (!happens(rules, 'attack')) return [];
  const werewolves = seatsWho(rules, ({ nightAct }) => nightAct === 'attackVote');
  const { targets, selfVote, humansCountOnce, undecided, rounds } = rules.attack;
  const statements: NightStatement[] = [
    { type: 'attackWho', werewolves },
    { type: 'attackTargets', targets, self: selfVote && targets === 'anybody' },
  ];
  if (werewolves > 1 && !whispers(rules)) statements.push({ type: 'silentPack' });
  if (humansCountOnce) statements.push({ type: 'humansCountOnce', alwaysAttacks: undecided === 'random' });
  const tie = werewolves > 1 || humansCountOnce ? undecided : null;
  statements.push({
    type: 'attackUndecided',
    werewolves,
    rounds,
    orNobody: !humansCountOnce,
    tie,
  });
  if (whispersBeforeRevote(rules)) statements.push({ type: 'whisperBeforeRevote' });
  if (werewolves > 1) statements.push(...packLearns(rules));
  const fox = seatsWho(rules, ({ survivesAttack }) => survivesAttack === 'always') > 0;
  statements.push({ type: 'attackEffect', guard: happens(rules, 'guard'), fox });
  return statements;
}

function packLearns(rules: Rules): NightStatement[] {
  const { votesTold, rounds, choiceTold } = rules.attack;
  const told = !arePackVotesTold(rules) ? 'never' : rounds === 1 ? 'lastRound' : votesTold;
  return [
    { type: 'attackVotesTold', told, rounds, byClock: isByClock(rules, 'attack') },
    { type: 'attackChoiceTold', told: choiceTold },
  ];
}
