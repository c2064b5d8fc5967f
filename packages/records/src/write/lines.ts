// Made from the table of events by `npm run golden`; lines.test.ts says whether it is current.
import type { Audience, Event, EventOf, PlayerId } from '@mura/engine';
import type { RecordedEvent } from '../record.ts';
import { pieces, pieces3 } from './pieces.ts';
import { needsNoEscape, quote } from './quote.ts';

/** A line after its stamp, as it stands on disk; `null`: the rules do not know the event. */
export function knownLine(stamp: string, recorded: RecordedEvent): string | null {
  const event = recorded as Event;
  switch (event.type) {
    case 'opened':
      return opened(stamp, event);
    case 'sealed':
      return sealed(stamp, event);
    case 'roleTold':
      return roleTold(stamp, event);
    case 'dayBegan':
      return dayBegan(stamp, event);
    case 'phaseBegan':
      return phaseBegan(stamp, event);
    case 'duskFell':
      return duskFell(stamp, event);
    case 'turnBegan':
      return turnBegan(stamp, event);
    case 'talked':
      return talked(stamp, event);
    case 'talkSealed':
      return talkSealed(stamp, event);
    case 'translated':
      return translated(stamp, event);
    case 'corrected':
      return corrected(stamp, event);
    case 'voted':
      return voted(stamp, event);
    case 'attackVoted':
      return attackVoted(stamp, event);
    case 'votesCounted':
      return votesCounted(stamp, event);
    case 'attackVotesCounted':
      return attackVotesCounted(stamp, event);
    case 'tieBroken':
      return tieBroken(stamp, event);
    case 'executed':
      return executed(stamp, event);
    case 'divined':
      return divined(stamp, event);
    case 'identified':
      return identified(stamp, event);
    case 'guarded':
      return guarded(stamp, event);
    case 'attackChosen':
      return attackChosen(stamp, event);
    case 'attacked':
      return attacked(stamp, event);
    case 'cursed':
      return cursed(stamp, event);
    case 'diedWith':
      return diedWith(stamp, event);
    case 'dawnBroke':
      return dawnBroke(stamp, event);
    case 'substituted':
      return substituted(stamp, event);
    case 'failed':
      return failed(stamp, event);
    case 'ended':
      return ended(stamp, event);
    case 'rolesRevealed':
      return rolesRevealed(stamp, event);
    case 'phaseEnded':
      return phaseEnded(stamp, event);
    case 'saidOver':
      return saidOver(stamp, event);
    case 'announced':
      return announced(stamp, event);
    case 'chose':
      return chose(stamp, event);
    case 'polled':
      return polled(stamp, event);
    case 'pollCounted':
      return pollCounted(stamp, event);
    case 'warned':
      return warned(stamp, event);
    case 'diedSuddenly':
      return diedSuddenly(stamp, event);
    case 'roleShown':
      return roleShown(stamp, event);
    case 'marked':
      return marked(stamp, event);
    case 'starred':
      return starred(stamp, event);
    case 'noted':
      return noted(stamp, event);
    case 'watcherTalked':
      return watcherTalked(stamp, event);
    case 'withdrawn':
      return withdrawn(stamp, event);
    case 'channelsOpened':
      return channelsOpened(stamp, event);
    default:
      return null;
  }
}

function opened(stamp: string, event: EventOf<'opened'>): string {
  return `${stamp},"type":"opened","audience":${hearers(event.audience)}}\n`;
}

function sealed(stamp: string, event: EventOf<'sealed'>): string {
  return `${stamp},"type":"sealed","audience":${hearers(event.audience)},"seed":${event.seed === null ? 'null' : quote(event.seed)},"players":${texts(event.players)},"deal":${words(event.deal)}}\n`;
}

function roleTold(stamp: string, event: EventOf<'roleTold'>): string {
  return `${stamp},"type":"roleTold","audience":${hearers(event.audience)},"player":${event.player},"role":"${event.role}","fellows":${players(event.fellows)}${event.known === undefined ? '' : `,"known":${items(event.known, playerAndRole)}`}}\n`;
}

function dayBegan(stamp: string, event: EventOf<'dayBegan'>): string {
  return `${stamp},"type":"dayBegan","audience":${hearers(event.audience)},"day":${event.day}}\n`;
}

function phaseBegan(stamp: string, event: EventOf<'phaseBegan'>): string {
  return `${stamp},"type":"phaseBegan","audience":${hearers(event.audience)},"day":${event.day},"phase":"${event.phase}","round":${event.round},"asked":${players(event.asked)}${event.seconds === null ? '' : `,"seconds":${event.seconds}`}}\n`;
}

function duskFell(stamp: string, event: EventOf<'duskFell'>): string {
  return `${stamp},"type":"duskFell","audience":${hearers(event.audience)},"day":${event.day}}\n`;
}

function turnBegan(stamp: string, event: EventOf<'turnBegan'>): string {
  return `${stamp},"type":"turnBegan","audience":${hearers(event.audience)},"day":${event.day},"turn":${event.turn},"order":${players(event.order)}}\n`;
}

function talked(stamp: string, event: EventOf<'talked'>): string {
  if (isPlainTalk(event))
    return stamp + publicTalk(event.number!) + event.idx + speaker(event.day, event.turn!, event.player) + event.text + '"}\n';
  const line = `${stamp},"type":"talked","audience":${hearers(event.audience)},"number":${event.number},"idx":${event.idx},"day":${event.day},"turn":${event.turn},"channel":"${event.channel}","player":${event.player},"text":${quote(event.text)}`;
  if (event.to === null && event.replyTo === null && event.expression === null && event.language === null)
    return `${line}}\n`;
  return `${line}${event.to === null ? '' : `,"to":${event.to}`}${event.replyTo === null ? '' : `,"replyTo":${event.replyTo}`}${event.expression === null ? '' : `,"expression":${quote(event.expression)}`}${event.language === null ? '' : `,"language":${quote(event.language)}`}}\n`;
}

function talkSealed(stamp: string, event: EventOf<'talkSealed'>): string {
  const line = `${stamp},"type":"talkSealed","audience":${hearers(event.audience)},"day":${event.day},"turn":${event.turn},"channel":"${event.channel}","player":${event.player},"text":${quote(event.text)}`;
  if (event.to === null && event.replyTo === null && event.expression === null && event.language === null)
    return `${line}}\n`;
  return `${line}${event.to === null ? '' : `,"to":${event.to}`}${event.replyTo === null ? '' : `,"replyTo":${event.replyTo}`}${event.expression === null ? '' : `,"expression":${quote(event.expression)}`}${event.language === null ? '' : `,"language":${quote(event.language)}`}}\n`;
}

function translated(stamp: string, event: EventOf<'translated'>): string {
  return `${stamp},"type":"translated","audience":${hearers(event.audience)},"day":${event.day},"channel":"${event.channel}","number":${event.number},"player":${event.player},"language":${quote(event.language)},"text":${quote(event.text)},"losses":${texts(event.losses)}}\n`;
}

function corrected(stamp: string, event: EventOf<'corrected'>): string {
  return `${stamp},"type":"corrected","audience":${hearers(event.audience)},"day":${event.day},"channel":"${event.channel}","number":${event.number},"player":${event.player},"speaker":${event.speaker},"text":${quote(event.text)}}\n`;
}

function voted(stamp: string, event: EventOf<'voted'>): string {
  return `${stamp},"type":"voted","audience":${hearers(event.audience)},"day":${event.day},"round":${event.round},"player":${event.player},"target":${event.target}}\n`;
}

function attackVoted(stamp: string, event: EventOf<'attackVoted'>): string {
  return `${stamp},"type":"attackVoted","audience":${hearers(event.audience)},"day":${event.day},"round":${event.round},"player":${event.player},"target":${event.target}}\n`;
}

function votesCounted(stamp: string, event: EventOf<'votesCounted'>): string {
  return `${stamp},"type":"votesCounted","audience":${hearers(event.audience)},"day":${event.day},"round":${event.round},"votes":${items(event.votes, playerAndTarget)}}\n`;
}

function attackVotesCounted(stamp: string, event: EventOf<'attackVotesCounted'>): string {
  return `${stamp},"type":"attackVotesCounted","audience":${hearers(event.audience)},"day":${event.day},"round":${event.round},"votes":${items(event.votes, playerAndTarget)}}\n`;
}

function tieBroken(stamp: string, event: EventOf<'tieBroken'>): string {
  return `${stamp},"type":"tieBroken","audience":${hearers(event.audience)},"day":${event.day},"vote":"${event.vote}","among":${players(event.among)},"chosen":${event.chosen}}\n`;
}

function executed(stamp: string, event: EventOf<'executed'>): string {
  return `${stamp},"type":"executed","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player}}\n`;
}

function divined(stamp: string, event: EventOf<'divined'>): string {
  return `${stamp},"type":"divined","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player},"target":${event.target},"result":"${event.result}"}\n`;
}

function identified(stamp: string, event: EventOf<'identified'>): string {
  return `${stamp},"type":"identified","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player},"target":${event.target},"result":"${event.result}"}\n`;
}

function guarded(stamp: string, event: EventOf<'guarded'>): string {
  return `${stamp},"type":"guarded","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player},"target":${event.target}}\n`;
}

function attackChosen(stamp: string, event: EventOf<'attackChosen'>): string {
  return `${stamp},"type":"attackChosen","audience":${hearers(event.audience)},"day":${event.day},"target":${event.target}}\n`;
}

function attacked(stamp: string, event: EventOf<'attacked'>): string {
  return `${stamp},"type":"attacked","audience":${hearers(event.audience)},"day":${event.day},"target":${event.target},"died":${event.died},"savedBy":${event.savedBy === null ? 'null' : `"${event.savedBy}"`}}\n`;
}

function cursed(stamp: string, event: EventOf<'cursed'>): string {
  return `${stamp},"type":"cursed","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player}}\n`;
}

function diedWith(stamp: string, event: EventOf<'diedWith'>): string {
  return `${stamp},"type":"diedWith","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player},"other":${event.other},"cause":"${event.cause}"}\n`;
}

function dawnBroke(stamp: string, event: EventOf<'dawnBroke'>): string {
  const line = `${stamp},"type":"dawnBroke","audience":${hearers(event.audience)},"day":${event.day},"dead":${players(event.dead)},"votes":${event.votes === null ? 'null' : items(event.votes, playerAndTarget)}`;
  if (event.counts === null && event.executed === null)
    return `${line}}\n`;
  return `${line}${event.counts === null ? '' : `,"counts":${items(event.counts, playerAndVotes)}`}${event.executed === null ? '' : `,"executed":${event.executed}`}}\n`;
}

function substituted(stamp: string, event: EventOf<'substituted'>): string {
  return `${stamp},"type":"substituted","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player},"act":"${event.act}","reason":"${event.reason}","sent":${event.sent === null ? 'null' : quote(event.sent)},"used":${event.used === null ? 'null' : typeof event.used === 'string' ? quote(event.used) : event.used},"spent":${event.spent},"manner":${event.manner === null ? 'null' : replyToAndExpressionAndLanguage(event.manner)}}\n`;
}

function failed(stamp: string, event: EventOf<'failed'>): string {
  return `${stamp},"type":"failed","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player}}\n`;
}

function ended(stamp: string, event: EventOf<'ended'>): string {
  return `${stamp},"type":"ended","audience":${hearers(event.audience)},"day":${event.day},"winner":${event.winner === null ? 'null' : `"${event.winner}"`},"why":"${event.why}"}\n`;
}

function rolesRevealed(stamp: string, event: EventOf<'rolesRevealed'>): string {
  return `${stamp},"type":"rolesRevealed","audience":${hearers(event.audience)},"roles":${words(event.roles)},"players":${texts(event.players)}${event.deaths === undefined ? '' : `,"deaths":${items(event.deaths, playerAndDayAndCause)}`}}\n`;
}

function phaseEnded(stamp: string, event: EventOf<'phaseEnded'>): string {
  return `${stamp},"type":"phaseEnded","audience":${hearers(event.audience)},"day":${event.day},"phase":"${event.phase}","why":${event.why === null ? 'null' : `"${event.why}"`}}\n`;
}

function saidOver(stamp: string, event: EventOf<'saidOver'>): string {
  return `${stamp},"type":"saidOver","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player}}\n`;
}

function announced(stamp: string, event: EventOf<'announced'>): string {
  return `${stamp},"type":"announced","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player},"about":"${event.about}","target":${event.target}}\n`;
}

function chose(stamp: string, event: EventOf<'chose'>): string {
  return `${stamp},"type":"chose","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player},"act":"${event.act}","target":${event.target}}\n`;
}

function polled(stamp: string, event: EventOf<'polled'>): string {
  return `${stamp},"type":"polled","audience":${hearers(event.audience)},"day":${event.day},"round":${event.round},"player":${event.player},"target":${event.target}}\n`;
}

function pollCounted(stamp: string, event: EventOf<'pollCounted'>): string {
  return `${stamp},"type":"pollCounted","audience":${hearers(event.audience)},"day":${event.day},"round":${event.round},"votes":${items(event.votes, playerAndTarget)}}\n`;
}

function warned(stamp: string, event: EventOf<'warned'>): string {
  return `${stamp},"type":"warned","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player}}\n`;
}

function diedSuddenly(stamp: string, event: EventOf<'diedSuddenly'>): string {
  return `${stamp},"type":"diedSuddenly","audience":${hearers(event.audience)},"day":${event.day},"player":${event.player}}\n`;
}

function roleShown(stamp: string, event: EventOf<'roleShown'>): string {
  return `${stamp},"type":"roleShown","audience":${hearers(event.audience)},"player":${event.player},"role":"${event.role}"}\n`;
}

function marked(stamp: string, event: EventOf<'marked'>): string {
  return `${stamp},"type":"marked","audience":${hearers(event.audience)},"player":${event.player},"target":${event.target},"role":"${event.role}","mark":"${event.mark}"}\n`;
}

function starred(stamp: string, event: EventOf<'starred'>): string {
  return `${stamp},"type":"starred","audience":${hearers(event.audience)},"player":${event.player},"channel":"${event.channel}","number":${event.number},"starred":${event.starred}}\n`;
}

function noted(stamp: string, event: EventOf<'noted'>): string {
  return `${stamp},"type":"noted","audience":${hearers(event.audience)},"player":${event.player},"text":${quote(event.text)}}\n`;
}

function watcherTalked(stamp: string, event: EventOf<'watcherTalked'>): string {
  return `${stamp},"type":"watcherTalked","audience":${hearers(event.audience)},"day":${event.day},"name":${event.name === null ? 'null' : quote(event.name)},"text":${quote(event.text)}${event.language === null ? '' : `,"language":${quote(event.language)}`}}\n`;
}

function withdrawn(stamp: string, event: EventOf<'withdrawn'>): string {
  return `${stamp},"type":"withdrawn","audience":${hearers(event.audience)},"player":${event.player}}\n`;
}

function channelsOpened(stamp: string, event: EventOf<'channelsOpened'>): string {
  return `${stamp},"type":"channelsOpened","audience":${hearers(event.audience)},"channels":${words(event.channels)}${event.boards === undefined ? '' : `,"boards":${event.boards}`}}\n`;
}

const publicTalk = pieces((number) => [',"type":"talked","audience":"public","number":', number, ',"idx":']);

const speaker = pieces3((day, turn, player) => [
  ',"day":',
  day,
  ',"turn":',
  turn,
  ',"channel":"talk","player":',
  player,
  ',"text":"',
]);

const nextPlayer = pieces((player) => [',', player]);

function isPlainTalk({ audience, channel, turn, number, text, to, replyTo, expression, language }: EventOf<'talked'>): boolean {
  return audience === 'public' && channel === 'talk' && turn !== null && number !== null && to === null && replyTo === null && expression === null && language === null && needsNoEscape(text);
}

function playerAndRole(object: {
  readonly player: number;
  readonly role: string;
}): string {
  return `{"player":${object.player},"role":"${object.role}"}`;
}

function playerAndTarget(object: {
  readonly player: number;
  readonly target: number;
}): string {
  return `{"player":${object.player},"target":${object.target}}`;
}

function playerAndVotes(object: {
  readonly player: number;
  readonly votes: number;
}): string {
  return `{"player":${object.player},"votes":${object.votes}}`;
}

function replyToAndExpressionAndLanguage(object: {
  readonly replyTo: number | null;
  readonly expression: string | null;
  readonly language: string | null;
}): string {
  return `{"replyTo":${object.replyTo},"expression":${object.expression === null ? 'null' : quote(object.expression)},"language":${object.language === null ? 'null' : quote(object.language)}}`;
}

function playerAndDayAndCause(object: {
  readonly player: number;
  readonly day: number;
  readonly cause: string;
}): string {
  return `{"player":${object.player},"day":${object.day},"cause":"${object.cause}"}`;
}

function hearers(audience: Audience): string {
  if (audience === 'public') return '"public"';
  return typeof audience === 'string' ? `"${audience}"` : players(audience);
}

/** A list of some twenty numbers at most: joining it takes three times as long. */
function players(ids: readonly PlayerId[]): string {
  if (ids.length === 0) return '[]';
  let text = `[${ids[0]}`;
  for (let index = 1; index < ids.length; index++) text += nextPlayer(ids[index]!);
  return `${text}]`;
}

/** Words of a vocabulary need no escapes. */
function words(known: readonly string[]): string {
  return known.length === 0 ? '[]' : `["${known.join('","')}"]`;
}

function texts(list: readonly string[]): string {
  return `[${list.map(quote).join(',')}]`;
}

function items<Item>(list: readonly Item[], write: (item: Item) => string): string {
  let text = '';
  for (const item of list) text += text === '' ? write(item) : `,${write(item)}`;
  return `[${text}]`;
}
