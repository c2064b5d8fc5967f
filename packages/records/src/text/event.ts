import type {
  Announced,
  Attacked,
  Chose,
  DawnBroke,
  Ended,
  Event,
  Judged,
  PhaseBegan,
  PlayerId,
  RolesRevealed,
  RoleTold,
  Starred,
  Substituted,
  Talked,
  TalkSealed,
  Vote,
  VoteCount,
  Voted,
  WatcherTalked,
} from '@mura/engine';
import type { StoryTexts } from '@mura/words';
import { cellsOf, pad, printable } from './cells.ts';
import { heading, keyOf, nameOf, namesOf, roleTable, row, type StoryContext, spoken } from './story.ts';

/** The lines of one event; none where another event tells the same. */
export function tellEvent(story: StoryContext, event: Event): string[] {
  const { words, told } = story;
  const name = (player: number) => nameOf(story, player);
  switch (event.type) {
    case 'opened':
    case 'turnBegan':
      return [];
    case 'sealed':
      return [...heading(words.deal, '─'), ...roleTable(story, event.deal, () => '')];
    case 'roleTold':
      return tellRole(story, event);
    case 'dayBegan':
      return tellDay(story, event.day);
    case 'phaseBegan':
      return tellPhase(story, event);
    case 'duskFell':
      return ['', words.dusk];
    case 'talked':
      return [tellTalk(story, event)];
    case 'talkSealed':
      return told.has(keyOf(event.type, event.day, event.turn, event.channel, event.player))
        ? []
        : [tellTalk(story, event)];
    case 'voted':
    case 'polled':
    case 'attackVoted':
      return told.has(keyOf(event.type, event.day, event.round)) ? [] : [tellBallot(story, event)];
    case 'votesCounted':
    case 'attackVotesCounted':
      return tellVotes(story, event.votes);
    case 'pollCounted':
      return [words.poll, ...tellVotes(story, event.votes)];
    case 'tieBroken':
      return [`  ${words.tied(namesOf(story, event.among), name(event.chosen))}`];
    case 'executed':
      story.fates[event.player - 1] = words.executedOn(event.day);
      return [words.executed(name(event.player))];
    case 'divined':
      return [`  ${words.divines(name(event.player), name(event.target), words.species[event.result])}`];
    case 'identified':
      return [tellIdentified(story, event)];
    case 'guarded':
      return [`  ${words.guards(name(event.player), name(event.target))}`];
    case 'attackChosen':
      return [`  ${event.target === null ? words.packChoosesNobody : words.packChooses(name(event.target))}`];
    case 'attacked':
      return tellAttack(story, event);
    case 'cursed':
      return [`  ${words.cursed(name(event.player))}`];
    case 'diedWith': {
      const say = event.cause === 'avenged' ? words.avenges : words.follows;
      return [`  ${say(name(event.player), name(event.other))}`];
    }
    case 'dawnBroke':
      return tellDawn(story, event);
    case 'substituted':
      return [tellSubstitute(story, event)];
    case 'failed':
      story.fates[event.player - 1] = words.failedOn(event.day);
      return [words.failed(name(event.player))];
    case 'ended':
      return tellEnd(story, event);
    case 'rolesRevealed':
      return tellRoles(story, event);
    case 'phaseEnded':
      return [words.phaseEnds[event.why ?? 'unknown']];
    case 'saidOver':
      return [row(story, event.player, words.saysOver)];
    case 'announced':
      return [tellAnnounced(story, event)];
    case 'chose':
      return tellChoice(story, event);
    case 'warned':
      return [`  ${words.warned(name(event.player))}`];
    case 'diedSuddenly':
      story.fates[event.player - 1] = words.diedSuddenlyOn(event.day);
      return [words.diesSuddenly(name(event.player))];
    case 'roleShown':
      return [words.was(name(event.player), words.roles[event.role])];
    case 'marked':
      return [
        `  ${words.marks(name(event.player), name(event.target), words.roles[event.role], event.mark)}`,
      ];
    case 'starred':
      return [tellStar(story, event)];
    case 'noted':
      return [`  ${words.notes(name(event.player), spoken(story, event.text))}`];
    case 'channelsOpened':
      return ['', words.channelsOpened];
    case 'watcherTalked':
      return [tellWatcher(story, event)];
    case 'translated':
      return [`    (${event.language}) ${spoken(story, event.text)}`];
    case 'corrected':
      return [
        `    ${event.text === '' ? words.meantNothing(name(event.player)) : words.meant(name(event.player), spoken(story, event.text))}`,
      ];
    case 'withdrawn':
      return [`  ${words.withdrew(event.player === null ? words.somebody : name(event.player))}`];
  }
}

function tellRole(story: StoryContext, { player, role, fellows, known = [] }: RoleTold): string[] {
  const { words, viewer, told } = story;
  if (told.has(keyOf('deal'))) return [];
  const say = player === viewer ? words.youAre : words.roleOf;
  const lines = ['', say(nameOf(story, player), words.roles[role])];
  const others = known.map((other) => words.was(nameOf(story, other.player), words.roles[other.role]));
  return [...lines, ...(fellows.length === 0 ? [] : [words.fellows(namesOf(story, fellows))]), ...others];
}

/** A day has its heading once, whichever event comes first. */
function tellDay(story: StoryContext, day: number): string[] {
  if (story.day === day) return [];
  story.day = day;
  return heading(story.words.day(day), '═');
}

function tellPhase({ words }: StoryContext, { phase, round, seconds }: PhaseBegan): string[] {
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

function tellAnnounced(story: StoryContext, { about, player, target }: Announced): string {
  const { meansToVote, meansToDivine } = story.words;
  return `  ${(about === 'vote' ? meansToVote : meansToDivine)(nameOf(story, player), nameOf(story, target))}`;
}

/** A choice is told until it takes effect. */
function tellChoice(story: StoryContext, { type, day, player, act, target }: Chose): string[] {
  if (story.told.has(keyOf(type, day, act, player))) return [];
  return [`  ${story.words.chooses[act](nameOf(story, player), nameOf(story, target))}`];
}

function tellStar(story: StoryContext, { player, number, starred }: Starred): string {
  const { stars, takesStar } = story.words;
  return `  ${(starred ? stars : takesStar)(nameOf(story, player), number)}`;
}

function tellIdentified(story: StoryContext, { player, target, result }: Judged): string {
  const { words, rules } = story;
  const say = rules.medium.deaths === 'all' ? words.identifiesDead : words.identifies;
  return say(nameOf(story, player), nameOf(story, target), words.species[result]);
}

function tellTalk(story: StoryContext, { type, channel, player, text }: Talked | TalkSealed): string {
  const { words } = story;
  const marks = (type === 'talkSealed' ? words.sealed : '') + words.channels[channel];
  return row(story, player, marks + spoken(story, text));
}

function tellWatcher(story: StoryContext, { name, text }: WatcherTalked): string {
  const { words, column } = story;
  return `  ${pad(printable(name ?? words.somebody), column)}  ${words.watching}${spoken(story, text)}`;
}

function tellAttack(story: StoryContext, { target, died, savedBy }: Attacked): string[] {
  if (target === null) return [];
  const { attackKills, attackIsGuarded, attackFailsOn, attackIsVain } = story.words;
  const name = nameOf(story, target);
  if (died) return [`  ${attackKills(name)}`];
  if (savedBy === null) return [`  ${attackIsVain(name)}`];
  return [`  ${savedBy === 'guard' ? attackIsGuarded(name) : attackFailsOn(name, savedBy)}`];
}

function tellDawn(story: StoryContext, dawn: DawnBroke): string[] {
  const { words } = story;
  const { day, dead } = dawn;
  for (const player of dead) story.fates[player - 1] = words.foundOn(day);
  return [
    ...tellDay(story, day),
    ...tellYesterdaysExecution(story, dawn),
    dead.length === 0 ? words.foundNobody : words.found(namesOf(story, dead)),
    ...tellYesterdaysVotes(story, dawn),
  ];
}

/** The executed himself has known it since the vote. */
function tellYesterdaysExecution(story: StoryContext, { day, executed }: DawnBroke): string[] {
  const { words, told } = story;
  if (executed === null || told.has(keyOf('executed', day - 1))) return [];
  story.fates[executed - 1] = words.executedOn(day - 1);
  return [words.executedYesterday(nameOf(story, executed))];
}

function tellYesterdaysVotes(story: StoryContext, { day, votes, counts }: DawnBroke): string[] {
  const { words, told } = story;
  if (told.has(keyOf('votes', day - 1))) return [];
  if (counts !== null && counts.length > 0) return [words.yesterdaysVotes, ...tellCounts(story, counts)];
  return votes === null || votes.length === 0 ? [] : [words.yesterdaysVotes, ...tellVotes(story, votes)];
}

/** E.g. `· Agent[03], vote: no answer in time → Agent[02]`. */
function tellSubstitute(story: StoryContext, { player, act, reason, sent, used }: Substituted): string {
  const { words } = story;
  const what = sent === null || sent === '' ? '' : ` "${spoken(story, sent)}"`;
  const instead = typeof used === 'number' ? nameOf(story, used) : spoken(story, used ?? words.nothing);
  return `  · ${nameOf(story, player)}, ${words.acts[act]}: ${words.reasons[reason]}${what} → ${instead}`;
}

function tellEnd({ words }: StoryContext, { winner, why }: Ended): string[] {
  const ending = words.endings[why];
  return [
    ...heading(words.end, '═'),
    winner === null ? words.nobodyWins(ending) : words.wins(words.teams[winner], ending),
  ];
}

/** All roles, what became of everybody, and who played, where that is not the name of the character. */
function tellRoles(story: StoryContext, { roles, players, deaths = [] }: RolesRevealed): string[] {
  for (const { player, day, cause } of deaths) story.fates[player - 1] = story.words.diedOf[cause](day);
  const column = Math.max(...story.fates.map(cellsOf));
  return roleTable(story, roles, (player) => {
    const person = printable(players[player - 1] ?? '');
    const fate = story.fates[player - 1] ?? '';
    return person === '' || person === nameOf(story, player) ? fate : `${pad(fate, column)}  (${person})`;
  });
}

/** Who has how many votes, and whose; the most first. */
function tellVotes(story: StoryContext, votes: readonly Vote[]): string[] {
  const { words } = story;
  if (votes.length === 0) return [`  ${words.noVotes}`];
  const voters = new Map<PlayerId, PlayerId[]>();
  for (const { player, target } of votes) {
    const others = voters.get(target);
    if (others === undefined) voters.set(target, [player]);
    else others.push(player);
  }
  return [...voters]
    .sort(([one, mine], [other, theirs]) => theirs.length - mine.length || one - other)
    .map(([target, players]) =>
      row(story, target, `${words.votes(players.length)} ← ${namesOf(story, players)}`),
    );
}

/** How many votes each has, where only that is told; the most first. */
function tellCounts(story: StoryContext, counts: readonly VoteCount[]): string[] {
  const { words } = story;
  return counts
    .toSorted((one, other) => other.votes - one.votes || one.player - other.player)
    .map(({ player, votes }) => row(story, player, words.votes(votes)));
}

/** A ballot alone, of a round whose count is not told. */
function tellBallot(story: StoryContext, { type, player, target }: Voted): string {
  const { votesFor, pollsFor, attackVotesFor } = story.words;
  const say = type === 'voted' ? votesFor : type === 'polled' ? pollsFor : attackVotesFor;
  return `  ${say(nameOf(story, player), nameOf(story, target))}`;
}
