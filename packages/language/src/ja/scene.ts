import type { PlayerId } from '@mura/engine';
import type { RoleWord } from '../aiwolf/words.ts';
import type { Who } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import type { ReadMatch } from './facts.ts';
import type { Matched } from './matched.ts';
import type { Spoken } from './players.ts';
import type { Token, TokenClass } from './token.ts';

/** What the words around tell about one match: who speaks to whom, of whom, and on what ground. */
export class Scene {
  readonly spoken: Spoken;
  readonly utterance: NaturalUtterance;
  private readonly ownRole: RoleWord | null;
  private readonly classes: ReadonlySet<TokenClass>;

  constructor(spoken: Spoken, utterance: NaturalUtterance, read: readonly ReadMatch[]) {
    this.spoken = spoken;
    this.utterance = utterance;
    this.classes = new Set(spoken.tokens.map(({ is }) => is));
    this.ownRole = this.findOwnRole(read);
  }

  private findOwnRole(read: readonly ReadMatch[]): RoleWord | null {
    const own = read.find(
      ({ matched, ending }) =>
        matched.construction.says.type === 'claim' &&
        matched.construction.mood === 'own' &&
        ending === 'held',
    );
    const { speaker, context } = this.utterance;
    if (own?.matched.role?.is === 'medium') return 'MEDIUM';
    const isSeer = own?.matched.role?.is === 'seer' || own?.matched.role?.is === 'divine-noun';
    return isSeer ? 'SEER' : speaker === null ? null : (context?.claims?.get(speaker) ?? null);
  }

  isMedium(): boolean {
    return (
      this.ownRole === 'MEDIUM' ||
      (this.ownRole === null && this.classes.has('mediumresult') && !this.classes.has('result'))
    );
  }

  /** The one of whom the talk was before this word. */
  topicBefore(index: number): PlayerId | null {
    return this.spoken.topic[index] ?? null;
  }

  addressed(index: number): readonly PlayerId[] {
    return this.spoken.addressed[index] ?? [];
  }

  private sentenceStart(index: number): number {
    let start = index;
    while (start > 0 && !isEnd(this.spoken.tokens[start - 1])) start--;
    return start;
  }

  calledInSentence(index: number): readonly PlayerId[] {
    const start = this.sentenceStart(index);
    const isCalled = this.spoken.tokens.slice(start, index).some(({ is }) => is === 'V');
    return isCalled ? this.addressed(index) : [];
  }

  /** Whether a condition stands before this word in its sentence. */
  isSupposed(index: number): boolean {
    const tokens = this.spoken.tokens;
    let supposed = false;
    for (let at = this.sentenceStart(index) + 1; at < index; at++) {
      const { is } = tokens[at] as Token;
      if (is === 'cond' || is === 'suppose' || is.endsWith('-if')) supposed = true;
      if (is === 'but' || is === 'unless') supposed = false;
    }
    return supposed || tokens[this.sentenceStart(index)]?.is === 'suppose';
  }

  isYesterday(index: number): boolean {
    return this.spoken.tokens
      .slice(Math.max(this.sentenceStart(index), index - 3), index)
      .some(({ is }) => is === 'yesterday');
  }

  /** `リンが`, a few words before. */
  subjectBefore(index: number): PlayerId | null {
    const tokens = this.spoken.tokens;
    for (let at = index - 1; at >= Math.max(1, index - 5); at--) {
      const { is } = tokens[at] as Token;
      if (is === 'end' || is === 'qm' || is === 'comma' || is === 'V') return null;
      const name = tokens[at - 1];
      if ((is === 'ga' || is === 'ha' || is === 'mo') && (name?.is === 'N' || name?.is === 'S'))
        return name.players[0] ?? null;
    }
    return null;
  }

  /** Who found a result out: null the speaker, undefined nobody knows. */
  whoDivined({ construction, key }: Matched, subject: PlayerId | null): PlayerId | null | undefined {
    const { speaker } = this.utterance;
    if (subject !== null) return subject === speaker ? null : subject;
    if (construction.mood === 'own' || this.ownRole !== null) return null;
    const called = this.addressed(key)[0];
    if (construction.name === 'result/given') return called ?? undefined;
    return null;
  }

  /** Whether a colour is the outcome of the speaker's own night, not an opinion. */
  isResult({ key, target }: Matched): boolean {
    const head = this.spoken.tokens[key] as Token;
    if (target === null) return false;
    const after = this.spoken.tokens[key + 1]?.is;
    if (head.is === 'human') return true;
    if (head.is === 'wolf') return after === 'past' || after === 'confirmed' ? this.hasOwnResult() : false;
    return (head.is === 'white' || head.is === 'black') && this.hasOwnResult();
  }

  private hasOwnResult(): boolean {
    if (this.ownRole === 'SEER' || this.ownRole === 'MEDIUM') return true;
    return this.classes.has('result') || this.classes.has('divine-past');
  }

  /** The role that a player claims, as far as the talk shows it. */
  claimedRole(player: PlayerId): RoleWord | null {
    const claimed = this.utterance.context?.claims?.get(player);
    if (claimed !== undefined) return claimed;
    const has = (...classes: TokenClass[]) => classes.some((is) => this.classes.has(is));
    if (has('medium', 'mediumresult')) return 'MEDIUM';
    return has('seer', 'divine-noun', 'result', 'true', 'fake', 'divine-past', 'claim-noun', 'co')
      ? 'SEER'
      : null;
  }

  /** Whether a question is really asked. */
  isAsking({ end }: Matched): boolean {
    for (let index = end - 1; index < Math.min(this.spoken.tokens.length, end + 8); index++) {
      const token = this.spoken.tokens[index];
      if (token !== undefined && ASKING.has(token.is)) return true;
      if (token?.is === 'end') return false;
    }
    return false;
  }

  /** Who is asked: whose result it is, who is called, or all. */
  asked({ first, key }: Matched): readonly Exclude<Who, null>[] {
    const owner = this.spoken.tokens[first - 1]?.is === 'no' ? this.spoken.tokens[first - 2] : undefined;
    if (owner?.is === 'N') return owner.players;
    const called = this.addressed(key);
    return called.length > 0 ? called : ['ANY'];
  }
}

const ASKING: ReadonlySet<TokenClass> = new Set<TokenClass>([
  'qm',
  'q',
  'tell',
  'request',
  'kana',
  'ka',
  'how',
]);

function isEnd(token: Token | undefined): boolean {
  return token?.is === 'end' || token?.is === 'qm';
}
