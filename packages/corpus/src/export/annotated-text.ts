import { RELATIONS, relationsOf } from '../relations/relate.ts';
import { discussionOf } from '../tables/count-village.ts';
import { printTag, type TagScheme } from '../tags/scheme.ts';
import type { CorpusVillage } from '../villages/village.ts';

/** A text and its stand-off annotations, as brat keeps them in two files of one name. */
export interface BratDocument {
  readonly text: string;
  readonly annotations: string;
}

/**
 * The public talk of a village for brat: a post a line, its tags as spans over what was said (named by their topic, the
 * whole tag as a note), attunement and rebuttal as relations between the first tags of two posts.
 */
export function bratOf(village: CorpusVillage): BratDocument {
  const said = discussionOf(village);
  const lines: string[] = [];
  const spans: string[] = [];
  const firstTag = new Map<string, string>();
  let offset = 0;
  let tags = 0;
  for (const { id, speaker, text, tags: own } of said) {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    const head = `[${id}] ${speaker}: `;
    const start = offset + lengthOf(head);
    const end = start + lengthOf(words);
    for (const tag of own) {
      const name = `T${++tags}`;
      if (!firstTag.has(id)) firstTag.set(id, name);
      spans.push(`${name}\t${tag.topic}${tag.denied ? '_not' : ''} ${start} ${end}\t${words}`);
      spans.push(`#${tags}\tAnnotatorNotes ${name}\t${printTag(tag)}`);
    }
    lines.push(`${head}${words}\n`);
    offset = end + 1;
  }
  const links = relationsOf(said).flatMap(({ of, previous, relation }) => {
    const [from, to] = [firstTag.get(of.id), previous === null ? undefined : firstTag.get(previous.id)];
    if (from === undefined || to === undefined || relation === 'none') return [];
    return [`${relation} Arg1:${from} Arg2:${to}`];
  });
  const relations = links.map((link, index) => `R${index + 1}\t${link}\t`);
  return { text: lines.join(''), annotations: [...spans, ...relations].map((line) => `${line}\n`).join('') };
}

/** What brat must be told of the names in these files (`annotation.conf`). */
export function bratConfiguration({ topics }: TagScheme): string {
  const kinds = topics.flatMap(({ name }) => [name, `${name}_not`]);
  const links = RELATIONS.filter((relation) => relation !== 'none');
  return [
    ...['[entities]', ...kinds],
    ...['[relations]', ...links.map((relation) => `${relation}\tArg1:<ENTITY>, Arg2:<ENTITY>`)],
    // Two tags of one post stand on the same words.
    '<OVERLAP>\tArg1:<ENTITY>, Arg2:<ENTITY>, <OVL-TYPE>:<ANY>',
    ...['[events]', '[attributes]'],
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** Brat counts characters, not code units. */
function lengthOf(text: string): number {
  return [...text].length;
}

const TOKENS =
  /[A-Za-z0-9_[\]'’-]+|\p{Script=Han}+|\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Hiragana}+|\p{Script=Hangul}+|[^\s]/gu;

/**
 * The same in columns, a token a line and an empty line between posts: number, token, and the tags of the post in the
 * scheme B, I, O. Tags are of whole posts, as the paper gives them, so a span is a post.
 */
export function conllOf(village: CorpusVillage): string {
  return discussionOf(village)
    .map(({ id, speaker, text, tags }) => {
      const names = tags.map(printTag).join('|');
      const rows = (text.match(TOKENS) ?? []).map((token, index) => {
        const tag = names === '' ? 'O' : `${index === 0 ? 'B' : 'I'}-${names}`;
        return `${index + 1}\t${token}\t${tag}\n`;
      });
      return `# village = ${village.id}\n# id = ${id}\n# speaker = ${speaker}\n${rows.join('')}\n`;
    })
    .join('');
}
