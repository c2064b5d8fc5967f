import type { Connection } from '../../natural/say/spoken.ts';
import type { Persona, Voice } from '../../natural/say/voice.ts';

/** What may stand before or after a post; `_` is the post. */
const OPENERS: Readonly<Record<Voice, readonly string[]>> = {
  polite: [
    'If I may, _',
    'One small thing: _',
    'Forgive me, but _',
    '_ Do correct me.',
    '_ That is all I have.',
    'As far as I can see, _',
  ],
  rough: ['Look, _', 'No. _', 'Right, _', '_ That’s it.', 'Listen, _', 'Oi, _', '_ Simple.'],
  'old-man': [
    'I have seen this before. _',
    'Slowly now. _',
    'Mark this: _',
    '_ I am too old to be hurried.',
    'Hear an old man. _',
    'Well, well. _',
  ],
  'old-woman': [
    'Now then, _',
    'Dear me. _',
    'That is odd. _',
    '_ I only say.',
    'Mind you, _',
    'Well, dear, _',
  ],
  child: ['But _', 'Wait, _', 'I remember. _', '_ Really.', 'Um, _', 'You know, _', '_ I mean it.'],
  cool: ['Noted. _', 'Wait. _', '_ Enough.', 'Simple. _', 'So. _', '_ No more.'],
  noble: [
    'How very convenient. _',
    'Forgive me, _',
    '_ I leave it with you.',
    'If one may say so, _',
    'Dear me, _',
    'With every courtesy, _',
  ],
  shy: ['I may be wrong, but _', 'Sorry, _', '_ That’s all.', 'Um, _', 'Excuse me, _', 'Well, _'],
  kansai: [
    'Tell you what: _',
    'I’ll be honest, _',
    '_ Take it or leave it.',
    'Here is the bill: _',
    'Friends, _',
    'No charge for this: _',
  ],
  teacher: [
    'Let us take it in order. _',
    'Consider this: _',
    '_ I leave the last step to you.',
    'A point of order: _',
    'Very well. _',
    'Step by step, then. _',
  ],
};

export function openersOf({ voice }: Persona): readonly string[] {
  return OPENERS[voice];
}

const PLAIN: Readonly<Record<Connection, readonly string[]>> = {
  but: ['But _', 'Still, _', 'Even so, _'],
  so: ['Then _', 'In that case, _', 'If so, _'],
  also: ['Also, _', 'And one more thing: _', 'Besides, _'],
  topic: ['Another matter: _', 'By the way, _', 'Something else: _'],
};

const BY_VOICE: Readonly<Partial<Record<Voice, Readonly<Partial<Record<Connection, readonly string[]>>>>>> = {
  rough: { but: ['Yeah, but _', 'Still, _'], so: ['Right, then _', 'So _'] },
  'old-man': { but: ['And yet _', 'Still, _'], topic: ['Let that rest. _'] },
  cool: { but: ['But _'], so: ['So _', 'Then _'], also: ['Also: _'], topic: ['Other point. _'] },
  noble: { but: ['And yet _', 'Be that as it may, _'], so: ['In that event, _', 'Very well; then _'] },
  shy: { but: ['Sorry, but _', 'But _'] },
  kansai: { so: ['Fair enough, then _', 'In that case, _'] },
  teacher: { so: ['It follows that _', 'Hence _', 'In that case, _'], also: ['Secondly, _', 'Further, _'] },
};

export function connectionsOf(connection: Connection, { voice }: Persona): readonly string[] {
  return BY_VOICE[voice]?.[connection] ?? PLAIN[connection];
}
