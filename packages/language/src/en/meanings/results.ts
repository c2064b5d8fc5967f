import type { PlayerId } from '@mura/engine';
import { asWho, verbGroupAt } from '../clause.ts';
import type { Meaning, Of } from '../constructions/construction.ts';
import type { NounPhrase } from '../noun-phrases.ts';
import { findSpecies } from '../species.ts';
import type { MatchReader, UsedUp } from './match-reader.ts';
import { howFound } from './sight.ts';

type FoundResult = Extract<Meaning, { type: 'found' }>;

/** `I divined Bob: human`, `Cat guarded me` */
export function found(reader: MatchReader, { by, of, species, how }: FoundResult): UsedUp {
  const target = reader.phrase(of);
  const finder = finderOf(reader, by);
  if (target === null || finder === null || target.players.length === 0 || !isSomebody(finder)) return null;
  if (by === 'last' && isNotSaid(reader)) return [reader.match.trigger];
  if (how === 'guarded') return guarded(reader, finder, target);
  const seen =
    species === undefined
      ? findSpecies(reader.taken, reader.match, target)
      : { species, at: reader.match.trigger };
  if (seen === null || finder.players[0] === target.players[0]) return [reader.match.trigger];
  const place = { ...reader.place, end: Math.max(reader.place.end, seen.at + 1) };
  for (const whose of findersIn(finder)) {
    reader.addEach(
      target,
      { source: reader.sourceOf(finder) },
      (player) => ({
        type: 'result',
        by: whose,
        how: how ?? howFound(reader, whose),
        target: player,
        species: seen.species,
      }),
      place,
    );
  }
  const used = reader
    .usedUp('resultNoun', 'divine')
    .filter((at) => by !== 'last' || !isRoleBefore(reader, at));
  return [...used, seen.at];
}

/** `I am not saying Bob is a wolf` */
function isNotSaid({ taken: { items }, match: { start } }: MatchReader): boolean {
  return verbGroupAt(items, start).negations % 2 === 1;
}

/** `both Bob and Cat divined Dan`: each of them. */
function findersIn(finder: NounPhrase): readonly (PlayerId | null)[] {
  if (finder.kind === 'me') return [null];
  return finder.either ? finder.players.slice(0, 1) : finder.players;
}

/** `I am the seer divined Bob`: that one is the seer is said, too. */
function isRoleBefore({ taken: { items }, match: { trigger } }: MatchReader, at: number): boolean {
  return at < trigger && items[at]?.entry.role != null && items[at]?.entry.species === null;
}

function finderOf(reader: MatchReader, by: Of): NounPhrase | null {
  if (by === 'last') return reader.sentenceSubject() ?? reader.addressed();
  return by === 'S' ? reader.subject() : reader.phrase('me');
}

function isSomebody({ kind, players }: NounPhrase): boolean {
  return kind === 'me' || (kind !== 'we' && kind !== 'all' && players.length > 0);
}

function guarded(reader: MatchReader, finder: NounPhrase, target: NounPhrase): UsedUp {
  reader.addEach(target, { source: reader.sourceOf(finder), negative: reader.isNegated }, (player) => ({
    type: 'result',
    by: asWho(finder),
    how: 'guarded',
    target: player,
    species: null,
  }));
  return reader.usedUp();
}

/** `Cat, say that Bob is a wolf` */
export function bids(reader: MatchReader, { of, species }: Extract<Meaning, { type: 'bids' }>): UsedUp {
  const target = reader.phrase(of);
  const named = reader.match.slots.S;
  const bidden = named !== undefined && isSomebody(named) && named.kind !== 'me' ? named : reader.addressed();
  if (target === null || bidden === null || target.players.length === 0) return null;
  const told = species ?? reader.lastSpecies();
  if (told === null) return null;
  for (const addressee of bidden.players) {
    reader.addEach(target, { force: 'request', addressee }, (player) => ({
      type: 'result',
      by: null,
      how: 'divined',
      target: player,
      species: told,
    }));
  }
  return reader.usedUp('resultNoun', 'claim');
}
