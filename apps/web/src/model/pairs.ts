import type { PostLine } from './screen-line.ts';
import type { VillageModel } from './village-model.ts';

/** What somebody said, beside what they said where the village could not hear it. */
export interface SaidAndThought {
  readonly said: PostLine | null;
  readonly thought: PostLine;
}

const MOST = 6;

/** Each secret word with the public one before it; of one person at most two, so that all come to speak. */
export function saidAndThought({ lines }: VillageModel): SaidAndThought[] {
  const posts = lines.filter((line): line is PostLine => line.type === 'post');
  const pairs: SaidAndThought[] = [];
  for (const thought of posts) {
    if (thought.channel === 'talk' || thought.channel === 'watchers' || thought.channel === 'act') continue;
    if (isSilence(thought.text) || pairs.filter((pair) => pair.thought.player === thought.player).length >= 2)
      continue;
    const said = posts.findLast(
      (post) =>
        post.channel === 'talk' &&
        post.player === thought.player &&
        post.day <= thought.day &&
        post.at <= thought.at &&
        !isSilence(post.text),
    );
    pairs.push({ said: said ?? null, thought });
  }
  return pairs.slice(0, MOST);
}

/** Words that say nothing of their own. */
function isSilence(text: string): boolean {
  return text === 'Over' || text === 'Skip' || /^(DIS)?AGREE /.test(text);
}
