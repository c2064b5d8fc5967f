import type { Gold } from '../../src/natural/score.ts';
import type { NaturalUtterance } from '../../src/natural/utterance.ts';

/** A text and what a person says that it means. */
export interface Judged {
  readonly utterance: NaturalUtterance;
  readonly gold: Gold;
}

/** The sentences of a list such as `testing/ja/judged.ts`. */
export function judgedIn(list: string): Judged[] {
  let names: readonly string[] = [];
  return list.split('\n').flatMap((line) => {
    if (line.startsWith('=')) names = line.slice(line.indexOf(' ') + 1).split(',');
    return line === '' || line.startsWith('=') ? [] : [judged(line, names)];
  });
}

function judged(line: string, names: readonly string[]): Judged {
  const [said = '', text = '', meant = '', tags] = line.split('|');
  const isWhisper = said.startsWith('*');
  const speaker = names.indexOf(isWhisper ? said.slice(1) : said) + 1;
  if (speaker === 0) throw new Error(`nobody of the cast says: ${line}`);
  const cast = names.map((name, index) => ({ player: index + 1, name, aliases: [] }));
  const sentences = meant.split(';').filter((one) => one !== '');
  const asAgents = (sentence: string) => withAgents(sentence, names);
  const told = sentences.filter((one) => !one.startsWith('?')).map((one) => one.split('/').map(asAgents));
  return {
    utterance: { text, speaker, cast, channel: isWhisper ? 'whisper' : 'talk', day: 2 },
    gold: {
      protocol: told.map(([first = '']) => first),
      alternatives: Object.fromEntries(told.map(([first = '', ...others]) => [first, others])),
      optional: sentences.filter((one) => one.startsWith('?')).map((one) => asAgents(one.slice(1))),
      ...(tags === undefined ? {} : { tags: tags.split(',').filter((tag) => tag !== '') }),
    },
  };
}

/** Names are written as the protocol writes players. */
function withAgents(sentence: string, names: readonly string[]): string {
  const longestFirst = names
    .map((name, index) => ({ name, agent: `Agent[${String(index + 1).padStart(2, '0')}]` }))
    .filter(({ name, agent }) => name !== agent)
    .sort((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce(
    (text, { name, agent }) => text.replace(new RegExp(`(?<=[ (]|^)${name}(?=[ )]|$)`, 'g'), agent),
    sentence,
  );
}
