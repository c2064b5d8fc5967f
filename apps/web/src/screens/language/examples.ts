/** The formal languages. */
const LANGUAGES_OF_TALK = ['aiwolf', 'werewolf'] as const;
export type BenchLanguage = (typeof LANGUAGES_OF_TALK)[number];

/** What the bench works on: formal talk, natural talk, or a whole log. */
export const BENCHES = ['ja', 'en', ...LANGUAGES_OF_TALK, 'log'] as const;
export type Bench = (typeof BENCHES)[number];

/** Sentences to begin with. */
export const EXAMPLES: Readonly<Record<Exclude<Bench, 'log'>, readonly string[]>> = {
  ja: [
    '占い師だ。源太を占ったら人狼だった。今日は源太に投票しよう。',
    '綾さんは狼じゃないと思う。栄作さんが一番怪しい。',
    '花ちゃん、誰に投票する？',
    'もし源太が狼なら、綾は白だ。',
  ],
  en: [
    "I'm the seer. I divined Bruno and he is a werewolf. Let's vote for Bruno today.",
    "I don't think Mina is a wolf. Dr Chen looks suspicious.",
    'Mina, who are you going to vote for?',
    'If Bruno is a wolf, Mina must be clean.',
  ],
  aiwolf: [
    'BECAUSE (DAY 1 (Agent[02] DIVINED Agent[03] WEREWOLF)) (REQUEST ANY (VOTE Agent[03]))',
    'REQUEST ANY (COMINGOUT ANY SEER)',
    'XOR (ESTIMATE Agent[02] SEER) (ESTIMATE Agent[04] SEER)',
    'estimate Agent[02] werewolf',
  ],
  werewolf: [
    'request ANY without Agent03 80% (if (who seer) then (who comingout))',
    'declare 90% (Agent01 wolf)',
    'request Agent02 80% (vote Agent03)',
  ],
};
