import { hashText } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../../testing/natural/sentences.ts';
import { castMembers, contextIn, FULL_SLOTS, PERSONAS, slotsFor } from '../../../testing/natural/village.ts';
import { printAIWolf } from '../../aiwolf/printer.ts';
import { english } from '../../en/say/index.ts';
import { japanese } from '../../ja/say/index.ts';
import { ACT_IDS, type ActId } from './acts.ts';
import { fill } from './fill.ts';
import { REASONS, type ReasonId } from './reasons.ts';
import { say } from './say.ts';
import type { Speech } from './speech.ts';
import type { SaidToday } from './spoken.ts';
import { type Persona, personaOf, personaWith, VOICES } from './voice.ts';

const SPEECHES: readonly Speech[] = [japanese, english];

/** Every post that the persona may make of an act. */
function postsOf(act: ActId, persona: Persona, speech: Speech): string[] {
  const context = contextIn(speech.tongue, persona);
  return [0, 1, 2].flatMap((turn) =>
    speech.phrasings(act, persona, turn).map(({ text }) => {
      const filled = fill(text, FULL_SLOTS, context, speech);
      if (filled === null) throw new Error(`The slots of ${text} are not all known`);
      return speech.finish(filled);
    }),
  );
}

describe('what is said', () => {
  test.each(SPEECHES)('$tongue has at least six phrasings of every act in every voice', (speech) => {
    const few = ACT_IDS.flatMap((act) =>
      PERSONAS.filter((persona) => new Set(postsOf(act, persona, speech)).size < 6).map(
        ({ voice }) => `${act} ${voice}`,
      ),
    );
    expect(few).toEqual([]);
  });

  test.each(SPEECHES)('$tongue leaves no slot open and no blank too many', (speech) => {
    const wrong = ACT_IDS.flatMap((act) =>
      PERSONAS.flatMap((persona) =>
        postsOf(act, persona, speech).filter((post) => /[{}[\]_|\p{Cc}]|undefined| {2}|^\s|\s$/u.test(post)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('a reason names whom it is about, where the words before it name nobody or somebody else', () => {
    const context = contextIn('en', personaWith('polite'));
    const reason = { id: 'few-posts', facts: { target: 2, count: 1 } } as const;
    const filled = (template: string) =>
      english.finish(fill(template, { target: 2, other: 3, reason }, context, english) ?? '');
    const [, two] = castMembers('en');
    expect(filled('Because {reason}, not {other}: {target}.')).toContain(`Because ${two?.name} has hardly`);
    expect(filled('Not {other}; {target}, because {reason}.')).toContain('because they have hardly');
    expect(filled('Because {reason}, {target}.')).toContain('Because they have hardly');
  });

  test('the same seed says the same, and another seed something else', () => {
    const vote = [sentence('VOTE Agent[02]')];
    for (const speech of SPEECHES) {
      const context = contextIn(speech.tongue, personaWith('polite'));
      expect(say(vote, context, speech)).toEqual(say(vote, context, speech));
      const seeds = Array.from({ length: 20 }, (_, seed) => say(vote, { ...context, seed }, speech).text);
      expect(new Set(seeds).size).toBeGreaterThan(8);
    }
  });

  test('an act is chosen that says the sentence and nothing else', () => {
    const actOf = (text: string) =>
      say([sentence(text)], contextIn('ja', personaWith('polite')), japanese).acts;
    expect(actOf('VOTE Agent[02]')).toEqual(['declare-vote']);
    expect(actOf('ESTIMATE Agent[02] WEREWOLF')).toEqual(['estimate-wolf']);
    expect(actOf('BECAUSE (Agent[03] VOTED Agent[04]) (ESTIMATE Agent[02] WEREWOLF)')).toEqual([
      'estimate-wolf',
    ]);
    expect(actOf('AND (COMINGOUT Agent[01] SEER) (DIVINED Agent[02] HUMAN)')).toEqual([
      'claim-seer',
      'report-divined-human',
    ]);
    expect(actOf('OR (VOTE Agent[02]) (GUARD Agent[03])')).toEqual([null]);
    expect(actOf('VOTE Agent[01]')).toEqual([null]);
  });

  test('an act with its slots carries its sentence; a reason without a sentence falls away', () => {
    const context = contextIn('en', personaWith('cool'));
    const carried = (act: ActId, reason: ReasonId) =>
      say(
        {
          act,
          slots: { ...FULL_SLOTS, reason: { id: reason, facts: { target: 2, other: 3, day: 1, count: 2 } } },
        },
        context,
        english,
      ).sentences.map((one) => printAIWolf(one, 'java'));
    expect(carried('estimate-wolf', 'few-posts')).toEqual(['ESTIMATE Agent[02] WEREWOLF']);
    expect(carried('estimate-wolf', 'hanged-human')).toEqual([
      'BECAUSE (DAY 1 (Agent[02] VOTED Agent[03])) (ESTIMATE Agent[02] WEREWOLF)',
    ]);
    expect(carried('greet-day0', 'few-posts')).toEqual([]);
  });

  test('every reason of the record has words, with and without the name of whom it is about', () => {
    const facts = { target: 2, other: 3, claimant: 4, victim: 8, day: 1, count: 2, talk: FULL_SLOTS.talk! };
    for (const speech of SPEECHES) {
      const context = contextIn(speech.tongue, personaWith('polite'));
      for (const id of Object.keys(REASONS) as ReasonId[]) {
        for (const about of ['named', 'unnamed', 'speaker'] as const) {
          const clause = fill(speech.recordClause(id, about, context.persona), facts, context, speech);
          expect(clause, `${id} in ${speech.tongue}`).toMatch(/^[^{}[\]|]+$/);
        }
      }
    }
  });
});

/** How often each act is done in the second day of a village of fifteen. */
const DAY: Readonly<Partial<Record<ActId, number>>> = {
  'greet-morning': 15,
  'react-death': 5,
  'claim-seer': 2,
  'claim-medium': 1,
  'counter-claim': 1,
  'report-divined-human': 1,
  'report-divined-wolf': 1,
  'report-medium-human': 1,
  'ask-result': 1,
  'estimate-wolf': 18,
  'wolf-by-votes': 2,
  'wolf-by-silence': 2,
  'wolf-by-switch': 1,
  'wolf-by-black': 1,
  'estimate-human': 8,
  'trust-claim': 5,
  'doubt-claim': 5,
  'ask-suspect': 6,
  'call-silent': 2,
  'ask-vote': 4,
  'ask-why': 4,
  'ask-why-vote': 2,
  'answer-suspect': 5,
  'answer-why': 3,
  'defend-reason': 4,
  'defend-appeal': 1,
  'agree-reason': 5,
  'partial-agree': 5,
  rebut: 5,
  'request-vote': 4,
  'oppose-vote': 3,
  hurry: 2,
  'change-vote': 3,
  'declare-vote': 15,
  joke: 4,
  thank: 1,
  'cite-fact': 2,
};

describe('a day of fifteen speakers with ten posts each', () => {
  test.each(SPEECHES)('$tongue never uses the same words twice', (speech) => {
    const cast = castMembers(speech.tongue);
    const acts = Object.entries(DAY).flatMap(([act, times]) => Array<ActId>(times).fill(act as ActId));
    expect(acts.length).toBe(150);
    const said: SaidToday[] = [];
    acts.forEach((act, index) => {
      const player = (index % 15) + 1;
      const target = (player % 15) + 1;
      const slots = { ...slotsFor(act === 'answer-why' || index % 2 === 0), target, asker: target };
      const context = {
        ...contextIn(speech.tongue, personaOf(cast[player - 1]!.name)),
        speaker: player,
        seed: hashText(`post ${index}`),
        said: [...said],
      };
      const { text, phrasings } = say({ act, slots }, context, speech);
      said.push({ text, phrasings });
    });
    expect(repeated(said.map(({ text }) => text))).toEqual([]);
    expect(repeated(said.flatMap(({ phrasings }) => phrasings))).toEqual([]);
  });

  test('the same content again has other words, even when every phrasing has been used', () => {
    const said: SaidToday[] = [];
    for (let times = 0; times < 24; times++) {
      const context = { ...contextIn('ja', personaWith('rough')), said: [...said] };
      const { text, phrasings } = say([sentence('VOTE Agent[02]')], context, japanese);
      said.push({ text, phrasings });
    }
    expect(repeated(said.map(({ text }) => text))).toEqual([]);
  });
});

function repeated(items: readonly string[]): string[] {
  return items.filter((item, index) => items.indexOf(item) !== index);
}

describe('who speaks', () => {
  test('nine from the head of each cast have nine voices', () => {
    for (const cast of ['mura', 'harbour', 'academy']) {
      const voices = castMembers('ja', cast, 9).map(({ name }) => personaOf(name).voice);
      expect(new Set(voices).size, cast).toBe(9);
    }
  });

  test('a character has one voice by either name, and a stranger the same one each time', () => {
    expect(personaOf('千代')).toEqual(personaOf('Chiyo'));
    expect(personaOf('千代').voice).toBe('old-woman');
    expect(personaOf('誰でもない人')).toEqual(personaOf('誰でもない人'));
    expect(VOICES).toContain(personaOf('誰でもない人').voice);
  });

  test('each voice has its own word for others', () => {
    const calledBy = (persona: Persona, player: number) =>
      japanese.address(castMembers('ja')[player - 1]!, persona);
    expect(calledBy(personaWith('polite'), 5)).toBe('花ちゃん');
    expect(calledBy(personaWith('rough'), 2)).toBe('源太');
    expect(calledBy(personaWith('kansai'), 6)).toBe('善海はん');
    expect(calledBy(personaWith('child'), 2)).toBe('源太にいちゃん');
    expect(calledBy(personaOf('善海'), 7)).toBe('菊殿');
  });

  test('a name in Latin letters has a blank where it meets Japanese', () => {
    const cast = castMembers('en');
    const { text } = say(
      [sentence('VOTE Agent[02]')],
      { ...contextIn('ja', personaWith('cool')), cast },
      japanese,
    );
    expect(text).toMatch(/(^|[ 。、])Genta( |、|。|$)/);
  });
});

describe('the post that is answered', () => {
  const agree = [sentence('AGREE TALK day3 ID:12')];
  const answers = { talk: { channel: 'TALK', day: 3, id: 12 } as const, by: 2, ago: 5 };

  test.each([
    ['number', />>12/],
    ['name', /@Genta|Genta/],
    ['agent', />>Agent\[02\]/],
  ] as const)('is referred to by %s', (mention, form) => {
    for (const voice of VOICES) {
      const context = { ...contextIn('en', personaWith(voice)), answers, mention };
      expect(say(agree, context, english).text).toMatch(form);
    }
  });

  test('has an anchor in front when it is three or more posts back', () => {
    const context = { ...contextIn('ja', personaWith('polite')), answers };
    expect(say([sentence('VOTE Agent[03]')], context, japanese).text).toMatch(/^>>12 /);
    const recent = { ...context, answers: { ...answers, ago: 1 } };
    expect(say([sentence('VOTE Agent[03]')], recent, japanese).text).not.toMatch(/>>/);
  });

  test('is gone on from with a connective of the voice', () => {
    const context = { ...contextIn('ja', personaWith('kansai')), connection: 'but' } as const;
    expect(say([sentence('VOTE Agent[03]')], context, japanese).text).toMatch(/^(せやけど|けどな)、/);
  });
});

describe('the length of a post', () => {
  const limit = (perTalk: number) =>
    ({ countIn: 'characters', perTalk, perPlayer: null, base: null, mention: null }) as const;

  test.each(SPEECHES)('$tongue keeps 125 characters in every voice for every single act', (speech) => {
    const long = ACT_IDS.flatMap((act) =>
      PERSONAS.map((persona) =>
        say(
          { act, slots: slotsFor(true) },
          { ...contextIn(speech.tongue, persona), length: limit(125) },
          speech,
        ),
      ).filter(({ fits }) => !fits),
    );
    expect(long).toEqual([]);
  });

  test('shorter words are found where the limit is tight, and what does not fit says so', () => {
    const report = [sentence('DIVINED Agent[02] WEREWOLF')];
    const context = contextIn('ja', personaWith('cool'));
    const tight = say(report, { ...context, length: limit(14) }, japanese);
    expect(tight).toMatchObject({ fits: true });
    expect([...tight.text].length).toBeLessThanOrEqual(14);
    expect(say(report, { ...context, length: limit(3) }, japanese)).toMatchObject({ fits: false });
  });
});

describe('fillers', () => {
  test('do not give an English sentence a second colon', () => {
    const { lead } = english;
    expect(lead('One small thing: _', 'I suspect Bob.')).toBe('One small thing: I suspect Bob.');
    expect(lead('One small thing: _', 'Sold: I’m voting for Bob.')).toBe(
      'One small thing. Sold: I’m voting for Bob.',
    );
    expect(lead('Friends, _', 'Shop’s open: I’m the seer.')).toBe('Friends, shop’s open: I’m the seer.');
  });

  test('stand before one post in four, never before a result', () => {
    const starts = new RegExp(`^(${japanese.openers(personaWith('polite')).join('|')})`);
    const share = (text: string) => {
      const posts = Array.from({ length: 400 }, (_, seed) =>
        say(
          [sentence(text)],
          { ...contextIn('ja', personaWith('polite')), seed: hashText(`${seed}`) },
          japanese,
        ),
      );
      return posts.filter((post) => starts.test(post.text)).length / posts.length;
    };
    expect(share('VOTE Agent[02]')).toBeGreaterThan(0.15);
    expect(share('VOTE Agent[02]')).toBeLessThan(0.35);
    expect(share('DIVINED Agent[02] WEREWOLF')).toBe(0);
  });
});

test('a reason about oneself is said in the first person', () => {
  const about = { target: 1, claimant: 2, other: 2, day: 1, victim: 2, count: 2 };
  const clause = (id: ReasonId, speech: Speech) => {
    const persona = personaWith('polite');
    return fill(
      speech.recordClause(id, 'speaker', persona),
      about,
      contextIn(speech.tongue, persona),
      speech,
    );
  };
  const plain = (text: string | null) => (text ?? '').replace(/\p{C}/gu, '');
  expect(plain(clause('seen-white', english))).toMatch(/ divined me as human$/);
  expect(plain(clause('voted-wolf', english))).toMatch(/^I voted for the wolf /);
  expect(plain(clause('first-suspecter', english))).toMatch(/^I was the first /);
  expect(plain(clause('save-fits', english))).toBe('my guard fits the quiet night');
  expect(plain(clause('voted-wolf', japanese))).toMatch(/^わたしが1日目に/);
});
