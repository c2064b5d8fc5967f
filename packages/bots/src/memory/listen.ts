import { type Corrected, OVER, type PlayerId, type Role, roleThat, SKIP, type Talked } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { type SaidStatement, statementsIn } from '../talk/statements.ts';
import { calledIn, statementsInWords } from '../talk/words.ts';
import { isTelling } from './conduct.ts';
import { isFellow, isPlayer, type Memory, reconsider } from './memory.ts';
import { name, noteTalk } from './names.ts';
import { hearPartner, hearWhisper } from './pack-plan.ts';
import { include } from './per-player.ts';

/** Takes from a talk what the speaker says for themselves; what they say of others' words is hearsay. */
export function listen(memory: Memory, talked: Talked): void {
  const { text, channel } = talked;
  if (text === OVER || text === SKIP || (channel !== 'talk' && channel !== 'whisper')) return;
  const formal = statementsIn(text);
  const statements = formal ?? inWords(memory, talked);
  if (formal === null && channel === 'talk') memory.inWords.push({ talked, statements });
  hearAll(memory, talked, statements);
}

function hearAll(memory: Memory, talked: Talked, statements: readonly SaidStatement[]): void {
  for (let index = 0; index < statements.length; index++) {
    const statement = statements[index]!;
    if (statement.by !== null && statement.by !== talked.player) continue;
    if (talked.channel === 'whisper') hearWhisper(memory, talked.player, statement);
    else hearStatement(memory, talked, statement);
  }
}

/** Somebody says how they meant their words: what they said is heard anew, as if they had always said that. */
export function listenAgain(memory: Memory, { channel, number, player, speaker, text }: Corrected): void {
  const said = memory.inWords.find(({ talked }) => talked.number === number && talked.player === speaker);
  const meant = statementsIn(text) ?? [];
  if (channel !== 'talk' || player !== speaker || said === undefined || isSame(said.statements, meant))
    return;
  said.statements = meant;
  forget(memory, speaker);
  for (const { talked, statements } of memory.inWords)
    if (talked.player === speaker) hearAll(memory, talked, statements);
  reconsider(memory);
}

function isSame(one: readonly SaidStatement[], other: readonly SaidStatement[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What somebody has claimed, and whom they have named. */
function forget(memory: Memory, player: PlayerId): void {
  const { claims, claimed, caught, reports, names } = memory;
  claims[player] = null;
  caught.splice(0, caught.length, ...caught.filter((other) => other !== player));
  claimed.splice(0, claimed.length, ...claimed.filter((role) => claims.includes(role)));
  reports.splice(0, reports.length, ...reports.filter((report) => report.player !== player));
  name(names, player, 0);
}

function inWords(memory: Memory, talked: Talked): readonly SaidStatement[] {
  const { text, player: speaker, day, channel } = talked;
  const where = channel === 'whisper' ? 'whisper' : 'talk';
  const lastPost = (player: PlayerId) => lastPostOf(memory, player, day);
  const context = { claims: claimsKnownTo(memory), lastPost };
  return statementsInWords(
    { text, speaker, cast: calledIn(memory.cast), day, channel: where, context },
    talked,
  );
}

/** Of what was said in words. */
function lastPostOf({ inWords: said }: Memory, of: PlayerId, day: number): number | null {
  const last = said.findLast(({ talked }) => talked.player === of && talked.day === day);
  return last?.talked.number ?? null;
}

/** Its own among them. */
function claimsKnownTo({ claims, me, story }: Memory): ReadonlyMap<PlayerId, aiwolf.RoleWord> {
  const known = claims.with(me, story.isOut ? story.role : null);
  return new Map(
    known.flatMap((role, player) => {
      const word = role === null ? undefined : aiwolf.findRoleWord(role);
      return word === undefined ? [] : [[player, word] as const];
    }),
  );
}

function hearStatement(memory: Memory, talked: Talked, statement: SaidStatement): void {
  switch (statement.type) {
    case 'name':
      hearName(memory, talked, statement.target);
      break;
    case 'agreement':
      hearAgreement(memory, talked, statement);
      break;
    case 'claim':
      if (statement.target === talked.player) hearClaim(memory, talked.player, statement.role);
      break;
    case 'report':
      hearReport(memory, talked.player, statement);
  }
}

function hearName(memory: Memory, { player, idx }: Talked, target: PlayerId): void {
  if (!isPlayer(memory, target)) return;
  const isMine = player === memory.me;
  if (idx !== null) noteTalk(memory.names, idx, target, isMine);
  if (!isMine && target !== player) name(memory.names, player, target);
}

/** Who agrees with a talk names whom it names. */
function hearAgreement(
  memory: Memory,
  talked: Talked,
  { day, id }: SaidStatement & { type: 'agreement' },
): void {
  const target = day === talked.day ? memory.names.inTalk[id] : undefined;
  if (target && talked.player !== memory.me && target !== talked.player) {
    name(memory.names, talked.player, target);
  }
}

function hearClaim(memory: Memory, player: PlayerId, role: Role): void {
  const before = memory.claims[player]!;
  if (player === memory.me || before === role) return;
  if (isTelling(before)) include(memory.caught, player);
  memory.claims[player] = role;
  memory.claimDays[player] = memory.day;
  if (!memory.claimed.includes(role)) memory.claimed.push(role);
  if (isTelling(role) && isFellow(memory, player)) hearPartner(memory, player);
  reconsider(memory);
}

/** Whoever reports what a seer learns says that they are one. */
function hearReport(memory: Memory, player: PlayerId, report: SaidStatement & { type: 'report' }): void {
  const { act, target, result } = report;
  if (player === memory.me || !isPlayer(memory, target)) return;
  const role = roleThat(act);
  if (memory.claims[player] !== role) hearClaim(memory, player, role);
  const before = memory.reports.find(
    (other) => other.player === player && other.target === target && other.act === act,
  );
  if (before === undefined) memory.reports.push({ player, act, target, result });
  else if (before.result !== result) include(memory.caught, player);
  if (before?.result !== result) reconsider(memory);
}
