import { ASSISTANCE, type Rules, type TalkRules, type TurnTalk } from './rules.ts';

/** A word in the rules of a village, and those it may be; rules from outside may hold any. */
export interface Word {
  /** E.g. `rules.vote.missing`. */
  readonly path: string;
  readonly allowed: readonly unknown[];
  read(rules: Rules): unknown;
}

const YES_OR_NO = [true, false];

/** Made once, because every village that opens is checked. */
export const WORDS: readonly Word[] = [
  ...talkWords('talk'),
  ...talkWords('whisper'),
  word('vote.selfVote', ({ vote }) => vote.selfVote, YES_OR_NO),
  word('vote.missing', ({ vote }) => vote.missing, ['random', 'none']),
  word('vote.undecided', ({ vote }) => vote.undecided, ['random', 'nobody']),
  word('vote.told', ({ vote }) => vote.told, ['eachRound', 'nextMorning', 'countsNextMorning', 'never']),
  word('vote.executionTold', ({ vote }) => vote.executionTold, ['atOnce', 'nextMorning']),
  word('vote.style', ({ vote }) => vote.style, ['free', 'announced']),
  word('medium.deaths', ({ medium }) => medium.deaths, ['executed', 'all']),
  word('end.opensChannels', ({ end }) => end.opensChannels, YES_OR_NO),
  word('assistance', ({ assistance }) => assistance, [undefined, ...ASSISTANCE]),
  word('revealOnDeath', ({ revealOnDeath }) => revealOnDeath, YES_OR_NO),
  word('vote.lastNight', ({ vote }) => vote.lastNight, [undefined, 'acts', 'guards']),
  word('divine.self', ({ divine }) => divine.self, YES_OR_NO),
  word('divine.seers', ({ divine }) => divine.seers, ['all', 'first']),
  word('guard.dead', ({ guard }) => guard.dead, YES_OR_NO),
  word('guard.bodyguards', ({ guard }) => guard.bodyguards, ['all', 'first']),
  word('attack.targets', ({ attack }) => attack.targets, ['humans', 'anybody']),
  word('attack.selfVote', ({ attack }) => attack.selfVote, YES_OR_NO),
  word('attack.humansCountOnce', ({ attack }) => attack.humansCountOnce, YES_OR_NO),
  word('attack.undecided', ({ attack }) => attack.undecided, ['random', 'nobody']),
  word('attack.whisperBeforeRevote', ({ attack }) => attack.whisperBeforeRevote, YES_OR_NO),
  word('attack.votesTold', ({ attack }) => attack.votesTold, ['eachRound', 'lastRound', 'never']),
  word('attack.choiceTold', ({ attack }) => attack.choiceTold, YES_OR_NO),
  word('end.opensCauses', ({ end }) => end.opensCauses, [undefined, true]),
  word('end.opensBoards', ({ end }) => end.opensBoards, [undefined, true]),
  word('end.test', ({ end }) => end.test, ['dawn', 'eachPart']),
  word('absence.lateTalkCostsSkip', ({ absence }) => absence.lateTalkCostsSkip, YES_OR_NO),
  word('absence.gone', ({ absence }) => absence.gone, ['standIn', 'fails']),
  word('roleWishes', ({ roleWishes }) => roleWishes, YES_OR_NO),
  word('grammar', ({ grammar }) => grammar, ['free', 'aiwolf']),
];

/** Words of talk by turns; a village by the clock has none of them. */
function talkWords(channel: 'talk' | 'whisper'): Word[] {
  const said = <Allowed>(name: string, read: (talk: TurnTalk) => Allowed, allowed: readonly Allowed[]) =>
    word(`${channel}.${name}`, (rules) => byTurns(rules[channel], read, allowed[0]!), allowed);
  return [
    word(`${channel}.mode`, (rules) => rules[channel].mode, ['turns', 'clock']),
    said('counts', ({ counts }) => counts, ['talk', 'answer']),
    said('silence', ({ silence }) => silence, ['Skip', 'Over']),
    said('overLasts', ({ overLasts }) => overLasts, ['turn', 'phase']),
    said('exhausted', ({ exhausted }) => exhausted, ['saysOver', 'passedOver']),
    said('order', ({ order }) => order, ['drawnEachTurn', 'drawnOncePerPhase']),
    said('turn', ({ turn }) => turn, ['open', 'closed']),
    said('indexed', ({ indexed }) => indexed, ['day', 'phase']),
    word(`${channel}.length.countIn`, (rules) => rules[channel].length.countIn, [
      'characters',
      'charactersAndSpaces',
      'words',
    ]),
  ];
}

function byTurns<Allowed>(talk: TalkRules, read: (talk: TurnTalk) => Allowed, otherwise: Allowed): Allowed {
  return talk.mode === 'clock' ? otherwise : read(talk);
}

function word<Allowed>(
  name: string,
  read: (rules: Rules) => Allowed,
  allowed: readonly NoInfer<Allowed>[],
): Word {
  return { path: `rules.${name}`, allowed, read };
}
