import { coachingFor, memoirsOf } from '@mura/bots';
import type { Event, PlayerId, Role, Viewer } from '@mura/engine';
import { isKnown } from '@mura/records';
import { type Calling, type Language, loadTexts, tellCoaching, tellMemoir } from '@mura/words';
import type { FoundGame } from './games.ts';
import { print, printJson } from './print.ts';

interface BeliefOptions {
  readonly lang: Language;
  readonly json?: true;
}

/** What each bot of a game believed at each vote; and for a player, where the game turned. */
export async function tellBeliefs(
  { place, record }: FoundGame,
  viewer: Viewer,
  { lang, json }: BeliefOptions,
): Promise<void> {
  const events: Event[] = record.entries.map(({ event }) => event).filter(isKnown);
  const memoirs = memoirsOf(events);
  const coaching = typeof viewer === 'number' ? coachingFor(viewer, events) : null;
  if (json) {
    printJson({ file: place, memoirs, coaching });
    return;
  }
  const names = record.header.cast.map(({ name }) => name);
  const roles = new Map(memoirs.map(({ player, role }) => [player, role]));
  const revealed = events.find((event) => event.type === 'rolesRevealed');
  if (revealed?.type === 'rolesRevealed')
    for (const [index, role] of revealed.roles.entries()) roles.set(index + 1, role);
  const page = await loadTexts('page', lang);
  const calling: Calling = {
    words: await loadTexts('afterwards', lang),
    nameOf: (player: PlayerId) => names[player - 1] ?? String(player),
    roleName: (role: Role) => page[`role.${role}`],
    roleOf: (player: PlayerId) => roles.get(player) ?? null,
  };
  for (const memoir of memoirs) {
    print(`${calling.nameOf(memoir.player)} (${calling.roleName(memoir.role)})`);
    for (const line of tellMemoir(memoir, calling)) if (line !== '') print(`  ${line}`);
  }
  if (coaching === null) return;
  print(calling.words['coach.title']);
  for (const line of tellCoaching(coaching, calling)) print(`  ${line}`);
}
