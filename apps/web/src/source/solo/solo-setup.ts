import { DEFAULT_BOT } from '@mura/bots';
import { CASTS, type Character, findCast, type Setup, seeded } from '@mura/engine';
import type { SoloWish } from './messages.ts';
import { soloRules } from './solo-rules.ts';

/** One's own character is the first of the wished ones; the seat is drawn with the seed. */
export function setupFor(wish: SoloWish, seed: string): Setup {
  const rules = soloRules(wish.size, wish.form, wish.pace);
  const cast = findCast(wish.cast) ?? CASTS[0]!;
  const mine = seeded(seed)({ purpose: 'deal', day: 0, round: 99, among: wish.size });
  const [own, ...others] = wish.characters;
  const places = [...others.slice(0, mine), own!, ...others.slice(mine)];
  return {
    preset: 'custom',
    rules,
    cast: places.map((place): Character => {
      const { names, profiles } = cast.characters[place]!;
      return { name: names[wish.language], profile: profiles[wish.language] };
    }),
    language: wish.language,
    wishes: places.map((place) => (place === own ? wish.role : null)),
    players: places.map((place, index) =>
      place === own ? wish.nickname : `${wish.bot ?? DEFAULT_BOT} ${index + 1}`,
    ),
    seed,
  };
}
