import { type CorpusWords, fill } from '@mura/words';
import type { BySide, DiscussionTables } from '../tables/discussion.ts';
import { type Bar, barFigure } from './bars.ts';

/** A picture, and the name of its file. */
export interface Figure {
  readonly name: string;
  readonly svg: string;
}

/** The counterparts of figures 3 to 6: by who won, and for each topic by whom the opinion before was about. */
export function discussionFigures(tables: DiscussionTables, words: CorpusWords): Figure[] {
  const { human, werewolf, heads } = words;
  const shared = { heads: tables.share.expected, words: { human, werewolf, heads } };
  const byWinner = tables.byWinner.map(({ winner, games, relations }) => ({
    title: `${words[`wonBy.${winner}`]} (${fill(words.games, { n: games })})`,
    bars: barsOf(relations, words),
  }));
  const topics = [...new Set(tables.byTarget.map(({ topic }) => topic))];
  return [
    { name: 'by-winner', svg: barFigure({ title: words['figure.byWinner'], groups: byWinner, ...shared }) },
    ...topics.map((topic) => ({
      name: `by-target-${topic}`,
      svg: barFigure({
        title: fill(words['figure.byTarget'], { topic: topicWord(topic, words) }),
        groups: tables.byTarget
          .filter((one) => one.topic === topic)
          .map(({ target, relations }) => ({
            title: fill(words.against, { side: words[target] }),
            bars: barsOf(relations, words),
          })),
        ...shared,
      }),
    })),
  ];
}

function barsOf(relations: BySide, words: CorpusWords): Bar[] {
  return (['attune', 'rebut'] as const).map((relation) => ({
    label: words[relation],
    human: relations.human[relation],
    werewolf: relations.werewolf[relation],
  }));
}

/** A scheme of one's own may have topics without a word. */
function topicWord(topic: string, words: CorpusWords): string {
  return topic === 'vote' || topic === 'inspect' ? words[`topic.${topic}`] : topic;
}
