import type {
  Announced,
  Attacked,
  Chose,
  DawnBroke,
  Ended,
  Event,
  Judged,
  PhaseBegan,
  RolesRevealed,
  RoleTold,
  Starred,
  Substituted,
  Talked,
  TalkSealed,
  WatcherTalked,
} from '@mura/engine';
import type { StoryTexts } from '@mura/words';
import { cellsOf, pad, printable } from './cells.ts';
import { heading, keyOf, nameOf, namesOf, roleTable, row, spoken, type Telling } from './telling.ts';
import { tellBallot, tellCounts, tellVotes } from './votes.ts';

/** The lines of one event; none where another event tells the same. */
export function tellEvent(telling: Telling, event: Event): string[] {
  const { words, told } = telling;
  const name = (player: number) => nameOf(telling, player);
  switch (event.type) {
    case 'opened':
    case 'turnBegan':
      return [];
    case 'sealed':
      return [...heading(words.deal, '─'), ...roleTable(telling, event.deal, () => '')];
    case 'roleTold':
      return tellRole(telling, event);
    case 'dayBegan':
      return tellDay(telling, event.day);
    case 'phaseBegan':
      return tellPhase(telling, event);
    case 'duskFell':
      return ['', words.dusk];
    case 'talked':
      return [tellTalk(telling, event)];
    case 'talkSealed':
      return told.has(keyOf(event.type, event.day, event.turn, event.channel, event.player))
        ? []
        : [tellTalk(telling, event)];
    case 'voted':
    case 'polled':
    case 'attackVoted':
      return told.has(keyOf(event.type, event.day, event.round)) ? [] : [tellBallot(telling, event)];
    case 'votesCounted':
    case 'attackVotesCounted':
      return tellVotes(telling, event.votes);
    case 'pollCounted':
      return [words.poll, ...tellVotes(telling, event.votes)];
    case 'tieBroken':
      return [`  ${words.tied(namesOf(telling, event.among), name(event.chosen))}`];
    case 'executed':
      telling.fates[event.player - 1] = words.executedOn(event.day);
      return [words.executed(name(event.player))];
    case 'divined':
      return [`  ${words.divines(name(event.player), name(event.target), words.species[event.result])}`];
    case 'identified':
      return [tellIdentified(telling, event)];
    case 'guarded':
      return [`  ${words.guards(name(event.player), name(event.target))}`];
    case 'attackChosen':
      return [`  ${event.target === null ? words.packChoosesNobody : words.packChooses(name(event.target))}`];
    case 'attacked':
      return tellAttack(telling, event);
    case 'cursed':
      return [`  ${words.cursed(name(event.player))}`];
    case 'diedWith': {
      const say = event.cause === 'avenged' ? words.avenges : words.follows;
      return [`  ${say(name(event.player), name(event.other))}`];
    }
    case 'dawnBroke':
      return tellDawn(telling, event);
    case 'substituted':
      return [tellSubstitute(telling, event)];
    case 'failed':
      telling.fates[event.player - 1] = words.failedOn(event.day);
      return [words.failed(name(event.player))];
    case 'ended':
      return tellEnd(telling, event);
    case 'rolesRevealed':
      return tellRoles(telling, event);
    case 'phaseEnded':
      return [words.phaseEnds[event.why ?? 'unknown']];
    case 'saidOver':
      return [row(telling, event.player, words.saysOver)];
    case 'announced':
      return [tellAnnounced(telling, event)];
    case 'chose':
      return tellChoice(telling, event);
    case 'warned':
      return [`  ${words.warned(name(event.player))}`];
    case 'diedSuddenly':
      telling.fates[event.player - 1] = words.diedSuddenlyOn(event.day);
      return [words.diesSuddenly(name(event.player))];
    case 'roleShown':
      return [words.was(name(event.player), words.roles[event.role])];
    case 'marked':
      return [
        `  ${words.marks(name(event.player), name(event.target), words.roles[event.role], event.mark)}`,
      ];
    case 'starred':
      return [tellStar(telling, event)];
    case 'noted':
      return [`  ${words.notes(name(event.player), spoken(telling, event.text))}`];
    case 'channelsOpened':
      return ['', words.channelsOpened];
    case 'watcherTalked':
      return [tellWatcher(telling, event)];
    case 'translated':
      return [`    (${event.language}) ${spoken(telling, event.text)}`];
    case 'corrected':
      return [
        `    ${event.text === '' ? words.meantNothing(name(event.player)) : words.meant(name(event.player), spoken(telling, event.text))}`,
      ];
    case 'withdrawn':
      return [`  ${words.withdrew(event.player === null ? words.somebody : name(event.player))}`];
  }
}

function tellRole(telling: Telling, { player, role, fellows, known = [] }: RoleTold): string[] {
  const { words, viewer, told } = telling;
  if (told.has(keyOf('deal'))) return [];
  const say = player === viewer ? words.youAre : words.roleOf;
  const lines = ['', say(nameOf(telling, player), words.roles[role])];
  const others = known.map((other) => words.was(nameOf(telling, other.player), words.roles[other.role]));
  return [...lines, ...(fellows.length === 0 ? [] : [words.fellows(namesOf(telling, fellows))]), ...others];
}

/** A day has its heading once, whichever event comes first. */
function tellDay(telling: Telling, day: number): string[] {
  if (telling.day === day) return [];
  telling.day = day;
  return heading(telling.words.day(day), '═');
}

function tellPhase({ words }: Telling, { phase, round, seconds }: PhaseBegan): string[] {
  const name = words.phases[phase];
  if (seconds !== null) return heading(words.lasts(name, tellSpan(words, seconds)), '─');
  return heading(round === 0 ? name : words.round(name, round + 1), '─');
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** In the largest unit that needs no fraction. */
function tellSpan({ hours, minutes, seconds }: StoryTexts, span: number): string {
  if (span % HOUR === 0) return hours(span / HOUR);
  return span % MINUTE === 0 ? minutes(span / MINUTE) : seconds(span);
}

function tellAnnounced(telling: Telling, { about, player, target }: Announced): string {
  const { meansToVote, meansToDivine } = telling.words;
  return `  ${(about === 'vote' ? meansToVote : meansToDivine)(nameOf(telling, player), nameOf(telling, target))}`;
}

/** A choice is told until it takes effect. */
function tellChoice(telling: Telling, { type, day, player, act, target }: Chose): string[] {
  if (telling.told.has(keyOf(type, day, act, player))) return [];
  return [`  ${telling.words.chooses[act](nameOf(telling, player), nameOf(telling, target))}`];
}

function tellStar(telling: Telling, { player, number, starred }: Starred): string {
  const { stars, takesStar } = telling.words;
  return `  ${(starred ? stars : takesStar)(nameOf(telling, player), number)}`;
}

function tellIdentified(telling: Telling, { player, target, result }: Judged): string {
  const { words, rules } = telling;
  const say = rules.medium.deaths === 'all' ? words.identifiesDead : words.identifies;
  return say(nameOf(telling, player), nameOf(telling, target), words.species[result]);
}

function tellTalk(telling: Telling, { type, channel, player, text }: Talked | TalkSealed): string {
  const { words } = telling;
  const marks = (type === 'talkSealed' ? words.sealed : '') + words.channels[channel];
  return row(telling, player, marks + spoken(telling, text));
}

function tellWatcher(telling: Telling, { name, text }: WatcherTalked): string {
  const { words, column } = telling;
  return `  ${pad(printable(name ?? words.somebody), column)}  ${words.watching}${spoken(telling, text)}`;
}

function tellAttack(telling: Telling, { target, died, savedBy }: Attacked): string[] {
  if (target === null) return [];
  const { attackKills, attackIsGuarded, attackFailsOn, attackIsVain } = telling.words;
  const name = nameOf(telling, target);
  if (died) return [`  ${attackKills(name)}`];
  if (savedBy === null) return [`  ${attackIsVain(name)}`];
  return [`  ${savedBy === 'guard' ? attackIsGuarded(name) : attackFailsOn(name, savedBy)}`];
}

function tellDawn(telling: Telling, dawn: DawnBroke): string[] {
  const { words } = telling;
  const { day, dead } = dawn;
  for (const player of dead) telling.fates[player - 1] = words.foundOn(day);
  return [
    ...tellDay(telling, day),
    ...tellYesterdaysExecution(telling, dawn),
    dead.length === 0 ? words.foundNobody : words.found(namesOf(telling, dead)),
    ...tellYesterdaysVotes(telling, dawn),
  ];
}

/** The executed himself has known it since the vote. */
function tellYesterdaysExecution(telling: Telling, { day, executed }: DawnBroke): string[] {
  const { words, told } = telling;
  if (executed === null || told.has(keyOf('executed', day - 1))) return [];
  telling.fates[executed - 1] = words.executedOn(day - 1);
  return [words.executedYesterday(nameOf(telling, executed))];
}

function tellYesterdaysVotes(telling: Telling, { day, votes, counts }: DawnBroke): string[] {
  const { words, told } = telling;
  if (told.has(keyOf('votes', day - 1))) return [];
  if (counts !== null && counts.length > 0) return [words.yesterdaysVotes, ...tellCounts(telling, counts)];
  return votes === null || votes.length === 0 ? [] : [words.yesterdaysVotes, ...tellVotes(telling, votes)];
}

/** E.g. `· Agent[03], vote: no answer in time → Agent[02]`. */
function tellSubstitute(telling: Telling, { player, act, reason, sent, used }: Substituted): string {
  const { words } = telling;
  const what = sent === null || sent === '' ? '' : ` "${spoken(telling, sent)}"`;
  const instead = typeof used === 'number' ? nameOf(telling, used) : spoken(telling, used ?? words.nothing);
  return `  · ${nameOf(telling, player)}, ${words.acts[act]}: ${words.reasons[reason]}${what} → ${instead}`;
}

function tellEnd({ words }: Telling, { winner, why }: Ended): string[] {
  const ending = words.endings[why];
  return [
    ...heading(words.end, '═'),
    winner === null ? words.nobodyWins(ending) : words.wins(words.teams[winner], ending),
  ];
}

/** All roles, what became of everybody, and who played, where that is not the name of the character. */
function tellRoles(telling: Telling, { roles, players, deaths = [] }: RolesRevealed): string[] {
  for (const { player, day, cause } of deaths) telling.fates[player - 1] = telling.words.diedOf[cause](day);
  const column = Math.max(...telling.fates.map(cellsOf));
  return roleTable(telling, roles, (player) => {
    const person = printable(players[player - 1] ?? '');
    const fate = telling.fates[player - 1] ?? '';
    return person === '' || person === nameOf(telling, player) ? fate : `${pad(fate, column)}  (${person})`;
  });
}
