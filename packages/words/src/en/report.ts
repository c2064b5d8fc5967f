import type { ReportWords } from '../ja/report.ts';
import { en as page } from './page.ts';

/** The report of a contest, in English. */
export const en: ReportWords = {
  title: '{name}: report',
  kicker: 'Report of a contest · {version}',
  headline: '{name}: {teams} teams, {games} games',
  lede: '{team} won {wins} of {games} games, the highest rate ({rate} %, 95 % interval {low}–{high}).',
  ledeApart: 'After correction {apart} of {pairs} pairs can be told apart.',
  ledeEmpty: 'No game has ended yet.',
  skip: 'To the text',

  'kind.self': 'self-play',
  'kind.cross': 'cross-play',
  'kind.human': 'matches with a person',

  'side.village': page['team.village'],
  'side.werewolf': page['team.werewolf'],
  'side.fox': page['team.fox'],

  wins: 'Wins',
  table: 'Table {n}',
  figure: 'Figure {n}',
  winsCaption:
    'Wins and win rates per role and in total, {kind}. In brackets the 95 % interval ({method}). Ranks are ranges of teams that cannot be told apart after correction.',
  methodWilson: 'Wilson',
  methodClustered: 'Wilson, for games of a set that depend on each other',
  team: 'Team',
  total: 'Total',
  balanced: 'Weighted by roles',
  rank: 'Rank',
  rating: 'Strength',
  sum: 'Sum',
  formulas:
    'Total is Σ w / Σ n (macro in the tables of the natural-language contests), mean of roles the plain mean of the role rates (micro), weighted by roles the mean weighted by the seats of the village (weighted micro, weights {weights}).',
  micro: 'Mean of roles',
  sidesNote: '{side} won {wins}/{games} games ({rate})',
  noImpossible: 'No cell is impossible: wins agree with the totals and the sides, games with the plan.',
  impossible: '{team}, {role}: {printed} cannot be.',
  impossibleRepair: 'It must be {right}.',
  impossibleColumn: 'The wins of {roles} do not agree with the other roles of their side.',
  ratingNote:
    'Strength by the method of Weng and Lin (mean ± twice its error), free of what a side wins by itself.',

  byRole: 'By role',
  byRoleCaption:
    'Win rate by role (%). Dot: rate, line: 95 % interval, broken line: mean of all teams. Teams in the order of table 1.',
  each: 'n = {n}',

  pairs: 'Team against team',
  pairsCaption:
    'Share of games (%) that the team on the left won when the two sat on different sides. Small: wins / games. A frame marks pairs that differ at 5 % after correction by Holm.',
  pairsApart: 'After correction {apart} of {pairs} pairs differ.',
  pairsTest: 'Test of paired results of the same game (McNemar, exact).',
  pairsTestSets: 'Test by changing the signs of the differences of whole sets.',
  pairsPower: 'To see {points} points each team needs {games} games (power 80 %, before correction).',

  learning: 'Learning',
  learningCaption: 'Win rate (%) in the first, second and last third of a set. Line: 95 % interval.',
  learningChange: 'last − first {change} points ({low} to {high})',
  learningUnknown: 'last − first: an interval needs two sets',
  learningNote:
    'Where the interval holds 0, learning cannot be claimed. Not corrected for looking at all teams.',
  first: 'first',
  middle: 'second',
  last: 'last',

  judging: 'Judging',
  judgingCaption:
    'Mean grades (1–5, {judges} {judges|judge|judges}, {kind}), the third decimal {cut}. Each * is a judge who picked the team as the best.',
  judgingCaptionLlm:
    'Mean grades of a language model (1–5, {judges} {judges|model|models}, {kind}), the third decimal {cut}. Never mixed with those of people.',
  truncated: 'cut off',
  rounded: 'rounded',
  agreement: 'Agreement of judges α',
  agreementNote: "α is Krippendorff's alpha, ordinal. 1 is full agreement, 0 that of chance.",
  picks: 'Picks',
  livePick: '{judge} sat at the table in game {game} and chose {team}.',
  pick: '{judge} chose {team}.',
  entertainmentCaption:
    'Votes for interesting play. Score: beside the votes that its seats would get by chance (1).',
  votes: 'Votes',
  score: 'Score',

  understanding: 'Was it understood',
  understandingCaption:
    'Share of utterances whose meaning the readers found (whole, in part, not at all), and of those addressed to a team that it answered. While this is low, a win rate is only a reference value.',
  whole: 'whole',
  part: 'in part',
  none: 'not',
  answered: 'answered',
  utterances: 'Utterances',

  gamesRead: 'Talk was read from {n} games.',

  behaviour: 'Behaviour',
  behaviourCaption:
    'Sums over seats. Targeting and accuracy are ratios to chance (1); the others are shares of occasions. —: no occasion.',
  'behaviour.executed': 'executed (ratio)',
  'behaviour.voted': 'votes received (ratio)',
  'behaviour.divined': 'divined (ratio)',
  'behaviour.guarded': 'guarded (ratio)',
  'behaviour.mentioned': 'mentioned (ratio)',
  'behaviour.attacked': 'attacked (ratio)',
  'behaviour.attackVoted': 'attack votes received (ratio)',
  'behaviour.divination': 'divinations that hit a werewolf (ratio)',
  'behaviour.villageVote': 'village votes on a werewolf (ratio)',
  'behaviour.possessedSparesWolves': 'possessed votes that spare werewolves',
  'behaviour.wolfVotesWolf': 'werewolf votes on another werewolf',
  'behaviour.noVote': 'no vote',
  'behaviour.selfVote': 'votes on oneself',
  'behaviour.noAttackVote': 'no attack vote',
  'behaviour.attackVoteOnWolf': 'attack votes on a werewolf',
  'behaviour.noDivination': 'no divination',
  'behaviour.noGuard': 'no guard',
  'behaviour.silentDay': 'silent days',
  'behaviour.repeated': 'repeated utterances',
  'behaviour.survived': 'survival',
  'behaviour.daysSurvived': 'share of days survived',
  'behaviour.executionHazard': 'executions per day',
  'behaviour.talksADay': 'utterances per day',

  reliability: 'Answers and faults',
  timesCaption:
    'Response time (log scale). Dot: median of the means of games, band: 25–75 %, tick: maximum. Right: mean of all answers and their number.',
  noTimes: 'All teams played in process, so there are no response times.',
  faultsCaption: 'Faults. An aborted game is charged to who caused it, and was played again.',
  quarantined: 'Failed too often, and so forfeited the rest of the contest: {teams}.',
  'fault.late': 'late',
  'fault.gone': 'gone',
  'fault.garbage': 'unreadable',
  'fault.illegal': 'against the rules',
  aborted: 'aborted games',
  milliseconds: '{n} ms',
  seconds: '{n} s',

  replays: 'Records',
  replaysCaption: 'The records of all games, to be seen with <mura replay FILE>.',
  game: 'Game',
  seats: 'Seats',
  winner: 'Winner',
  nobody: 'nobody',
  record: 'Record',
  andMore: '{n} more games are in games.csv.',

  provenance: 'Provenance and citation',
  version: 'Version',
  plan: 'Plan',
  seed: 'Seed',
  digest: 'Digest',
  presets: 'Rules',
  games: 'Games',
  again: 'The same result again (with any number of workers the same digest)',
  selfContained: 'This file can be read alone; it uses nothing from outside.',
};
