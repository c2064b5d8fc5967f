import type {
  Attacked,
  Audience,
  DawnBroke,
  Death,
  Ended,
  Event,
  Judged,
  PhaseBegan,
  PlayerId,
  RolesRevealed,
  RoleTold,
  Sealed,
  Talked,
  TalkSealed,
  TurnBegan,
  Vote,
  Voted,
  VotesCounted,
} from '@mura/engine';
import type { RecordedEvent } from '../record.ts';
import { pieces, pieces3 } from './pieces.ts';
import { quote } from './quote.ts';

/**
 * A line after its stamp, as it stands on disk; `null`: left to the table. Nearly all lines are written here, each as one
 * template of facts that are read from its own event: that is three times as fast as the table. A law of the tests
 * holds them to the bytes that the table makes.
 */
export function fastLine(stamp: string, recorded: RecordedEvent): string | null {
  // No foreign event has a type of the rules.
  const event = recorded as Event;
  switch (event.type) {
    case 'talked':
      return talked(stamp, event);
    case 'turnBegan':
      return turnBegan(stamp, event);
    case 'voted':
    case 'polled':
    case 'attackVoted':
      return voted(stamp, event);
    case 'phaseBegan':
      return phaseBegan(stamp, event);
    case 'talkSealed':
      return talkSealed(stamp, event);
    case 'roleTold':
      return roleTold(stamp, event);
    case 'votesCounted':
    case 'pollCounted':
    case 'attackVotesCounted':
      return votesCounted(stamp, event);
    case 'divined':
    case 'identified':
      return judged(stamp, event);
    case 'dayBegan':
      return `${stamp},"type":"dayBegan","audience":${audience(event.audience)},"day":${event.day}}\n`;
    case 'duskFell':
      return `${stamp},"type":"duskFell","audience":${audience(event.audience)},"day":${event.day}}\n`;
    case 'dawnBroke':
      return dawnBroke(stamp, event);
    case 'executed':
      return `${stamp},"type":"executed","audience":${audience(event.audience)},"day":${event.day},"player":${event.player}}\n`;
    case 'attackChosen':
      return `${stamp},"type":"attackChosen","audience":${audience(event.audience)},"day":${event.day},"target":${event.target}}\n`;
    case 'attacked':
      return attacked(stamp, event);
    case 'opened':
      return `${stamp},"type":"opened","audience":${audience(event.audience)}}\n`;
    case 'sealed':
      return sealed(stamp, event);
    case 'ended':
      return ended(stamp, event);
    case 'rolesRevealed':
      return rolesRevealed(stamp, event);
    case 'phaseEnded':
      return `${stamp},"type":"phaseEnded","audience":${audience(event.audience)},"day":${event.day},"phase":"${event.phase}","why":${event.why === null ? 'null' : `"${event.why}"`}}\n`;
    case 'saidOver':
      return `${stamp},"type":"saidOver","audience":${audience(event.audience)},"day":${event.day},"player":${event.player}}\n`;
    case 'chose':
      return `${stamp},"type":"chose","audience":${audience(event.audience)},"day":${event.day},"player":${event.player},"act":"${event.act}","target":${event.target}}\n`;
    default:
      return null;
  }
}

function talked(stamp: string, event: Talked): string {
  const { number, idx, day, turn, channel, player, text } = event;
  const line =
    event.audience === 'public' && channel === 'talk' && turn !== null && number !== null
      ? stamp + publicTalk(number) + idx + speaker(day, turn, player) + quote(text)
      : `${stamp},"type":"talked","audience":${audience(event.audience)},"number":${number},"idx":${idx},"day":${day},"turn":${turn},"channel":"${channel}","player":${player},"text":${quote(text)}`;
  return isPlain(event) ? `${line}}\n` : `${line}${manner(event)}}\n`;
}

const publicTalk = pieces((number) => [',"type":"talked","audience":"public","number":', number, ',"idx":']);

const speaker = pieces3((day, turn, player) => [
  ',"day":',
  day,
  ',"turn":',
  turn,
  ',"channel":"talk","player":',
  player,
  ',"text":',
]);

function talkSealed(stamp: string, event: TalkSealed): string {
  const { day, turn, channel, player, text } = event;
  const line = `${stamp},"type":"talkSealed","audience":${audience(event.audience)},"day":${day},"turn":${turn},"channel":"${channel}","player":${player},"text":${quote(text)}`;
  return isPlain(event) ? `${line}}\n` : `${line}${manner(event)}}\n`;
}

function isPlain({ to, replyTo, expression, language }: Talked | TalkSealed): boolean {
  return to === null && replyTo === null && expression === null && language === null;
}

function manner({ to, replyTo, expression, language }: Talked | TalkSealed): string {
  const addressed = to === null ? '' : `,"to":${to}`;
  const reply = replyTo === null ? '' : `,"replyTo":${replyTo}`;
  const face = expression === null ? '' : `,"expression":${quote(expression)}`;
  return addressed + reply + face + (language === null ? '' : `,"language":${quote(language)}`);
}

function turnBegan(stamp: string, { audience: hearers, day, turn, order }: TurnBegan): string {
  return `${stamp},"type":"turnBegan","audience":${audience(hearers)},"day":${day},"turn":${turn},"order":${players(order)}}\n`;
}

function voted(stamp: string, { type, audience: hearers, day, round, player, target }: Voted): string {
  return `${stamp},"type":"${type}","audience":${audience(hearers)},"day":${day},"round":${round},"player":${player},"target":${target}}\n`;
}

function phaseBegan(stamp: string, event: PhaseBegan): string {
  const { audience: hearers, day, phase, round, asked, seconds } = event;
  const limit = seconds === null ? '' : `,"seconds":${seconds}`;
  return `${stamp},"type":"phaseBegan","audience":${audience(hearers)},"day":${day},"phase":"${phase}","round":${round},"asked":${players(asked)}${limit}}\n`;
}

function roleTold(stamp: string, { audience: hearers, player, role, fellows }: RoleTold): string {
  return `${stamp},"type":"roleTold","audience":${audience(hearers)},"player":${player},"role":"${role}","fellows":${players(fellows)}}\n`;
}

function votesCounted(stamp: string, { type, audience: hearers, day, round, votes }: VotesCounted): string {
  return `${stamp},"type":"${type}","audience":${audience(hearers)},"day":${day},"round":${round},"votes":${list(votes)}}\n`;
}

function judged(stamp: string, { type, audience: hearers, day, player, target, result }: Judged): string {
  return `${stamp},"type":"${type}","audience":${audience(hearers)},"day":${day},"player":${player},"target":${target},"result":"${result}"}\n`;
}

function dawnBroke(stamp: string, event: DawnBroke): string {
  const { audience: hearers, day, dead, votes, counts, executed } = event;
  const told = counts === null && executed === null ? '' : toldInTheMorning(event);
  return `${stamp},"type":"dawnBroke","audience":${audience(hearers)},"day":${day},"dead":${players(dead)},"votes":${votes === null ? 'null' : list(votes)}${told}}\n`;
}

function toldInTheMorning({ counts, executed }: DawnBroke): string {
  const numbers = counts?.map(({ player, votes }) => `{"player":${player},"votes":${votes}}`).join(',');
  const dead = executed === null ? '' : `,"executed":${executed}`;
  return numbers === undefined ? dead : `,"counts":[${numbers}]${dead}`;
}

function attacked(stamp: string, { audience: hearers, day, target, died, savedBy }: Attacked): string {
  return `${stamp},"type":"attacked","audience":${audience(hearers)},"day":${day},"target":${target},"died":${died},"savedBy":${word(savedBy)}}\n`;
}

function sealed(stamp: string, { audience: hearers, seed, players: names, deal }: Sealed): string {
  return `${stamp},"type":"sealed","audience":${audience(hearers)},"seed":${seed === null ? 'null' : quote(seed)},"players":[${names.map(quote).join(',')}],"deal":${words(deal)}}\n`;
}

function ended(stamp: string, { audience: hearers, day, winner, why }: Ended): string {
  return `${stamp},"type":"ended","audience":${audience(hearers)},"day":${day},"winner":${word(winner)},"why":"${why}"}\n`;
}

function rolesRevealed(
  stamp: string,
  { audience: hearers, roles, players: names, deaths }: RolesRevealed,
): string {
  const told = deaths === undefined ? '' : `,"deaths":${causes(deaths)}`;
  return `${stamp},"type":"rolesRevealed","audience":${audience(hearers)},"roles":${words(roles)},"players":[${names.map(quote).join(',')}]${told}}\n`;
}

function causes(deaths: readonly Death[]): string {
  const each = deaths.map(({ player, day, cause }) => `{"player":${player},"day":${day},"cause":"${cause}"}`);
  return `[${each.join(',')}]`;
}

function audience(hearers: Audience): string {
  if (hearers === 'public') return '"public"';
  return typeof hearers === 'string' ? `"${hearers}"` : players(hearers);
}

function players(ids: readonly PlayerId[]): string {
  return ids.length === 1 ? `[${ids[0]}]` : `[${ids.join(',')}]`;
}

function list(votes: readonly Vote[]): string {
  let text = '';
  for (const { player, target } of votes) {
    text +=
      text === '' ? `{"player":${player},"target":${target}}` : `,{"player":${player},"target":${target}}`;
  }
  return `[${text}]`;
}

/** Words of a vocabulary need no escapes. */
function word(known: string | null): string {
  return known === null ? 'null' : `"${known}"`;
}

function words(known: readonly string[]): string {
  return known.length === 0 ? '[]' : `["${known.join('","')}"]`;
}
