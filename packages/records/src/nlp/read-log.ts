import type { Result } from '@mura/engine';
import type { Columns, TalkLine } from '../aiwolf/line.ts';
import type { LogError } from '../aiwolf/log-error.ts';
import { NLP_DEFAULTS } from '../aiwolf/notes.ts';
import type { LogDay } from '../aiwolf/read/day.ts';
import type { LogPreamble, TalkForm } from '../aiwolf/read/known.ts';
import {
  knownFrom,
  type LogFormat,
  type LogOptions,
  languageSeen,
  readLog,
} from '../aiwolf/read/read-log.ts';
import { runsOf, talksIn } from '../aiwolf/read/runs.ts';
import type { VillageRecord } from '../record.ts';
import { rulesSeen } from './rules-seen.ts';

/** A game log of the natural-language servers (Go), from December 2024 on, by turns or by clock. */
export function readNlpLog(text: string, options: LogOptions = {}): Result<VillageRecord, LogError> {
  return readLog(text, NLP, options);
}

const NLP: LogFormat = { name: 'nlp', usual: NLP_DEFAULTS, known: knownByNlp };

function knownByNlp(days: readonly LogDay[], columns: Columns): LogPreamble {
  const form = talkForm(days, columns);
  return knownFrom(days[0]!, rulesSeen(days, columns, form), form, languageSeen(days));
}

/** The group chat has times. In a talk by turns everybody speaks in the order of the first turn until they are done. */
function talkForm(days: readonly LogDay[], { stamped }: Columns): TalkForm {
  if (stamped) return 'clock';
  const runs = days.flatMap(({ body }) => runsOf(body).filter(({ type }) => type === 'talk'));
  return runs.every(({ lines }) => isByTurns(talksIn(lines))) ? 'turns' : 'clock';
}

function isByTurns(talks: readonly TalkLine[]): boolean {
  const order = new Map(talks.filter(({ turn }) => turn === 0).map(({ player }, index) => [player, index]));
  return talks.every((talk, index) => {
    const before = talks[index - 1];
    if (before === undefined || before.turn === null || talk.turn === null) return true;
    if (talk.turn !== before.turn) return talk.turn === before.turn + 1;
    return (order.get(talk.player) ?? 0) > (order.get(before.player) ?? 0);
  });
}
