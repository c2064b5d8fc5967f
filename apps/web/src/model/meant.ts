import type { Corrected } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { meaningCounts } from '@mura/worlds';
import type { PostLine } from './screen-line.ts';
import { keyOf } from './translations.ts';
import type { VillageModel } from './village-model.ts';

/** What a post says, as a sentence of the protocol. */
export interface PostMeaning {
  readonly text: string;
  /** Said so in form, told by somebody to be meant so, or read out of words. */
  readonly how: 'said' | 'told' | 'read';
}

type PostText = Pick<PostLine, 'channel' | 'player' | 'number' | 'text'>;

/** `null`: nothing that the game knows. */
export function meantBy(model: VillageModel, post: PostText): PostMeaning | null {
  const { channel, player, number, text } = post;
  if (player === null || number === null) return null;
  const key = keyOf(channel, player, number);
  const told = model.corrections.get(key);
  if (told !== undefined) return told.text === '' ? null : { text: told.text, how: 'told' };
  const read = model.translations.get(key)?.find(({ language }) => language === 'aiwolf');
  if (read !== undefined) return { text: read.text, how: 'read' };
  return aiwolf.validTalk(text) ? { text, how: 'said' } : null;
}

/** What somebody tells of a post takes the place of what was told before, unless its speaker did that. */
export function keepCorrection({ corrections }: VillageModel, corrected: Corrected): void {
  const key = keyOf(corrected.channel, corrected.speaker, corrected.number);
  const before = corrections.get(key);
  if (before === undefined || meaningCounts(corrected, before)) corrections.set(key, corrected);
}

/** The single sentences of what was meant, each as a text of its own. */
export function partsOf(text: string): string[] {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok || parsed.value.tree.kind === 'control') return [];
  const { tree } = parsed.value;
  const isList = tree.kind === 'logic' && tree.operator === 'AND' && tree.subject === null;
  return (isList ? tree.operands : [tree]).map((one) => aiwolf.printAIWolf(one, 'java'));
}

/** Several sentences as one. */
export function joined(parts: readonly string[]): string {
  const [only = '', ...more] = parts;
  return more.length === 0 ? only : `AND ${parts.map((part) => `(${part})`).join(' ')}`;
}
