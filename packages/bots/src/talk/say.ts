import { type LegalTalk, measure, type PlayerId, type Role } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { byRole, conductOf } from '../memory/conduct.ts';
import type { Finding, ToldFinding } from '../memory/memory.ts';

/** The texts of the sentences that are made once. */
const printed = new WeakMap<aiwolf.Sentence, string>();

/** The sentences the bot says. What is said in every game is made once, and so is its text. */
export function comingOut(player: aiwolf.Agent, role: Role): aiwolf.Sentence {
  return roleSentence('COMINGOUT', player, role);
}

export function estimate(player: PlayerId, role: Role): aiwolf.Sentence {
  return ESTIMATES[role](player);
}

const ESTIMATES = byRole((role) => sentencePer((player) => roleSentence('ESTIMATE', player, role)));

/** The protocol has no word for the later roles: whoever claims one is an ordinary player of its side. */
function roleSentence(verb: aiwolf.RoleVerb, target: aiwolf.Agent, dealt: Role): aiwolf.Sentence {
  const role = conductOf(dealt);
  return { kind: 'role', verb, subject: null, target, role: aiwolf.toRoleWord(role), start: 0, end: 0 };
}

export function finding(found: Finding): aiwolf.Sentence {
  return resultSentence(null, found);
}

function resultSentence(subject: PlayerId | null, { act, target, result }: Finding): aiwolf.Sentence {
  return RESULTS[act][result](subject ?? 0)(target);
}

const RESULTS = {
  divined: { human: resultsOf('DIVINED', 'HUMAN'), werewolf: resultsOf('DIVINED', 'WEREWOLF') },
  identified: { human: resultsOf('IDENTIFIED', 'HUMAN'), werewolf: resultsOf('IDENTIFIED', 'WEREWOLF') },
};

/** By whose it is, 0 for one's own, and of whom. */
function resultsOf(verb: aiwolf.ResultVerb, species: aiwolf.SpeciesWord) {
  return oncePer((by) =>
    sentencePer((target) => {
      const subject = by === 0 ? null : by;
      return { kind: 'result', verb, subject, target, species, start: 0, end: 0 };
    }),
  );
}

/** A vote for whom somebody has called a werewolf. */
export function voteBecauseOf({ act, player, target }: ToldFinding): aiwolf.Sentence {
  return REASONED_VOTES[act](player)(target);
}

const REASONED_VOTES = { divined: reasonedVotes('divined'), identified: reasonedVotes('identified') };

function reasonedVotes(act: ToldFinding['act']) {
  return oncePer((player) =>
    sentencePer((target) => {
      const operands = [resultSentence(player, { act, target, result: 'werewolf' }), vote(target)];
      return { kind: 'because', operator: 'BECAUSE', subject: null, operands, start: 0, end: 0 };
    }),
  );
}

export const vote = sentencePer((target) => ({
  kind: 'act',
  verb: 'VOTE',
  subject: null,
  target,
  start: 0,
  end: 0,
}));

export const attack = sentencePer((target) => ({
  kind: 'act',
  verb: 'ATTACK',
  subject: null,
  target,
  start: 0,
  end: 0,
}));

/** Asks everybody to vote for somebody. */
export const requestVote = sentencePer((target) => request('ANY', vote(target)));

export function request(asked: aiwolf.Agent, wish: aiwolf.Sentence): aiwolf.Sentence {
  return {
    kind: 'ask',
    operator: 'REQUEST',
    subject: null,
    target: asked,
    operands: [wish],
    start: 0,
    end: 0,
  };
}

export function agree(day: number, id: number): aiwolf.Sentence {
  return AGREEMENTS(day)(id);
}

const AGREEMENTS = oncePer((day) =>
  sentencePer((id) => ({
    kind: 'opinion',
    verb: 'AGREE',
    subject: null,
    talk: { channel: 'TALK', day, id },
    start: 0,
    end: 0,
  })),
);

/** Makes something once for each player, day or number of a talk. */
function oncePer<Made>(make: (number: number) => Made): (number: number) => Made {
  const made = new Map<number, Made>();
  return (number) => {
    const before = made.get(number);
    if (before !== undefined) return before;
    const now = make(number);
    made.set(number, now);
    return now;
  };
}

function sentencePer(make: (number: number) => aiwolf.Sentence): (number: number) => aiwolf.Sentence {
  return oncePer((number) => {
    const sentence = make(number);
    printed.set(sentence, aiwolf.printAIWolf(sentence, 'java'));
    return sentence;
  });
}

export function print(sentence: aiwolf.Sentence): string {
  return printed.get(sentence) ?? aiwolf.printAIWolf(sentence, 'java');
}

/** Whether the village would hear the whole text. No sentence mentions anybody by `@`. */
export function fits(text: string, { length, longest, budget }: LegalTalk): boolean {
  if (text.length > longest) return false;
  if (length.perTalk === null && length.perPlayer === null && length.base === null) return true;
  return measure(text, length, budget, 0, []).text === text;
}

/** What the village would cut stays unsaid. */
export function firstThatFits(legal: LegalTalk, next: () => aiwolf.Sentence | null): string | null {
  for (let sentence = next(); sentence !== null; sentence = next()) {
    const text = print(sentence);
    if (fits(text, legal)) return text;
  }
  return null;
}
