import type { natural } from '@mura/language';
import type { Policy } from '../hisui/play/policy.ts';

/** What a strong mind does otherwise in the hands of somebody. */
type OwnConduct = Partial<Pick<Policy, 'counters' | 'possessedClaims' | 'packClaims' | 'packAccuses'>>;

/** One of the ten whom a seat can be given to. */
export interface BotCharacter {
  /** As in the cast `mura`, which has their names and profiles. */
  readonly id: string;
  readonly voice: natural.Voice;
  readonly conduct: OwnConduct;
}

/** Nobody of the pack comes out (or accuses), or somebody always does. */
const NEVER = { small: 0, large: 0 } as const;
const ALWAYS = { small: 1, large: 1 } as const;

/** Ten villagers, one for each voice; how each of them plays shows in their measures. */
export const CHARACTERS: readonly BotCharacter[] = [
  { id: 'chiyo', voice: 'old-woman', conduct: { packClaims: NEVER } },
  { id: 'genta', voice: 'rough', conduct: { counters: 1, packAccuses: ALWAYS, packClaims: ALWAYS } },
  { id: 'aya', voice: 'polite', conduct: { packClaims: NEVER } },
  { id: 'eisaku', voice: 'old-man', conduct: { packAccuses: NEVER } },
  { id: 'hana', voice: 'child', conduct: { counters: 0, packClaims: NEVER } },
  {
    id: 'zenkai',
    voice: 'teacher',
    conduct: { packClaims: ALWAYS, packAccuses: { small: 0.2, large: 0.2 } },
  },
  { id: 'kiku', voice: 'kansai', conduct: { possessedClaims: 1, packClaims: ALWAYS } },
  { id: 'isuke', voice: 'cool', conduct: { packClaims: NEVER, counters: 0 } },
  { id: 'suzu', voice: 'shy', conduct: { packClaims: NEVER, counters: 1 } },
  { id: 'orie', voice: 'noble', conduct: { packAccuses: ALWAYS, counters: 1 } },
];

export function findCharacter(id: string): BotCharacter | undefined {
  return CHARACTERS.find((character) => character.id === id);
}
