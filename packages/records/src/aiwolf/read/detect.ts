import { isChatGame } from '../../foreign/mafia.ts';
import { isPacketLog } from '../../foreign/packets.ts';
import { type PartForm, partOf } from '../../foreign/parts.ts';
import { isRealtimeLog } from '../../foreign/realtime.ts';
import { isUtteranceLog } from '../../foreign/utterance-lines.ts';
import { splitText } from '../source-text.ts';

/** The forms a game may be written in. `sample`: talk lines alone. */
export type Format =
  | 'mura'
  | 'aiwolf'
  | 'nlp'
  | 'nlp-packets'
  | 'nlp-realtime'
  | 'licos'
  | 'sample'
  | 'llmafia'
  | 'utterances'
  | PartForm;

const TALK = /^[0-9]+,(talk|whisper),[0-9]+,([0-9]+),[0-9]+,/;
const STATUS = /^[0-9]+,status,[0-9]+,[A-Z_]+,(ALIVE|DEAD|),/;
const STATUS_OF_NLP = /^[0-9]+,status,[0-9]+,[A-Z_]+,(,|(ALIVE|DEAD),[^,]*,[^,]+$)/;
const END_OF_NLP = /^[0-9]+,(attack,-1,true|result,[0-9]+,[0-9]+,NONE)$/;
/** Its messages name its contexts; some logs keep each message with its socket. */
const LICOS = /"licosLog"|https:\/\/werewolf\.world\/|"endpoint":\s*"(lobby|village)Message"/;
const RESULT = /^[0-9]+,result,/;

/** Which form a text has, by what only that form has; `null` where it is none of them. */
export function detectFormat(text: string): Format | null {
  const first = text.slice(0, 200).replace(/^\uFEFF/, '');
  if (/^\s*\{.*"mura"\s*:/.test(first)) return 'mura';
  if (/^\s*\{/.test(first)) return formOfJson(text);
  const part = partOf({ path: '', text });
  if (part !== null) return part.form;
  const source = splitText(text);
  if (!source.ok) return null;
  const { lines, ending } = source.value;
  const states = lines.filter((line) => STATUS.test(line));
  if (states.length === 0) return lines.some((line) => TALK.test(line)) ? 'sample' : null;
  if (states.every((line) => STATUS_OF_NLP.test(line)) || lines.some((line) => END_OF_NLP.test(line)))
    return 'nlp';
  const isWhole = RESULT.test(lines.at(-1) ?? '');
  // The Java server ends every line; the Go server ends every line but the last.
  return (isWhole && ending === '') || passesOver(lines) ? 'nlp' : 'aiwolf';
}

function formOfJson(text: string): Format | null {
  if (LICOS.test(text.slice(0, 2000))) return 'licos';
  if (isPacketLog(text)) return 'nlp-packets';
  if (isRealtimeLog(text)) return 'nlp-realtime';
  if (isChatGame(text)) return 'llmafia';
  return isUtteranceLog(text) ? 'utterances' : null;
}

/** Who has said Over is not asked again: turns of one phase get shorter, which they never do on the Java server. */
function passesOver(lines: readonly string[]): boolean {
  let turn = '';
  let size = 0;
  let former: number | null = null;
  for (const line of lines) {
    const now = TALK.exec(line)?.[2] ?? '';
    if (now === turn) {
      size++;
      continue;
    }
    if (former !== null && turn !== '' && turn !== '0' && size < former && now !== '') return true;
    former = turn === '' ? null : size;
    turn = now;
    size = 1;
  }
  return false;
}
