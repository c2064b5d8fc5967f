import type { Channel, PlayerId } from '@mura/engine';
import type { LicosPerson } from '../words/people.ts';
import type { ChatLanguage, WireChannel } from '../words/wire.ts';
import { type HeadFacts, headOf, type WireTime } from './head.ts';
import { avatarReference, characterReference, narratorReference } from './references.ts';
import type { LicosVillage } from './scene.ts';

const CHANNELS: Readonly<Record<Channel, WireChannel>> = {
  talk: 'public',
  act: 'public',
  whisper: 'werewolf',
  soliloquy: 'private',
  grave: 'grave',
};

export function toWireChannel(channel: Channel): WireChannel {
  return CHANNELS[channel];
}

export interface ChatFacts extends HeadFacts {
  /** `null`: the narrator. */
  readonly player: PlayerId | null;
  readonly isMine: boolean;
  readonly id: number;
  /** Of the sender, in this phase and channel. */
  readonly counter: number;
  readonly text: string;
  readonly language: ChatLanguage;
  readonly isOver?: boolean;
}

/** A chat message as the server sends it. */
export function chatOf(scene: LicosVillage, moment: WireTime, facts: ChatFacts) {
  const { player, isMine, id, counter, text, language, isOver = false } = facts;
  return {
    ...headOf('chat', scene, moment, facts),
    character: player === null ? narratorReference(scene) : characterReference(scene, player),
    isMine,
    id,
    counter,
    maxNumberOfChatMessages: Math.max(1, scene.posts),
    interval: Math.max(1, scene.pause),
    text: { '@value': text, '@language': language },
    maxLengthOfUnicodeCodePoints: scene.longest,
    isOver,
    isFromServer: true,
  };
}

/** Talk of those who watch: with a name, or without one. */
export function watcherChatOf(
  scene: LicosVillage,
  moment: WireTime,
  facts: HeadFacts & { isMine: boolean; text: string; language: ChatLanguage; person: LicosPerson | null },
) {
  const { isMine, text, language, person } = facts;
  return {
    ...headOf('chat', scene, moment, facts),
    isMine,
    text: { '@value': text, '@language': language },
    maxLengthOfUnicodeCodePoints: scene.longest,
    isOver: false,
    isFromServer: true,
    ...(person === null ? {} : { avatar: avatarReference(scene, person, 'avatar') }),
  };
}

/** What a narrator says, as one message with one line: the real client shows the first line at once. */
export function flavorTextOf(scene: LicosVillage, moment: WireTime, facts: ChatFacts) {
  return {
    ...headOf('flavorText', scene, moment, facts),
    flavorText: [{ ...chatOf(scene, moment, facts), interval: 1, counter: 0, isMine: false }],
  };
}
