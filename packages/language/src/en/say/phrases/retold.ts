import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** What others said and did, told again. */
export const retold: Phrasings = {
  'retell-claim': {},
  'retell-divined': {},
  'retell-identified': {},
  'retell-vote': {},
  'retell-suspicion': {},
  'retell-guard': {},
};
