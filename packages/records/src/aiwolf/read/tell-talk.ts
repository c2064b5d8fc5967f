import { type AskedChannel, type PlayerId, parseAnchor, type Stage, type Talked } from '@mura/engine';
import type { LogLine, TalkLine } from '../line.ts';
import { type LogChronicle, presentIn, tell, tellForeign } from './chronicle.ts';
import { isTalk, type LineRun, phasesOf, talksIn, turnsOf } from './runs.ts';

/** Tells a run of talk or whisper: its phases, their turns where there are turns, and what was said. */
export function tellTalk(chronicle: LogChronicle, run: LineRun, phase: Stage): void {
  const phases = chronicle.known.talk === 'turns' ? phasesOf(run) : [run.lines];
  for (const lines of phases) {
    const round = phase === 'attackWhisper' ? chronicle.today.attackRounds - 1 : 0;
    tellPhase(chronicle, phase, presentIn(chronicle, phase === 'talk' ? undefined : 'WEREWOLF'), round);
    for (const turn of turnsOf(lines)) tellTurn(chronicle, turn);
  }
}

/** That the pack whispers, only the pack learns. */
export function tellPhase(
  chronicle: LogChronicle,
  phase: Stage,
  asked: readonly PlayerId[],
  round = 0,
): void {
  const audience = phase === 'talk' || phase === 'vote' ? 'public' : asked;
  tell(chronicle, { type: 'phaseBegan', audience, day: chronicle.day, phase, round, asked, seconds: null });
}

function tellTurn(chronicle: LogChronicle, lines: readonly LogLine[]): void {
  const order = talksIn(lines).map(({ player }) => player);
  const turn = talksIn(lines)[0]?.turn ?? null;
  const isTurn = chronicle.known.talk === 'turns' && turn !== null && new Set(order).size === order.length;
  if (isTurn) tell(chronicle, { type: 'turnBegan', audience: 'master', day: chronicle.day, turn, order });
  for (const line of lines) {
    if (isTalk(line))
      tell(chronicle, talked(chronicle, line), line.seconds === null ? null : line.seconds * 1000);
    else tellForeign(chronicle, line);
  }
}

function talked(chronicle: LogChronicle, { type, day, idx, turn, player, text }: TalkLine): Talked {
  const channel: AskedChannel = type;
  const audience = channel === 'talk' ? 'public' : chronicle.pack;
  return {
    type: 'talked',
    audience,
    number: chronicle.numbers[channel]++,
    day,
    idx,
    turn: chronicle.known.talk === 'clock' ? null : turn,
    channel,
    player,
    text,
    to: parseAnchor(text, chronicle.known.cast).to,
    replyTo: null,
    expression: null,
    language: null,
  };
}
