import { describe, expect, test } from 'vitest';
import { castMembers, contextIn, FULL_SLOTS, PERSONAS } from '../../../testing/natural/village.ts';
import { ACT_IDS } from '../../natural/say/acts.ts';
import { fill } from '../../natural/say/fill.ts';
import type { Persona, Voice } from '../../natural/say/voice.ts';
import { japanese } from './index.ts';

/** All that a persona may say about the players of a cast. */
function everythingSaid(persona: Persona, cast: string): string[] {
  const context = { ...contextIn('ja', persona), cast: castMembers('ja', cast) };
  return ACT_IDS.flatMap((act) =>
    [0, 1, 2].flatMap((turn) =>
      japanese
        .phrasings(act, persona, turn)
        .map(({ text }) => japanese.finish(fill(text, FULL_SLOTS, context, japanese) ?? '')),
    ),
  );
}

const ADJECTIVE = '(?:怪し|あやし|黒|白|早|遅|怖|こわ|つら|悪|よ|ほし|た|な|らし|苦し|楽し)い';
const VERB = '(?:入れ|思|占|疑|信じ|守|見|言|聞|待|名乗|襲)(?:る|う|く|つ)';

/** What no voice says. */
const NEVER: readonly RegExp[] = [
  new RegExp(`${ADJECTIVE}だ(?:ぜ|よ|もん|ね|な|わ)?[。！？]`),
  new RegExp(`${VERB}だ(?:ぜ|よ|もん|ね|な)?[。！？]`),
  new RegExp(`(?:${ADJECTIVE}|${VERB})じゃ(?:[。よ]|のう)`),
  new RegExp(`(?:${ADJECTIVE}|${VERB})や[。で]`),
  /ですです|ますです|ますます|ました(?:です|わわ)|だわですわ|ですのじゃ|わたしゃは|んんじゃ|(?<!ま)だだ|じゃじゃ|ぜぜ|よよ|ねね/,
  /[。、]{2}|？。|。？|！？？/,
  /[はがをに]を|をが|がは|はが(?!き)/,
  /あらない|あらねえ|あらなかった|いむ。|すぐで/,
];

const BY_VOICE: Readonly<Partial<Record<Voice, readonly RegExp[]>>> = {
  polite: [/だぜ|じゃ。|だよ。/],
  'old-woman': [/じゃ[。のろ]/, /ねえ。.*ねえ。.*ねえ。/],
  child: [/人狼|投票|護衛|占|疑|怪し|[^お]狼/],
  teacher: [/のじゃ|ですわ/],
  shy: [/……….*………/],
  'old-man': [/です。|ます。/],
  cool: [/！|です。|ます。|みなさん|皆さん/],
  kansai: [/でんがな|まんがな|です。|(?<!いい)ます。/],
};

describe.each(['mura', 'harbour', 'academy'])('with the players of %s', (cast) => {
  test.each(PERSONAS.map((persona) => ({ persona, name: `${persona.voice} (${persona.sex})` })))(
    '$name never breaks the grammar of the voice',
    ({ persona }) => {
      const rules = [...NEVER, ...(BY_VOICE[persona.voice] ?? []), ...bySex(persona)];
      const wrong = everythingSaid(persona, cast).flatMap((text) =>
        rules.filter((rule) => rule.test(text)).map((rule) => `${text} (${rule.source})`),
      );
      expect([...new Set(wrong)]).toEqual([]);
    },
  );
});

function bySex({ voice, sex }: Persona): RegExp[] {
  if (voice === 'rough') return sex === 'female' ? [/だぜ|ねえ[。よ]|お前/] : [/だわ。|かい？/];
  return voice === 'noble' && sex === 'male' ? [/ですわ|ますわ|かしら/] : [];
}
