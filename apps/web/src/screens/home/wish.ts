import { CASTS, isRole, type Role } from '@mura/engine';
import { kept } from '../../shell/keeping.ts';
import { SOLO_SIZES, type SoloForm, type SoloSize } from '../../source/solo/solo-rules.ts';

/** What somebody asks for who plays with bots. */
export interface SoloGameWish {
  readonly size: SoloSize;
  readonly role: Role | null;
  readonly cast: string;
  readonly form: SoloForm;
  readonly level: SoloLevel;
}

/** How strong the bots play. */
export const SOLO_LEVELS = ['gentle', 'fair', 'strong', 'full'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** A wish as it stands in an address; whatever makes no sense is plain. */
export function wishIn(query: URLSearchParams): SoloGameWish {
  const size = SOLO_SIZES.find((one) => String(one) === query.get('size')) ?? 5;
  const role = query.get('role');
  const cast = CASTS.find(({ id }) => id === query.get('cast'))?.id ?? CASTS[0]!.id;
  return {
    size,
    role: isRole(role) ? role : null,
    cast,
    form: query.get('form') === 'turns' ? 'turns' : 'table',
    level: SOLO_LEVELS.find((one) => one === query.get('level')) ?? 'full',
  };
}

export function wishQuery({ size, role, cast, form, level }: SoloGameWish): string {
  const query = new URLSearchParams({ size: String(size), cast, form });
  if (level !== 'full') query.set('level', level);
  if (role !== null) query.set('role', role);
  return query.toString();
}

/** What was asked for last time. */
export function wishKept(): SoloGameWish {
  return wishIn(new URLSearchParams(kept('solo') ?? ''));
}

/** Places of the cast for so many seats, in an order by chance; the first is one's own. */
export function drawCharacters(among: number, seats: number): number[] {
  const places = Array.from({ length: among }, (_, place) => place);
  for (let left = among; left > 1; left--) {
    const drawn = Math.floor(Math.random() * left);
    [places[left - 1], places[drawn]] = [places[drawn]!, places[left - 1]!];
  }
  return places.slice(0, seats);
}

/** Places as they stand in an address, where they fit. */
export function charactersIn(query: URLSearchParams, among: number, seats: number): number[] {
  const given = (query.get('seats') ?? '').split('.').map(Number);
  const fits = given.length === seats && new Set(given).size === seats;
  return fits && given.every((place) => Number.isInteger(place) && place >= 0 && place < among)
    ? given
    : drawCharacters(among, seats);
}
