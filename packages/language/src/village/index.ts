/** Natural and formal languages at one table: who sits in a village understands what is said there. */
export {
  type Interpreter,
  interpreterAt,
  lastPostIn,
  type SeatedTongues,
  type Speeches,
} from './interpreter.ts';
export { type Speakers, speakersIn } from './speakers.ts';
export { inPostNumbers, inProtocolNumbers } from './talk-numbers.ts';
