import type { Gold } from '../../src/natural/score.ts';
import type { Called, NaturalUtterance } from '../../src/natural/utterance.ts';

/** A text and what a person says that it means. */
export interface JudgedText {
  readonly utterance: NaturalUtterance;
  readonly gold: Gold;
}

/** The sentences of a list such as `testing/ja/judged.ts`. */
export function judgedIn(list: string): JudgedText[] {
  let cast: readonly Called[] = [];
  return list.split('\n').flatMap((line) => {
    if (line.startsWith('=')) cast = castOf(line.slice(line.indexOf(' ') + 1));
    return line === '' || line.startsWith('=') ? [] : [judged(line, cast)];
  });
}

/** `長兵衛:庄,お菊:娘` */
function castOf(written: string): Called[] {
  return written.split(',').map((one, index) => {
    const [name = '', ...aliases] = one.split(':');
    return { player: index + 1, name, aliases };
  });
}

/** Written for what was not judged. */
const NOT_JUDGED = '-';

function judged(line: string, cast: readonly Called[]): JudgedText {
  const names = cast.map(({ name }) => name);
  const [said = '', text = '', meant = '', tags] = line.split('|');
  const isWhisper = said.startsWith('*');
  const speaker = names.indexOf(isWhisper ? said.slice(1) : said) + 1;
  if (speaker === 0) throw new Error(`nobody of the cast says: ${line}`);
  const sentences = meant.split(';').filter((one) => one !== '');
  const asAgents = (sentence: string) => withAgents(sentence, names);
  const told = sentences.filter((one) => !one.startsWith('?')).map((one) => one.split('/').map(asAgents));
  return {
    utterance: { text, speaker, cast, channel: isWhisper ? 'whisper' : 'talk', day: 2 },
    gold: {
      ...(meant === NOT_JUDGED ? {} : { protocol: told.map(([first = '']) => first) }),
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
