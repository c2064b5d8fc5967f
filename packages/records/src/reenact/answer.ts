import {
  type Action,
  type AskedChannel,
  type Choice,
  OVER,
  type PlayerId,
  type Request,
  SKIP,
  type Substituted,
  type Talk,
  type TurnTalk,
  type Village,
} from '@mura/engine';
import { choiceKey, type GameScript, roundOf, talkKey, wasGone } from './script.ts';

/** What the script answers to a request; `null` where it says nothing. */
export function answerTo(script: GameScript, village: Village, request: Request): Action | null {
  const { act, player, day, round } = request;
  if (act === 'talk' || act === 'whisper') return talkAnswer(script, village, request, act);
  const key = choiceKey(day, act, roundOf(act, round), player);
  const target = script.choices.get(key);
  if (target !== undefined) return { type: act, player, target };
  const reason = script.absences.get(key);
  return reason === undefined ? null : { type: 'noAnswer', player, act, reason };
}

/** Where the script says nothing: who was gone by then was gone now, and others gave no usable answer. */
export function silence(script: GameScript, { act, player, day }: Request): Action {
  if (script.failed.get(player) === day) return { type: 'noAnswer', player, act, reason: 'gone' };
  if (act === 'talk' || act === 'whisper') return { type: 'talk', player, channel: act, text: OVER };
  return { type: 'noAnswer', player, act, reason: 'illegal' };
}

function talkAnswer(
  script: GameScript,
  village: Village,
  request: Request,
  channel: AskedChannel,
): Action | null {
  const { player, day, turn } = request;
  const { stage, round } = village.phase;
  const place = { day, phase: stage, round };
  const key = talkKey(place, turn, player);
  const spoken = script.talks.get(key);
  if (spoken === undefined) return null;
  if (spoken.substituted !== null) return sent(player, channel, spoken.substituted, spoken.text);
  if (wasGone(script, place, player, key)) return { type: 'noAnswer', player, act: channel, reason: 'gone' };
  if (isUnaskedSkip(village, player, channel, spoken.text)) {
    return { type: 'noAnswer', player, act: channel, reason: 'late' };
  }
  const goesOn = script.talks.has(talkKey(place, turn + 1, player));
  const text = goesOn && isLastWord(village, channel, spoken.text) ? '' : spoken.text;
  return { type: 'talk', player, channel, text };
}

/** After their own Over nobody is asked again; who is asked again had sent an empty text, which is heard as Over. */
function isLastWord({ table }: Village, channel: AskedChannel, text: string): boolean {
  const { overLasts, silence } = table.rules[channel] as TurnTalk;
  return text === OVER && overLasts === 'phase' && silence === OVER;
}

/** A Skip that would be heard as Over was no answer: the village put it there for one that came too late. */
function isUnaskedSkip(
  { table, speech }: Village,
  player: PlayerId,
  channel: AskedChannel,
  text: string,
): boolean {
  const { rules } = table;
  if (text !== SKIP || rules.absence.lateTalkCostsSkip) return false;
  const floor = speech.floors.find((open) => open.channel === channel);
  return (floor?.skips[player - 1] ?? 0) >= rules[channel].skips;
}

/** A record of ours knows what was really sent. */
function sent(player: PlayerId, channel: AskedChannel, substituted: Substituted, heard: string): Action {
  const { reason, sent } = substituted;
  const talk = (text: string): Talk => ({ type: 'talk', player, channel, text });
  switch (reason) {
    case 'late':
    case 'gone':
    case 'illegal':
      return { type: 'noAnswer', player, act: channel, reason };
    case 'garbage':
      return sent === null ? { type: 'noAnswer', player, act: channel, reason } : talk(sent);
    case 'grammar':
    case 'symbols':
      return { ...talk(heard), wire: { text: sent ?? '', reason } };
    case 'length':
      return talk(sent ?? heard);
    case 'skips':
      return talk(SKIP);
    case 'quota':
      return talk(heard);
  }
}

export function describe(action: Action): string {
  switch (action.type) {
    case 'talk':
      return `${action.player} says '${action.text}' (${action.channel})`;
    case 'noAnswer':
      return `${action.player} gives no answer to ${action.act}`;
    case 'poll':
    case 'vote':
    case 'divine':
    case 'guard':
    case 'attackVote':
      return `${action.player} ${VERBS[action.type]} ${action.target}`;
    default:
      return action.type;
  }
}

const VERBS: Readonly<Record<Choice['type'], string>> = {
  poll: 'names',
  vote: 'votes for',
  divine: 'divines',
  guard: 'guards',
  attackVote: 'votes to attack',
};
