import {
  type Action,
  type AskedChannel,
  type Choice,
  LONGEST_TEXT,
  type PlayerId,
  type Request,
  SKIP,
  type Talk,
} from '@mura/engine';
import { asHeard, type ProgramLanguage } from '../tongue.ts';

/** What an agent says in the place of a reply that it could not make. */
const FORCE_SKIP = 'ForceSkip';

/** The name an agent gives: only line feeds at its end are not part of it. */
export function decodeName(text: string): string {
  return text.replace(/\n+$/, '');
}

/**
 * The answer to a question. A reply is raw text without its line breaks; nothing else is trimmed, and names are
 * compared exactly. A name that nobody has is no answer.
 */
export function decodeAnswer(
  text: string,
  request: Pick<Request, 'act' | 'player'>,
  tongue: ProgramLanguage,
): Action {
  const { act, player } = request;
  const reply = text.replace(/[\n\r]/g, '');
  if (act === 'talk' || act === 'whisper') return talk(reply, player, act, tongue);
  const target = tongue.cast.findIndex(({ name }) => name === reply) + 1;
  if (target === 0) return { type: 'noAnswer', player, act, reason: reply === '' ? 'garbage' : 'illegal' };
  return { type: act, player, target } satisfies Choice;
}

/** Something said in a group chat; `null`: nothing. */
export function decodeChat(
  text: string,
  player: PlayerId,
  channel: AskedChannel,
  tongue: ProgramLanguage,
): Action | null {
  const said = text.replace(/[\n\r]/g, '').trim();
  return said === '' ? null : talk(said, player, channel, tongue);
}

function talk(said: string, player: PlayerId, channel: AskedChannel, tongue: ProgramLanguage): Talk {
  const text = said === FORCE_SKIP ? SKIP : cutToKeep(said);
  return asHeard({ type: 'talk', player, channel, text }, tongue);
}

/** No utterance is longer than this, whatever the village allows. Characters are not cut in two. */
function cutToKeep(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const isSplit = /[\ud800-\udbff]$/.test(text.slice(0, LONGEST_TEXT));
  return text.slice(0, isSplit ? LONGEST_TEXT - 1 : LONGEST_TEXT);
}
