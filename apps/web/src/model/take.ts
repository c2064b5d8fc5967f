import {
  type Event,
  endOfPhase,
  fromGiven,
  type PlayerId,
  see,
  type Translated,
  viewFor,
} from '@mura/engine';
import type { GivenNews, News } from '../source/source.ts';
import { keepCorrection } from './meant.ts';
import type { HourLine, ScreenLine } from './screen-line.ts';
import { linesFor } from './timeline.ts';
import { keyOf } from './translations.ts';
import type { VillageModel } from './village-model.ts';

/** Whoever is writing says so every few seconds. */
const TYPING_SHOWN = 4000;

/** Adds one piece of news; `now` is the reader's clock. */
export function take(model: VillageModel, news: News, now: number): void {
  switch (news.type) {
    case 'welcome':
      welcome(model, news.player, news.now - now);
      return;
    case 'event':
      takeEvent(model, news);
      return;
    case 'asked':
      model.questions = news.questions;
      return;
    case 'connection':
      model.connection = news.state;
      return;
    case 'presence':
      model.here = news.here;
      model.watching = news.watching;
      return;
    case 'typing':
      model.typing.set(news.player, now + TYPING_SHOWN);
      return;
  }
}

/** After a lost connection the same viewer is welcomed again, and what they know stays. */
function welcome(model: VillageModel, player: PlayerId | null, clockOffset: number): void {
  model.clockOffset = clockOffset;
  model.connection = 'open';
  if (model.events.length > 0 && model.player === player) return;
  model.player = player;
  model.view = viewFor(player ?? 'observer', []);
}

function takeEvent(model: VillageModel, { number, at, event: given }: GivenNews): void {
  if (number < model.events.length) return;
  const event = fromGiven(given, model.player, model.view.shared.rules);
  noteTime(model, event, at);
  see(model.view, event);
  model.events.push(event);
  model.givenAt.push(at);
  if (event.type === 'translated') keepTranslation(model, event);
  if (event.type === 'corrected') keepCorrection(model, event);
  if (event.type === 'talked') model.typing.delete(event.player);
  for (const line of linesFor(model, event, number, at)) {
    if (!isRepeated(model.lines, line)) place(model.lines, line);
  }
}

function keepTranslation({ translations }: VillageModel, translated: Translated): void {
  const key = keyOf(translated.channel, translated.player, translated.number);
  translations.set(key, [...(translations.get(key) ?? []), translated]);
}

function noteTime(model: VillageModel, event: Event, at: number): void {
  if (event.type === 'saidOver') model.over = [...model.over, event.player];
  if (event.type !== 'phaseBegan') return;
  const { rules } = model.view.shared;
  const endsAt = event.seconds === null ? null : endOfPhase(event.seconds, at, rules ?? { clock: null });
  model.times = { phase: event.phase, day: event.day, beganAt: at, endsAt };
  model.over = [];
}

/** Dusk falls, and then the vote begins: it is one and the same hour. */
function isRepeated(lines: readonly ScreenLine[], line: ScreenLine): boolean {
  const last = line.type === 'hour' ? lines.findLast((other) => other.type === 'hour') : undefined;
  return line.type === 'hour' && last?.type === 'hour' && last.hour === line.hour && last.day === line.day;
}

/** What was secret and is opened after the end stands at the end of the day on which it was said. */
function place(lines: ScreenLine[], line: ScreenLine): void {
  const isOpened = line.type === 'post' && line.opened;
  const next = isOpened ? lines.findIndex((other) => other.type === 'hour' && isAfter(other, line.day)) : -1;
  if (next < 0) lines.push(line);
  else lines.splice(next, 0, line);
}

function isAfter({ hour, day }: HourLine, than: number): boolean {
  return hour === 'after' || (hour === 'morning' && day > than);
}
