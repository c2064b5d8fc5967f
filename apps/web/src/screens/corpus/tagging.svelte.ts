import { parseTag, printTag, type Tag } from '@mura/corpus';
import type { OwnTags, TagTask, TaskPost } from '../../source/corpora.ts';

/** Letters that stand for the players of a village, after a topic was chosen. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const TOPIC_KEYS: Readonly<Record<string, string>> = { vote: 'V', inspect: 'U' };

/** One annotator at work: which post, which tag is being made, what was decided. */
export class Tagging {
  readonly task: TagTask;
  readonly #save: (tags: OwnTags) => void;
  index = $state(0);
  /** A topic that waits for a name. */
  topic = $state<string | null>(null);
  denied = $state(false);
  #own = $state.raw<ReadonlyMap<string, OwnTags>>(new Map());
  /** What was decided before, `null` where nothing was, and of which post. */
  readonly #undo: (readonly [before: OwnTags | null, index: number])[] = [];

  constructor(task: TagTask, save: (tags: OwnTags) => void) {
    this.task = task;
    this.#save = save;
    this.#own = new Map(task.tags.map((tags) => [keyOf(tags), tags]));
    const open = task.posts.findIndex((post) => !this.#own.has(keyOf(post)));
    this.index = Math.max(0, open);
  }

  get post(): TaskPost | null {
    return this.task.posts[this.index] ?? null;
  }

  get names(): readonly string[] {
    return this.post === null ? [] : (this.task.names[this.post.village] ?? []);
  }

  get decided(): number {
    return this.task.posts.filter((post) => this.#own.has(keyOf(post))).length;
  }

  /** `null`: not decided yet. */
  tagsOf(post: TaskPost): { readonly tags: readonly Tag[]; readonly unsure: boolean } | null {
    const own = this.#own.get(keyOf(post));
    if (own === undefined) return null;
    return { tags: own.tags.flatMap((tag) => parseTag(tag) ?? []), unsure: own.unsure };
  }

  go(index: number): void {
    this.index = Math.min(this.task.posts.length - 1, Math.max(0, index));
    this.topic = null;
    this.denied = false;
  }

  choose(topic: string): void {
    this.topic = this.topic === topic ? null : topic;
    this.denied = false;
  }

  name(target: string): void {
    if (this.topic === null) return;
    const tag = printTag({ topic: this.topic, denied: this.denied, target });
    const now = this.#now();
    const tags = now.tags.includes(tag) ? now.tags.filter((one) => one !== tag) : [...now.tags, tag];
    this.#set({ ...now, tags });
    this.topic = null;
    this.denied = false;
  }

  /** No tag is a decision, too. */
  none(): void {
    this.#set({ ...this.#now(), tags: [] });
    this.go(this.index + 1);
  }

  dropLast(): void {
    const now = this.#now();
    if (now.tags.length > 0) this.#set({ ...now, tags: now.tags.slice(0, -1) });
  }

  doubt(): void {
    const now = this.#now();
    this.#set({ ...now, unsure: !now.unsure });
  }

  undo(): void {
    const last = this.#undo.pop();
    if (last === undefined) return;
    const [before, index] = last;
    this.go(index);
    if (before !== null) this.#set(before, false);
    else if (this.post !== null) {
      // It has to be decided again before anything is handed in.
      const own = new Map(this.#own);
      own.delete(keyOf(this.post));
      this.#own = own;
    }
  }

  #now(): OwnTags {
    const post = this.post;
    if (post === null) throw new Error('There is no post.');
    return this.#own.get(keyOf(post)) ?? { village: post.village, id: post.id, tags: [], unsure: false };
  }

  #set(tags: OwnTags, keepsUndo = true): void {
    if (keepsUndo) this.#undo.push([this.#own.get(keyOf(tags)) ?? null, this.index]);
    this.#own = new Map(this.#own).set(keyOf(tags), tags);
    this.#save(tags);
  }

  /** What a key does; `false`: nothing. Initials act only after a topic, so no letter has two meanings at a time. */
  press(key: string): boolean {
    const letter = key.toUpperCase();
    if (this.topic !== null) {
      const target = this.names[LETTERS.indexOf(letter)];
      if (letter === 'X' && !this.denied) this.denied = true;
      else if (key === 'Escape') this.topic = null;
      else if (key.length === 1 && target !== undefined) this.name(target);
      else return false;
      return true;
    }
    const topic = this.task.topics.find((one) => TOPIC_KEYS[one] === letter);
    if (topic !== undefined) this.choose(topic);
    else if (key === ' ') this.none();
    else if (key === 'Enter' || letter === 'J') this.go(this.index + 1);
    else if (letter === 'K') this.go(this.index - 1);
    else if (key === 'Backspace') this.dropLast();
    else if (letter === 'Z') this.undo();
    else if (letter === 'Q') this.doubt();
    else return false;
    return true;
  }
}

function keyOf({ village, id }: { readonly village: string; readonly id: string }): string {
  return `${village}/${id}`;
}
