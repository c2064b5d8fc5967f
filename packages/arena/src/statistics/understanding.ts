import type { Event, PlayerId, Talked } from '@mura/engine';
import { aiwolf, coverage, natural } from '@mura/language';
import { eventsOf, type VillageRecord } from '@mura/records';
import { TextCache } from '../text-cache.ts';
import { isSilence } from './behaviour.ts';

/**
 * How far what was said could be understood: while that is little, a win rate is decided by other things than talk.
 * `answers`: of what was addressed to a player, how often they took it up, later that day, towards whoever had said it.
 */
export interface Understanding {
  /** Utterances whose meaning the readers of Mura found whole, in part, or not at all. */
  readonly whole: number;
  readonly part: number;
  readonly none: number;
  /** Utterances that were addressed to the player. */
  readonly asked: number;
  readonly answered: number;
}

type UnderstandingCounts = { -readonly [Part in keyof Understanding]: number };

/** Of each player in one game, by player. */
export function understandingIn(record: VillageRecord): Understanding[] {
  const { cast } = record.header;
  const players = cast.map(
    (): UnderstandingCounts => ({ whole: 0, part: 0, none: 0, asked: 0, answered: 0 }),
  );
  const events = eventsOf(record);
  const talks = events.filter(isTalk).filter(({ text }) => !isSilence(text));
  const reader = new TalkReader(
    events,
    cast.map(({ name }) => name),
  );
  for (const talk of talks) {
    const fate = reader.fateOf(talk);
    if (fate !== null) players[talk.player - 1]![fate]++;
  }
  countAnswers(talks, players);
  return players;
}

function isTalk(event: Event): event is Talked {
  return event.type === 'talked' && event.channel === 'talk';
}

/** What bots say in the protocol, they say in all games. */
const TREES = new TextCache<{ readonly tree: aiwolf.Sentence | null }>();

/** A text of the protocol, read; `null`: it is something else. */
function treeOf(text: string): aiwolf.Sentence | null {
  return TREES.of(text, () => ({ tree: aiwolf.recognised(text) })).tree;
}

/** Reads the talk of a game in its order. */
class TalkReader {
  readonly #events: readonly Event[];
  /** How many utterances each day has. */
  readonly #talks = new Map<number, number>();
  readonly #cast: natural.NaturalUtterance['cast'];
  #context: natural.TalkContext = {};
  /** Said since then, and not yet part of the context: in talk of the protocol nobody asks for it. */
  #heard: { readonly player: PlayerId; readonly sentences: readonly aiwolf.Sentence[] }[] = [];

  constructor(events: readonly Event[], names: readonly string[]) {
    this.#events = events;
    for (const event of events)
      if (isTalk(event) && event.idx !== null) this.#talks.set(event.day, event.idx + 1);
    this.#cast = names.map((name, index) => ({ player: index + 1, name, aliases: [] }));
  }

  /** What became of its meaning; `null`: it is no talk. */
  fateOf(talk: Talked): coverage.Fate | null {
    const tree = treeOf(talk.text);
    if (tree === null) return this.#fateInWords(talk);
    if (tree.kind === 'control') return null;
    this.#heard.push({ player: talk.player, sentences: [tree] });
    return this.#isKnown(talk.text) ? 'whole' : 'part';
  }

  /** The protocol says all that it means, where there is what it refers to. */
  #isKnown(text: string): boolean {
    if (!text.includes('ID:')) return true;
    for (const [, day, id] of text.matchAll(REFERENCE))
      if (Number(id) >= (this.#talks.get(Number(day)) ?? 0)) return false;
    return true;
  }

  /** Other talk is read with all that was said before. */
  #fateInWords({ text, player, day }: Talked): coverage.Fate | null {
    for (const { player, sentences } of this.#heard)
      this.#context = natural.heard(this.#context, player, sentences);
    this.#heard = [];
    const conversion = coverage.convert({
      ...{ text, day, speaker: player, channel: 'talk', cast: this.#cast },
      context: this.#context,
      record: this.#events,
    });
    if (conversion === null) return null;
    this.#heard.push({ player, sentences: conversion.sentences });
    return coverage.fateOf(conversion);
  }
}

/** E.g. that of `AGREE TALK day2 ID:14`. */
const REFERENCE = /\bday(\d+) ID:(\d+)\b/g;

function countAnswers(talks: readonly Talked[], players: readonly UnderstandingCounts[]): void {
  for (const [index, talk] of talks.entries()) {
    const to = addresseeOf(talk);
    if (to === null || to === talk.player) continue;
    const own = players[to - 1]!;
    own.asked++;
    if (isTakenUp(talk, to, talks, index + 1)) own.answered++;
  }
}

/** Later that day; the talk of a day stands together. */
function isTakenUp(asked: Talked, by: PlayerId, talks: readonly Talked[], from: number): boolean {
  for (let next = from; next < talks.length && talks[next]!.day === asked.day; next++)
    if (talks[next]!.player === by && takesUp(talks[next]!, asked)) return true;
  return false;
}

/** By an anchor, or by a request or question of the protocol. */
function addresseeOf({ to, text }: Talked): PlayerId | null {
  if (to !== null) return to;
  const tree = treeOf(text);
  return tree?.kind === 'ask' && tree.target !== 'ANY' ? tree.target : null;
}

/** It answers the utterance, is addressed to whoever made it, or says something where the protocol asked for it. */
function takesUp(reply: Talked, asked: Talked): boolean {
  if (reply.replyTo !== null && reply.replyTo === asked.number) return true;
  if (addresseeOf(reply) === asked.player) return true;
  const question = treeOf(asked.text);
  const answer = treeOf(reply.text);
  if (question?.kind !== 'ask' || answer === null) return false;
  return question.operands.some((wish) => 'verb' in wish && 'verb' in answer && wish.verb === answer.verb);
}
