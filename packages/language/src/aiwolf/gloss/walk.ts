import type { AskSentence, ContentSentence, LogicSentence, Sentence } from '../ast.ts';
import { readRequest } from '../meaning/request.ts';
import type { AIWolfGrammar, ClauseForm, JoinedClause, WantedAct } from './grammar.ts';
import {
  facing,
  type GlossScene,
  inside,
  isForeign,
  isSpeaker,
  isTooDeep,
  quoted,
  reporting,
} from './scene.ts';

const MAIN: ClauseForm = { use: 'end', denied: false, topic: true };
const QUOTE: ClauseForm = { use: 'quote', denied: false, topic: false };
const STEM: ClauseForm = { use: 'stem', denied: false, topic: false };

/** One walk over a tree, in whatever language the grammar has words for. */
export class GlossWalk {
  readonly #grammar: AIWolfGrammar;

  constructor(grammar: AIWolfGrammar) {
    this.#grammar = grammar;
  }

  /** The sentence, polite; all subjects are written out. */
  sentence(sentence: Sentence, scene: GlossScene): string {
    const { between } = this.#grammar;
    if (isList(sentence, scene)) {
      const inner = inside(scene, scene.viewpoint);
      return sentence.operands.map((operand) => this.sentence(operand, inner)).join(between);
    }
    return this.#grammar.finish(this.#main(sentence, scene), isQuestion(sentence, scene));
  }

  /** The sentence as a clause that `because`, から, ので … may follow or lead. */
  reason(sentence: Sentence, scene: GlossScene): string {
    return this.#clause(sentence, STEM, inside(scene, scene.viewpoint));
  }

  /** As said to the others: requests and questions of the speaker are made, not reported. */
  #main(sentence: Sentence, scene: GlossScene): string {
    if (isTooDeep(scene)) return this.#clause(sentence, MAIN, scene);
    if (sentence.kind === 'ask' && isSpeaker(sentence.subject, scene))
      return sentence.operator === 'REQUEST'
        ? this.#request(sentence, scene)
        : this.#question(sentence, scene);
    if (sentence.kind === 'because' && !isForeign(sentence.subject, scene)) {
      const [reason, conclusion] = sentence.operands as readonly [Sentence, Sentence];
      const inner = inside(scene, scene.viewpoint);
      return this.#grammar.because(this.#clause(reason, STEM, inner), this.#main(conclusion, inner));
    }
    return this.#clause(sentence, MAIN, scene);
  }

  #question({ target, operands: [question] }: AskSentence, scene: GlossScene): string {
    const call = this.#grammar.call(target, scene);
    if (question === undefined) return this.#grammar.askAnything(call);
    const face = facing(scene, target);
    return isContent(question)
      ? this.#grammar.askContent(call, question, question.subject === target, face)
      : this.#grammar.askWhether(call, this.#clause(question, QUOTE, face));
  }

  /** With a hint where the document says among whom it is used; whoever speaks asks plainly, and needs no hint. */
  #request(sentence: AskSentence, scene: GlossScene): string {
    const { call, hints, please, request, wishRead } = this.#grammar;
    const face = facing(scene, sentence.target);
    const reading = scene.manner === null ? readRequest(sentence) : null;
    const wish = reading ? wishRead(reading.sentence, face) : please(this.#wishOf(sentence, face));
    return request(call(sentence.target, scene), wish, hints[reading?.audience ?? 'everybody']);
  }

  /** As a part of another sentence. */
  #clause(sentence: Sentence, form: ClauseForm, scene: GlossScene): string {
    const grammar = this.#grammar;
    if (isTooDeep(scene)) return grammar.quoted(quoted(sentence), form);
    if (isContent(sentence)) return grammar.content(sentence, form, scene);
    if (form.denied && grammar.denyWhole !== null && sentence.kind !== 'logic')
      return grammar.denyWhole(this.#clause(sentence, { ...form, denied: false }, scene));
    switch (sentence.kind) {
      case 'control':
        return grammar.control(sentence, form, scene);
      case 'ask':
        return this.#reported(sentence, form, scene);
      case 'unknown':
        return grammar.unknown(quoted(sentence), form);
      default: {
        const text = this.#compound(sentence, form, inside(scene, sentence.subject));
        return isForeign(sentence.subject, scene) ? grammar.accordingTo(sentence.subject, text, scene) : text;
      }
    }
  }

  #compound(
    sentence: Extract<Sentence, { kind: 'logic' | 'because' | 'day' }>,
    form: ClauseForm,
    scene: GlossScene,
  ) {
    if (sentence.kind === 'logic') return this.#logic(sentence, form, scene);
    const [first, second] = sentence.operands as readonly [Sentence, Sentence];
    if (sentence.kind === 'day') return this.#grammar.onDay(sentence.day, this.#clause(first, form, scene));
    return this.#grammar.because(this.#clause(first, STEM, scene), this.#clause(second, form, scene));
  }

  #logic({ operator, operands }: LogicSentence, form: ClauseForm, scene: GlossScene): string {
    const [first] = operands;
    if (operator === 'NOT')
      return first === undefined
        ? this.#grammar.notSo(form)
        : this.#clause(first, { ...form, denied: !form.denied }, scene);
    if (form.denied) return this.#grammar.deny(this.#joined(operator, operands, QUOTE, scene), form);
    return this.#joined(operator, operands, form, scene);
  }

  #joined(
    operator: 'AND' | 'OR' | 'XOR',
    operands: readonly Sentence[],
    form: ClauseForm,
    scene: GlossScene,
  ): string {
    const isEnd = (index: number) => operator === 'AND' && index === operands.length - 1;
    const members = operands.map((operand, index): JoinedClause => {
      const own = isEnd(index) ? form : { ...STEM, topic: form.topic };
      return { text: this.#clause(operand, own, scene), needsBrackets: needsBrackets(operand) };
    });
    return this.#grammar.join(operator, members, form);
  }

  #reported(ask: AskSentence, form: ClauseForm, scene: GlossScene): string {
    const inner = reporting(scene, ask.target);
    if (ask.operator === 'REQUEST')
      return this.#grammar.reportRequest(ask, this.#wishOf(ask, inner), form, scene);
    const [question] = ask.operands;
    const inquiry = question === undefined ? null : this.#inquiry(question, inner);
    return this.#grammar.reportQuestion(ask, inquiry, form, scene);
  }

  #inquiry(question: Sentence, scene: GlossScene): string {
    return isContent(question)
      ? this.#grammar.inquiryOfContent(question, scene)
      : this.#grammar.inquiry(this.#clause(question, QUOTE, scene));
  }

  #wishOf(ask: AskSentence, scene: GlossScene): string {
    const [wanted] = ask.operands;
    return wanted === undefined ? this.#grammar.goOn : this.#wish(wanted, ask, scene);
  }

  #wish(wanted: Sentence, ask: AskSentence, scene: GlossScene): string {
    const grammar = this.#grammar;
    const seeToIt = () => grammar.seeToIt(this.#clause(wanted, STEM, scene));
    if (wanted.subject !== ask.target || isTooDeep(scene)) return seeToIt();
    if (isContent(wanted)) return grammar.wishContent(wanted, scene);
    switch (wanted.kind) {
      case 'control':
        return grammar.wishControl(wanted.verb);
      case 'ask':
        if (wanted.operator === 'INQUIRE') return seeToIt();
        return grammar.passOn(wanted.target, this.#wishOf(wanted, reporting(scene, wanted.target)), scene);
      case 'logic':
        return this.#wishForLogic(wanted, ask, inside(scene, scene.viewpoint));
      default:
        return seeToIt();
    }
  }

  #wishForLogic({ operator, operands }: LogicSentence, ask: AskSentence, scene: GlossScene): string {
    const said = operands.map(
      (operand): WantedAct => ({
        wish: () => this.#wish(operand, ask, scene),
        stem: () => this.#clause(operand, STEM, scene),
      }),
    );
    if (operator !== 'NOT') return this.#grammar.wishJoined(operator, said);
    const [unwanted] = operands;
    return unwanted === undefined
      ? this.#grammar.wishNothing
      : this.#grammar.wishNot(unwanted, said[0] as WantedAct, scene);
  }
}

/** What the speaker says with AND are sentences one after another. */
function isList(sentence: Sentence, scene: GlossScene): sentence is LogicSentence {
  const isAnd = sentence.kind === 'logic' && sentence.operator === 'AND' && sentence.operands.length > 0;
  return isAnd && !isForeign(sentence.subject, scene) && !isTooDeep(scene);
}

function isQuestion(sentence: Sentence, scene: GlossScene): boolean {
  const last = sentence.kind === 'because' ? sentence.operands[1] : sentence;
  return last?.kind === 'ask' && last.operator === 'INQUIRE' && isSpeaker(last.subject, scene);
}

function isContent(sentence: Sentence): sentence is ContentSentence {
  return 'verb' in sentence && sentence.kind !== 'control';
}

function needsBrackets(operand: Sentence): boolean {
  return (operand.kind === 'logic' && operand.operator !== 'NOT') || operand.kind === 'because';
}
