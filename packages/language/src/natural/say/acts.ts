import type { Expression } from '@mura/engine';

export type SpokenChannel = 'talk' | 'whisper' | 'soliloquy';

/** What one post does: a thing people do at the table, and the sentence of the protocol it carries. */
export interface SpokenAct {
  /**
   * With slots; `null`: words that carry no sentence. A reason without a sentence of its own takes the BECAUSE with it:
   * then only the conclusion is sent.
   */
  readonly sentence: string | null;
  readonly expression: Expression;
  readonly channel?: Exclude<SpokenChannel, 'talk'>;
  /** The words tell nothing but the sentence: whoever has only the sentence may use them. */
  readonly isPlain?: true;
  /** The role is one that people claim and others believe or not. */
  readonly isClaimed?: true;
}

const ACTS_BY_ID = {
  // Opening and morning
  'greet-day0': { sentence: null, expression: 'happy' },
  'small-talk': { sentence: null, expression: 'happy' },
  'greet-morning': { sentence: null, expression: 'neutral' },
  'react-death': { sentence: null, expression: 'sad' },
  'react-no-death': { sentence: null, expression: 'happy' },
  'react-execution': { sentence: null, expression: 'sad' },
  joke: { sentence: null, expression: 'sly' },
  pass: { sentence: null, expression: 'thinking' },

  // Claims and results
  'ask-claims': {
    sentence: 'REQUEST ANY (COMINGOUT ANY {role})',
    expression: 'neutral',
    isPlain: true,
    isClaimed: true,
  },
  'hold-claims': {
    sentence: 'REQUEST ANY (NOT (COMINGOUT ANY {role}))',
    expression: 'neutral',
    isPlain: true,
    isClaimed: true,
  },
  'ask-role': {
    sentence: 'INQUIRE {target} (COMINGOUT {target} ANY)',
    expression: 'surprised',
    isPlain: true,
  },
  'claim-seer': { sentence: 'COMINGOUT {me} SEER', expression: 'surprised', isPlain: true },
  'claim-medium': { sentence: 'COMINGOUT {me} MEDIUM', expression: 'surprised', isPlain: true },
  'claim-bodyguard': {
    sentence: 'AND (COMINGOUT {me} BODYGUARD) (GUARDED {target})',
    expression: 'surprised',
    isPlain: true,
  },
  'claim-villager': { sentence: 'COMINGOUT {me} VILLAGER', expression: 'neutral', isPlain: true },
  'claim-role': { sentence: 'COMINGOUT {me} {role}', expression: 'surprised', isPlain: true },
  'deny-role': { sentence: 'NOT (COMINGOUT {me} {role})', expression: 'surprised', isPlain: true },
  'counter-claim': {
    sentence: 'AND (COMINGOUT {me} {role}) (NOT (ESTIMATE {claimant} {role}))',
    expression: 'angry',
    isPlain: true,
    isClaimed: true,
  },
  'report-divined-human': { sentence: 'DIVINED {target} HUMAN', expression: 'neutral', isPlain: true },
  'report-divined-wolf': { sentence: 'DIVINED {target} WEREWOLF', expression: 'angry', isPlain: true },
  'report-medium-human': { sentence: 'IDENTIFIED {target} HUMAN', expression: 'sad', isPlain: true },
  'report-medium-wolf': { sentence: 'IDENTIFIED {target} WEREWOLF', expression: 'angry', isPlain: true },
  'report-guard': { sentence: 'GUARDED {target}', expression: 'neutral', isPlain: true },
  'ask-result': { sentence: 'INQUIRE {claimant} (DIVINED ANY ANY)', expression: 'surprised', isPlain: true },
  'ask-medium': {
    sentence: 'INQUIRE {claimant} (IDENTIFIED ANY ANY)',
    expression: 'surprised',
    isPlain: true,
  },
  'trust-claim': {
    sentence: 'ESTIMATE {claimant} {role}',
    expression: 'neutral',
    isPlain: true,
    isClaimed: true,
  },
  'doubt-claim': {
    sentence: 'NOT (ESTIMATE {claimant} {role})',
    expression: 'sly',
    isPlain: true,
    isClaimed: true,
  },
  'react-white-self': { sentence: 'ESTIMATE {claimant} SEER', expression: 'happy' },
  'react-black-self': {
    sentence: 'AND (NOT (COMINGOUT {me} WEREWOLF)) (NOT (ESTIMATE {claimant} SEER))',
    expression: 'surprised',
  },
  'announce-divination': { sentence: 'DIVINATION {target}', expression: 'neutral', isPlain: true },
  'announce-guard': { sentence: 'GUARD {target}', expression: 'neutral', isPlain: true },

  // Estimates with a reason
  'estimate-wolf': {
    sentence: 'BECAUSE ({reason}) (ESTIMATE {target} WEREWOLF)',
    expression: 'angry',
    isPlain: true,
  },
  'wolf-by-votes': {
    sentence: 'BECAUSE (DAY {day} ({target} VOTED {other})) (ESTIMATE {target} WEREWOLF)',
    expression: 'angry',
    isPlain: true,
  },
  'wolf-by-contradiction': {
    sentence:
      'BECAUSE (AND ({target} ESTIMATE {other} WEREWOLF) (NOT ({target} VOTE {other}))) (ESTIMATE {target} WEREWOLF)',
    expression: 'angry',
  },
  'wolf-by-silence': {
    sentence: 'BECAUSE ({reason}) (ESTIMATE {target} WEREWOLF)',
    expression: 'angry',
  },
  'wolf-by-switch': { sentence: 'BECAUSE ({reason}) (ESTIMATE {target} WEREWOLF)', expression: 'angry' },
  'wolf-by-fast-agree': {
    sentence: 'BECAUSE ({target} AGREE {talk}) (ESTIMATE {target} WEREWOLF)',
    expression: 'angry',
  },
  'wolf-by-line': {
    sentence: 'BECAUSE ({reason}) (AND (ESTIMATE {target} WEREWOLF) (ESTIMATE {other} WEREWOLF))',
    expression: 'angry',
    isPlain: true,
  },
  'wolf-by-black': {
    sentence: 'BECAUSE ({claimant} DIVINED {target} WEREWOLF) (ESTIMATE {target} WEREWOLF)',
    expression: 'angry',
    isPlain: true,
  },
  'wolf-by-survival': { sentence: 'BECAUSE ({reason}) (ESTIMATE {target} WEREWOLF)', expression: 'angry' },
  'wolf-by-attack': { sentence: 'BECAUSE ({reason}) (ESTIMATE {target} WEREWOLF)', expression: 'angry' },
  'estimate-human': {
    sentence: 'BECAUSE ({reason}) (ESTIMATE {target} VILLAGER)',
    expression: 'neutral',
    isPlain: true,
  },
  'estimate-possessed': { sentence: 'ESTIMATE {target} POSSESSED', expression: 'thinking', isPlain: true },
  'doubt-wolf': { sentence: 'NOT (ESTIMATE {target} WEREWOLF)', expression: 'thinking', isPlain: true },
  'either-wolf': {
    sentence: 'OR (ESTIMATE {target} WEREWOLF) (ESTIMATE {other} WEREWOLF)',
    expression: 'thinking',
    isPlain: true,
  },
  'one-wolf': {
    sentence: 'XOR (ESTIMATE {target} WEREWOLF) (ESTIMATE {other} WEREWOLF)',
    expression: 'thinking',
    isPlain: true,
  },
  'human-by-white': {
    sentence: 'BECAUSE ({claimant} DIVINED {target} HUMAN) (ESTIMATE {target} VILLAGER)',
    expression: 'neutral',
    isPlain: true,
  },
  'human-by-votes': {
    sentence: 'BECAUSE (DAY {day} ({target} VOTED {other})) (ESTIMATE {target} VILLAGER)',
    expression: 'neutral',
  },
  'cite-fact': { sentence: 'DAY {day} ({target} VOTED {other})', expression: 'neutral', isPlain: true },
  'lose-trust': { sentence: 'BECAUSE ({reason}) (ESTIMATE {target} WEREWOLF)', expression: 'angry' },
  'take-back': { sentence: 'NOT (ESTIMATE {target} WEREWOLF)', expression: 'thinking' },
  'react-betrayal': { sentence: 'ESTIMATE {target} WEREWOLF', expression: 'angry' },

  // Conclusions over the nights, and what is thought of the dead
  'conclude-victim': { sentence: 'NOT (ESTIMATE {victim} WEREWOLF)', expression: 'thinking' },
  'conclude-claim': { sentence: 'BECAUSE ({reason}) (ESTIMATE {claimant} {role})', expression: 'thinking' },
  'conclude-liar': {
    sentence: 'BECAUSE ({reason}) (NOT (ESTIMATE {claimant} {role}))',
    expression: 'angry',
  },
  'change-trust': {
    sentence: 'AND (NOT (ESTIMATE {other} {role})) (ESTIMATE {claimant} {role})',
    expression: 'thinking',
  },
  'admit-error': { sentence: 'NOT (ESTIMATE {target} WEREWOLF)', expression: 'sad' },
  'count-wolves': { sentence: null, expression: 'thinking' },
  'last-chance': { sentence: null, expression: 'afraid' },

  // Votes and plans
  'declare-vote': { sentence: 'VOTE {target}', expression: 'angry', isPlain: true },
  'change-vote': {
    sentence: 'BECAUSE ({reason}) (AND (NOT (VOTE {other})) (VOTE {target}))',
    expression: 'thinking',
    isPlain: true,
  },
  'refuse-vote': { sentence: 'NOT (VOTE {target})', expression: 'sly', isPlain: true },
  'vote-either': { sentence: 'OR (VOTE {target}) (VOTE {other})', expression: 'thinking', isPlain: true },
  'vote-one': { sentence: 'XOR (VOTE {target}) (VOTE {other})', expression: 'thinking', isPlain: true },
  'tell-vote': { sentence: 'VOTED {target}', expression: 'neutral', isPlain: true },
  'request-vote': { sentence: 'REQUEST ANY (VOTE {target})', expression: 'angry', isPlain: true },
  'press-vote': { sentence: 'REQUEST {target} (VOTE {other})', expression: 'angry', isPlain: true },
  'oppose-vote': { sentence: 'REQUEST ANY (NOT (VOTE {target}))', expression: 'surprised', isPlain: true },
  hurry: { sentence: 'INQUIRE ANY (VOTE ANY)', expression: 'surprised', isPlain: true },
  'request-divination': {
    sentence: 'REQUEST {claimant} (DIVINATION {target})',
    expression: 'neutral',
    isPlain: true,
  },
  'request-any-divination': {
    sentence: 'REQUEST ANY (DIVINATION {target})',
    expression: 'neutral',
    isPlain: true,
  },
  'request-guard': { sentence: 'REQUEST ANY (GUARD {target})', expression: 'neutral', isPlain: true },
  'press-guard': { sentence: 'REQUEST {target} (GUARD {other})', expression: 'neutral', isPlain: true },
  'propose-roller': {
    sentence: 'AND (REQUEST ANY (VOTE {target})) (REQUEST ANY (VOTE {other}))',
    expression: 'thinking',
  },
  'propose-greran': {
    sentence: 'REQUEST ANY (OR (VOTE {target}) (VOTE {other}))',
    expression: 'thinking',
    isPlain: true,
  },
  'propose-kangure': {
    sentence: 'REQUEST ANY (OR (VOTE {target}) (VOTE {other}))',
    expression: 'thinking',
  },
  'sum-up': {
    sentence: 'AND ({claimant} COMINGOUT {claimant} SEER) ({claimant} DIVINED {target} {species})',
    expression: 'thinking',
    isPlain: true,
  },

  // Questions, answers, defence, attunement
  'ask-suspect': {
    sentence: 'INQUIRE {target} (ESTIMATE ANY WEREWOLF)',
    expression: 'surprised',
    isPlain: true,
  },
  'call-silent': { sentence: 'INQUIRE {target} (ESTIMATE ANY WEREWOLF)', expression: 'surprised' },
  'ask-vote': { sentence: 'INQUIRE {target} (VOTE ANY)', expression: 'surprised', isPlain: true },
  'ask-all-suspects': {
    sentence: 'INQUIRE ANY (ESTIMATE ANY WEREWOLF)',
    expression: 'surprised',
    isPlain: true,
  },
  'ask-guarded': { sentence: 'INQUIRE {target} (GUARDED ANY)', expression: 'surprised', isPlain: true },
  'ask-divination': {
    sentence: 'INQUIRE {target} (DIVINATION ANY)',
    expression: 'surprised',
    isPlain: true,
  },
  'ask-opinion': {
    sentence: 'INQUIRE {target} (ESTIMATE {other} ANY)',
    expression: 'surprised',
    isPlain: true,
  },
  'ask-why-vote': { sentence: 'DAY {day} ({target} VOTED {other})', expression: 'surprised' },
  'ask-why': { sentence: null, expression: 'surprised' },
  'ask-why-me': { sentence: null, expression: 'surprised' },
  'press-claim': {
    sentence: 'REQUEST {target} (COMINGOUT {target} ANY)',
    expression: 'angry',
    isPlain: true,
  },
  'press-claim-role': {
    sentence: 'REQUEST {target} (COMINGOUT {target} {role})',
    expression: 'angry',
    isPlain: true,
    isClaimed: true,
  },
  'answer-suspect': { sentence: 'BECAUSE ({reason}) (ESTIMATE {target} WEREWOLF)', expression: 'neutral' },
  'answer-hunch': { sentence: 'ESTIMATE {target} WEREWOLF', expression: 'thinking' },
  'answer-why': { sentence: 'BECAUSE ({reason}) (DAY {day} (VOTED {target}))', expression: 'neutral' },
  'answer-vote-hunch': { sentence: 'DAY {day} (VOTED {target})', expression: 'thinking' },
  'defend-reason': {
    sentence: 'BECAUSE ({reason}) (NOT (COMINGOUT {me} WEREWOLF))',
    expression: 'surprised',
    isPlain: true,
  },
  'defend-appeal': { sentence: 'REQUEST ANY (NOT (VOTE {me}))', expression: 'afraid', isPlain: true },
  'defend-claim': {
    sentence: 'AND (COMINGOUT {me} {role}) (REQUEST ANY (NOT (VOTE {me})))',
    expression: 'afraid',
    isPlain: true,
    isClaimed: true,
  },
  agree: { sentence: 'AGREE {talk}', expression: 'happy', isPlain: true },
  'agree-reason': {
    sentence: 'AND (AGREE {talk}) (ESTIMATE {target} WEREWOLF)',
    expression: 'happy',
    isPlain: true,
  },
  'partial-agree': {
    sentence: 'AND (AGREE {talk}) (NOT (VOTE {target}))',
    expression: 'thinking',
    isPlain: true,
  },
  rebut: { sentence: 'BECAUSE ({reason}) (DISAGREE {talk})', expression: 'sly', isPlain: true },
  thank: { sentence: null, expression: 'happy' },
  apologise: { sentence: null, expression: 'sad' },

  // What others said and did, told again
  'retell-claim': { sentence: '{target} COMINGOUT {target} {role}', expression: 'neutral', isPlain: true },
  'retell-divined': {
    sentence: '{claimant} DIVINED {target} {species}',
    expression: 'neutral',
    isPlain: true,
  },
  'retell-identified': {
    sentence: '{claimant} IDENTIFIED {target} {species}',
    expression: 'neutral',
    isPlain: true,
  },
  'retell-vote': { sentence: '{target} VOTED {other}', expression: 'neutral', isPlain: true },
  'retell-suspicion': {
    sentence: '{target} ESTIMATE {other} WEREWOLF',
    expression: 'neutral',
    isPlain: true,
  },
  'retell-guard': { sentence: '{claimant} GUARDED {target}', expression: 'neutral', isPlain: true },

  // Whispers, soliloquy and the end
  'whisper-ask': {
    sentence: 'INQUIRE ANY (ATTACK ANY)',
    expression: 'sly',
    channel: 'whisper',
    isPlain: true,
  },
  'whisper-victim': { sentence: 'ATTACK {target}', expression: 'sly', channel: 'whisper', isPlain: true },
  'whisper-spare': {
    sentence: 'NOT (ATTACK {target})',
    expression: 'thinking',
    channel: 'whisper',
    isPlain: true,
  },
  'whisper-attacked': {
    sentence: 'ATTACKED {target}',
    expression: 'sly',
    channel: 'whisper',
    isPlain: true,
  },
  'whisper-request-attack': {
    sentence: 'REQUEST ANY (ATTACK {target})',
    expression: 'sly',
    channel: 'whisper',
    isPlain: true,
  },
  'whisper-plan-claim': {
    sentence: 'COMINGOUT {me} {role}',
    expression: 'sly',
    channel: 'whisper',
    isPlain: true,
    isClaimed: true,
  },
  'whisper-ask-claim': {
    sentence: 'REQUEST {mate} (COMINGOUT {mate} {role})',
    expression: 'sly',
    channel: 'whisper',
    isPlain: true,
    isClaimed: true,
  },
  'whisper-warn': {
    sentence: '{target} ESTIMATE {mate} WEREWOLF',
    expression: 'afraid',
    channel: 'whisper',
    isPlain: true,
  },
  'whisper-bus': { sentence: 'VOTE {mate}', expression: 'sad', channel: 'whisper', isPlain: true },
  'soliloquy-belief': {
    sentence: 'ESTIMATE {target} WEREWOLF',
    expression: 'thinking',
    channel: 'soliloquy',
    isPlain: true,
  },
  'soliloquy-waver': {
    sentence: 'XOR (ESTIMATE {target} WEREWOLF) (ESTIMATE {other} WEREWOLF)',
    expression: 'thinking',
    channel: 'soliloquy',
    isPlain: true,
  },
  'soliloquy-liar': {
    sentence: 'ESTIMATE {claimant} {role}',
    expression: 'sly',
    channel: 'soliloquy',
    isPlain: true,
    isClaimed: true,
  },
  'last-words': { sentence: 'ESTIMATE {target} WEREWOLF', expression: 'sad' },
  'epilogue-gg': { sentence: null, expression: 'happy' },
  'epilogue-reveal': { sentence: null, expression: 'happy' },
  'epilogue-praise': { sentence: null, expression: 'happy' },
} as const satisfies Readonly<Record<string, SpokenAct>>;

export type ActId = keyof typeof ACTS_BY_ID;

export const ACTS: Readonly<Record<ActId, SpokenAct>> = ACTS_BY_ID;

export const ACT_IDS = Object.keys(ACTS) as ActId[];
