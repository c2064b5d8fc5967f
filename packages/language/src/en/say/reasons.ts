import type { ReasonId } from '../../natural/say/reasons.ts';

/** [a|b]: `b` where the target is named already. */
const REASON_CLAUSES: Readonly<Record<ReasonId, string>> = {
  'late-switch': '[{target}|they] moved off {other} at the last moment',
  'switch-saves': '[{target}’s|their] switch saved {other}',
  'word-vote-mismatch': '[{target}|they] announced {other} on day {day} and voted elsewhere',
  'vote-together': '{target} and {other} voted together {count} days running',
  'never-against': '{target} and {other} have never once suspected each other',
  'hanged-human': '[{target}|they] voted for {other}, who was human',
  'led-wrong-hang': '[{target} was|they were] first to call for {other}, who was human',
  'silent-on-hanged': '[{target}|they] never mentioned {other} on the day of the hanging',
  'few-posts': '[{target} has|they have] hardly spoken today, {count} in all',
  'no-suspect': '[{target} has|they have] not suspected anybody yet',
  'fast-agree': '[{target}|they] joined in {count} times without a reason',
  'agree-before-reason': '[{target}|they] agreed with >>{talkno} before it had a reason',
  'only-repeats': '[{target} has|they have] only repeated what others said',
  'opinion-flip': '[{target}|they] changed their view of {other} on no new evidence',
  unanswered: '[{target} still has|they still have] not answered >>{talkno}',
  'asks-one-side': '[{target} questions|they question] only {other} and never {claimant}',
  'soft-on-black': '[{target} has|they have] not touched the black on {other}',
  'late-claim': '[{target}|they] claimed only after being suspected',
  'plan-mismatch': '[{target}|they] said they would divine {other} and reported somebody else',
  'result-after-death': '[{target}|they] produced a result on {other} after the death',
  'count-mismatch': '[{target}’s|their] results do not match the number of nights',
  'two-seers-clash': '{claimant}’s results and {other}’s cannot both be true',
  'black-was-human': '[{target}’s|their] black on {other} has proved wrong',
  'white-on-killer': '[{target}|they] called the wolf {other} human',
  'not-attacked': '[{target}|they] claimed and were not attacked',
  'victim-accused': '{victim} suspected [{target}|them] to the end',
  'save-fits': '[{target}’s|their] guard fits the quiet night',
  'voted-wolf': '[{target}|they] voted for the wolf {other} on day {day}',
  'seen-white': '{claimant} divined [{target}|them] as human',
  'first-suspecter': '[{target} was|they were] the first to suspect {other}',
  'stood-alone': 'only [{target}|they] did not vote for {other}, who was human',
  'rivals-attack': 'the false {claimant} called [{target}|them] a wolf',
  'black-was-attacked': '[{target}|they] called {other} a wolf, and the wolves attacked {other}',
  'believed-wolf': '[{target}|they] trusted the wolf {other}',
  'accused-by-wolf': 'the wolf {other} was against [{target}|them]',
  'claim-attacked': 'the wolves attacked [{target}|them]',
  'black-was-wolf': '[{target}|they] called {other} a wolf, and {other} was one',
  'own-vote-lost': '[{target}|they] alone voted for {other} on day {day}',
};

export function reasonAbout(id: ReasonId, about: 'unnamed' | 'named' | 'speaker'): string {
  const clause = REASON_CLAUSES[id];
  if (about !== 'speaker') return clause.replace(/\[([^|\]]*)\|([^\]]*)\]/g, about === 'named' ? '$2' : '$1');
  return clause
    .replace(/\[[^|\]]*\|([^\]]*)\]/g, (_, words: string) =>
      words.replace(/they were|they|them|their/, ownWords),
    )
    .replaceAll('{target}', '{me}');
}

const OWN_WORDS: Readonly<Record<string, string>> = {
  'they were': 'I was',
  they: 'I',
  them: 'me',
  their: 'my',
};

function ownWords(words: string): string {
  return OWN_WORDS[words] ?? words;
}
