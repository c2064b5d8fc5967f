import type { Agent } from '../../aiwolf/ast.ts';
import type { AgreeNode, DeclareNode, IsNode, RequestNode, Sentence, Verbal } from '../../werewolf/ast.ts';
import { polarity } from '../../werewolf/meaning/rate.ts';
import { inquire, not, opinion, request } from '../aiwolf-nodes.ts';
import { RATE, toTalkNumber } from '../context.ts';
import { isGuessBy } from '../guess.ts';
import { negated } from './joined.ts';
import { resultIn } from './results.ts';
import { isAboutRoles, tellGuess, tellRoles } from './roles.ts';
import { agentOf, isAlias, tellEachAsked } from './sets.ts';
import type { Made, Scope, Telling } from './telling.ts';

/** `isAloud`: it is the utterance itself, not what somebody is said to say. */
export function tellVerbal(telling: Telling, verbal: Verbal, subject: Agent, isAloud: boolean): Made {
  if (polarity(verbal.rate) === 'neutral')
    return telling.lost.meaning('rate', 'A rate of 50% cannot be said', verbal);
  if (verbal.kind === 'declare') return tellDeclaration(telling, verbal, subject, isAloud);
  return verbal.kind === 'request'
    ? tellRequest(telling, verbal, subject)
    : tellAgreement(telling, verbal, subject);
}

function checkRate({ lost }: Telling, verbal: Verbal, expected: number): void {
  if (verbal.rate !== expected) lost.meaning('rate', `The rate of ${verbal.rate}% is not said`, verbal);
}

// Declarations

function tellDeclaration(telling: Telling, verbal: DeclareNode, subject: Agent, isAloud: boolean): Made {
  const { sentence, rate } = verbal;
  if (sentence.kind === 'is' && isPlain(sentence)) return tellClaim(telling, verbal, sentence, subject);
  const isGuess = isAboutRoles(sentence);
  const scope: Scope = { subject, isAsked: false, day: null };
  const said = isGuess ? tellGuess(telling, sentence, subject) : telling.sentence(sentence, scope);
  checkRate(telling, verbal, isGuess ? RATE.estimate : RATE.statement);
  checkForm(telling, sentence, subject, isAloud);
  if (!isGuess && said?.kind === 'logic' && isGuessBy(said, subject))
    telling.lost.form('report', 'What one says that one thinks is simply thought', sentence);
  return said && polarity(rate) === 'deny' ? negated(subject, said) : said;
}

/** Forms that the way back would not choose. */
function checkForm({ context, lost }: Telling, sentence: Sentence, subject: Agent, isAloud: boolean): void {
  if (sentence.kind === 'not' && sentence.operand.kind === 'is')
    lost.form('negation', 'not becomes a low rate on the way back', sentence);
  if (sentence.kind === 'because' && isAloud && !isOfOther(resultIn(sentence), context.speaker))
    lost.form('report', 'A reason inside of a declaration becomes one between utterances', sentence);
  if (sentence.kind === 'report' && agentOf(sentence.subject) === subject)
    lost.form('report', 'What one says that one says is simply said', sentence);
}

function isOfOther(result: Made, speaker: Agent): boolean {
  return result !== null && result.subject !== speaker;
}

/** One player, one role. */
function isPlain({ subject, predicate }: IsNode): boolean {
  return agentOf(subject) !== null && (predicate.kind === 'role' || isAlias(predicate, 'ANYROLE'));
}

function tellClaim(telling: Telling, verbal: DeclareNode, sentence: IsNode, subject: Agent): Made {
  const { rate } = verbal;
  const isOwn = agentOf(sentence.subject) === subject && subject !== 'ANY';
  const isComingOut = isOwn && polarity(rate) === 'affirm' && rate !== RATE.estimate;
  const isDenied = polarity(rate) === 'deny';
  checkRate(telling, verbal, isComingOut ? RATE.statement : isDenied ? RATE.notEstimate : RATE.estimate);
  if (isComingOut && sentence.predicate.kind === 'alias')
    telling.lost.form('set', 'To be of any role is to come out', sentence);
  const said = tellRoles(telling, sentence, isComingOut ? 'COMINGOUT' : 'ESTIMATE', subject);
  return said && isDenied ? not(subject, said) : said;
}

// Requests and agreement

function tellRequest(telling: Telling, verbal: RequestNode, subject: Agent): Made {
  const isDenied = polarity(verbal.rate) === 'deny';
  checkRate(telling, verbal, RATE.request);
  const { sentence, target } = verbal;
  if (sentence.kind === 'speech')
    return telling.lost.meaning('clarification', 'To ask what an utterance means cannot be said', verbal);
  const said = tellEachAsked(telling, target, subject, (asked) => {
    const scope: Scope = { subject: asked, isAsked: true, day: null };
    const isQuestion = sentence.kind === 'meta' && sentence.verb === 'discuss' && sentence.subject === null;
    const content = telling.sentence(isQuestion ? sentence.sentence : sentence, scope);
    return content && (isQuestion ? inquire : request)(subject, asked, content);
  });
  return said && isDenied ? not(subject, said) : said;
}

function tellAgreement(telling: Telling, verbal: AgreeNode, subject: Agent): Made {
  const { lost } = telling;
  const { with: agreed, rate } = verbal;
  const isAffirmed = polarity(rate) === 'affirm';
  if (agreed.kind !== 'speech')
    return lost.meaning('person', 'Agreement with a person cannot be said', verbal);
  checkRate(telling, verbal, isAffirmed ? RATE.agree : RATE.disagree);
  const talk = toTalkNumber(agreed.number, telling.context.record ?? []);
  if (talk === null) return lost.meaning('speech', `Utterance ${agreed.number} is not in the record`, agreed);
  return opinion(isAffirmed ? 'AGREE' : 'DISAGREE', subject, talk);
}
