import type {
  Attacked,
  DawnBroke,
  Ended,
  Event,
  PhaseBegan,
  RolesRevealed,
  RoleTold,
  Substituted,
  Talked,
  TalkSealed,
} from '@mura/engine';
import { cellsOf, pad, printable } from './cells.ts';
import { heading, keyOf, nameOf, namesOf, roleTable, row, type Telling } from './telling.ts';
import { tellBallot, tellVotes } from './votes.ts';

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
    case 'attackVoted':
      return told.has(keyOf(event.type, event.day, event.round))
        ? []
        : [tellBallot(telling, event.type, event)];
    case 'votesCounted':
    case 'attackVotesCounted':
      return tellVotes(telling, event.votes);
    case 'tieBroken':
      return [`  ${words.tied(namesOf(telling, event.among), name(event.chosen))}`];
    case 'executed':
      telling.fates[event.player - 1] = words.executedOn(event.day);
      return [words.executed(name(event.player))];
    case 'divined':
      return [`  ${words.divines(name(event.player), name(event.target), words.species[event.result])}`];
    case 'identified':
      return [words.identifies(name(event.player), name(event.target), words.species[event.result])];
    case 'guarded':
      return [`  ${words.guards(name(event.player), name(event.target))}`];
    case 'attackChosen':
      return [`  ${event.target === null ? words.packChoosesNobody : words.packChooses(name(event.target))}`];
    case 'attacked':
      return tellAttack(telling, event);
    case 'cursed':
      return [`  ${words.cursed(name(event.player))}`];
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
  }
}

function tellRole(telling: Telling, { player, role, fellows }: RoleTold): string[] {
  const { words, viewer, told } = telling;
  if (told.has(keyOf('deal'))) return [];
  const say = player === viewer ? words.youAre : words.roleOf;
  const lines = ['', say(nameOf(telling, player), words.roles[role])];
  return fellows.length === 0 ? lines : [...lines, words.fellows(namesOf(telling, fellows))];
}

/** A day has its heading once, whichever event comes first. */
function tellDay(telling: Telling, day: number): string[] {
  if (telling.day === day) return [];
  telling.day = day;
  return heading(telling.words.day(day), '═');
}

function tellPhase({ words }: Telling, { phase, round }: PhaseBegan): string[] {
  const name = words.phases[phase];
  return heading(round === 0 ? name : words.round(name, round + 1), '─');
}

function tellTalk(telling: Telling, { type, channel, player, text }: Talked | TalkSealed): string {
  const { words } = telling;
  const marks = (type === 'talkSealed' ? words.sealed : '') + (channel === 'whisper' ? words.whispered : '');
  return row(telling, player, marks + printable(text));
}

function tellAttack(telling: Telling, { target, died, savedBy }: Attacked): string[] {
  if (target === null) return [];
  const { attackKills, attackIsGuarded, attackFailsOnFox, attackIsVain } = telling.words;
  const unharmed =
    savedBy === 'guard' ? attackIsGuarded : savedBy === 'fox' ? attackFailsOnFox : attackIsVain;
  return [`  ${(died ? attackKills : unharmed)(nameOf(telling, target))}`];
}

function tellDawn(telling: Telling, { day, dead, votes }: DawnBroke): string[] {
  const { words, told } = telling;
  for (const player of dead) telling.fates[player - 1] = words.foundOn(day);
  const isNews = votes !== null && votes.length > 0 && !told.has(keyOf('votes', day - 1));
  return [
    ...tellDay(telling, day),
    dead.length === 0 ? words.foundNobody : words.found(namesOf(telling, dead)),
    ...(isNews ? [words.yesterdaysVotes, ...tellVotes(telling, votes)] : []),
  ];
}

/** E.g. `· Agent[03], vote: no answer in time → Agent[02]`. */
function tellSubstitute(telling: Telling, { player, act, reason, sent, used }: Substituted): string {
  const { words } = telling;
  const what = sent === null || sent === '' ? '' : ` "${printable(sent)}"`;
  const instead = typeof used === 'number' ? nameOf(telling, used) : printable(used ?? words.nothing);
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
function tellRoles(telling: Telling, { roles, players }: RolesRevealed): string[] {
  const column = Math.max(...telling.fates.map(cellsOf));
  return roleTable(telling, roles, (player) => {
    const person = printable(players[player - 1] ?? '');
    const fate = telling.fates[player - 1] ?? '';
    return person === '' || person === nameOf(telling, player) ? fate : `${pad(fate, column)}  (${person})`;
  });
}
