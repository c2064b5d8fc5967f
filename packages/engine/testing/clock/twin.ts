import {
  type Action,
  appearanceOf,
  type Channel,
  type Choice,
  decide,
  doesKnow,
  type Event,
  factsOf,
  isPack,
  MARKS,
  type PlayerId,
  type Role,
  requests,
  seeded,
  type Viewer,
} from '../../src/index.ts';
import { dealing, dealOf, dealtAgain } from '../laws/deals.ts';
import { act, begin, type LawGame, playerOf } from '../laws/game.ts';
import { factsFrom, knowingOf } from '../laws/knowledge.ts';
import { at, type LawRandom, percent, pick, shuffled } from '../laws/random.ts';

/**
 * A twin of a game by the clock for a viewer: another deal, other thoughts, soliloquies, whispers, groans, secret votes
 * and choices of the night, wherever they do not learn of them; the rest as it was. The two are compared as long as they
 * learn the same in both by the rules of the game: until then they must be given the same.
 */
export interface Twin {
  readonly viewer: Viewer;
  readonly game: LawGame;
  readonly twin: LawGame;
}

export function twinOf(game: LawGame, viewer: Viewer, random: LawRandom): Twin {
  const deal = otherDeal(game, viewer, random);
  const twin = begin(game.setup, dealing(game.setup, deal, otherChance(game, viewer, deal)));
  const changesVotes = percent(40, random);
  for (const { action, events } of game.plays) {
    if (twin.village.outcome !== null) break;
    for (let extra = random(3); extra > 0; extra--) act(twin, secretOf(twin, viewer, deal, random));
    const ends = events.some(({ type }) => type === 'phaseEnded');
    if (ends) chooseAll(game, twin, viewer, deal, action, random);
    if (isLearnt(game, viewer, action)) act(twin, action);
    else if (changesVotes && isSecretVote(game, action)) act(twin, otherVote(action, deal, random));
    else if (isSecretVote(game, action)) act(twin, action);
  }
  return { viewer, game, twin };
}

/** Public draws are as they were; those of the pack are others, unless the viewer is of it. */
function otherChance({ chance }: LawGame, viewer: Viewer, deal: readonly Role[]): LawGame['chance'] {
  const hidden = seeded('twin');
  return (draw) => (draw.purpose === 'attackTie' && !isWolf(deal, viewer) ? hidden(draw) : chance(draw));
}

function isWolf(deal: readonly Role[], viewer: Viewer): boolean {
  return typeof viewer === 'number' && isPack(at(deal, viewer - 1));
}

function hearsWhispers(deal: readonly Role[], viewer: Viewer): boolean {
  return typeof viewer === 'number' && factsOf(at(deal, viewer - 1)).whispers;
}

/** Whether the viewer learns of an action at once, or when its phase is settled. */
function isLearnt({ setup, record }: LawGame, viewer: Viewer, action: Action): boolean {
  const deal = dealOf(record);
  if (action.type === 'watcherTalk') return viewer === 'observer';
  if (playerOf(action) === null || playerOf(action) === viewer) return true;
  switch (action.type) {
    case 'over':
    case 'announce':
    case 'poll':
    case 'noAnswer':
      return true;
    case 'talk':
      return (
        action.channel === 'talk' ||
        action.channel === 'act' ||
        (action.channel === 'whisper' && hearsWhispers(deal, viewer))
      );
    case 'correct':
      return action.channel === 'talk' || hearsWhispers(deal, viewer);
    case 'vote':
      return setup.rules.vote.told === 'eachRound';
    case 'attackVote':
      return isWolf(deal, viewer);
    default:
      return false;
  }
}

function isSecretVote({ setup }: LawGame, action: Action): action is Choice {
  return action.type === 'vote' && setup.rules.vote.told !== 'eachRound';
}

function otherVote(vote: Choice, deal: readonly Role[], random: LawRandom): Action {
  return { ...vote, target: 1 + random(deal.length) };
}

const SECRETS: readonly Channel[] = ['soliloquy', 'whisper', 'grave'];

/** Something that the viewer does not learn: thoughts and words of others on channels they do not hear. */
function secretOf(twin: LawGame, viewer: Viewer, deal: readonly Role[], random: LawRandom): Action {
  const players = deal.map((_, index) => index + 1).filter((player) => player !== viewer);
  const player = pick(players, random);
  const target = 1 + random(deal.length);
  if (percent(30, random))
    return { type: 'mark', player, target, role: 'werewolf', mark: pick(MARKS, random) };
  if (percent(20, random)) return { type: 'note', player, text: `note ${random(1000)}` };
  if (percent(10, random) && viewer !== 'observer')
    return { type: 'watcherTalk', name: null, text: `watching ${random(1000)}` };
  if (percent(20, random) && !hears(twin, viewer, deal, 'whisper'))
    return {
      ...{ type: 'correct', player, channel: 'whisper', number: random(twin.village.speech.whispers + 1) },
      meant: 'ATTACK Agent[01]',
    };
  const channels = SECRETS.filter((channel) => !hears(twin, viewer, deal, channel));
  return { type: 'talk', player, channel: pick(channels, random), text: `secret ${random(1000)}` };
}

function hears({ village }: LawGame, viewer: Viewer, deal: readonly Role[], channel: Channel): boolean {
  if (channel === 'whisper') return hearsWhispers(deal, viewer);
  return channel === 'grave' && typeof viewer === 'number' && !village.life.alive[viewer - 1];
}

/** Before a phase ends, all hidden choices are made that lead to the same dawn; one is left where the phase waits for it. */
function chooseAll(
  game: LawGame,
  twin: LawGame,
  viewer: Viewer,
  deal: readonly Role[],
  ending: Action,
  random: LawRandom,
): void {
  const isHidden = ({ act: kind, player }: { act: string; player: PlayerId }) =>
    player !== viewer &&
    (kind === 'divine' || kind === 'guard' || (kind === 'attackVote' && !isWolf(deal, viewer)));
  const open = shuffled(requests(twin.village).filter(isHidden), random);
  const waits = ending.type === 'timeUp' && twin.village.phase.limit?.ends === 'whenAllAnswered';
  const dead = deadAtDawn(game, twin.village.day + 1);
  for (const { act: kind, player } of waits ? open.slice(1) : open) {
    const targets = shuffled(hopeful(kind as Choice['type'], deal, dead, twin), random);
    const choice = targets
      .map((target): Action => ({ type: kind as Choice['type'], player, target }))
      .find((action) => decide(twin.village, action, twin.chance).ok);
    if (choice !== undefined) act(twin, choice);
  }
}

function deadAtDawn({ record }: LawGame, day: number): readonly PlayerId[] {
  const dawn = record.find((event) => event.type === 'dawnBroke' && event.day === day);
  return dawn?.type === 'dawnBroke' ? dawn.dead : [];
}

/** Targets that may lead to these deaths. */
function hopeful(
  kind: Choice['type'],
  deal: readonly Role[],
  dead: readonly PlayerId[],
  { village }: LawGame,
): PlayerId[] {
  const players = deal.map((_, index) => index + 1);
  const victim = players.find(
    (player) => !dead.includes(player) && !isPack(at(deal, player - 1)) && village.life.alive[player - 1],
  );
  switch (kind) {
    case 'divine':
      return players.filter(
        (player) => factsOf(at(deal, player - 1)).diesWhenDivined === dead.includes(player),
      );
    case 'guard':
      return dead.length === 0
        ? players.filter((player) => player === victim)
        : players.filter((player) => !dead.includes(player));
    default:
      return dead.length === 0
        ? players.filter(
            (player) => player === village.life.hidden || player === victim || survives(deal, player),
          )
        : players.filter((player) => dead.includes(player) && !survives(deal, player));
  }
}

function survives(deal: readonly Role[], player: PlayerId): boolean {
  return factsOf(at(deal, player - 1)).survivesAttack === 'always';
}

/** Another deal that agrees with what the viewer was told; after many tries, the same. */
function otherDeal(game: LawGame, viewer: Viewer, random: LawRandom): readonly Role[] {
  const deal = dealOf(game.record);
  const role = typeof viewer === 'number' ? at(deal, viewer - 1) : null;
  const isKnown = (index: number) =>
    index + 1 === viewer || (role !== null && isKnownTo(game, role, at(deal, index)));
  const isPossible = (other: readonly Role[]) => game.record.every((event) => agrees(other, event, viewer));
  return dealtAgain(deal, isKnown, isPossible, random, 100);
}

/** Of several seers or bodyguards of whom only the first acts, each learns by being asked whether it is them. */
function isKnownTo({ setup }: LawGame, role: Role, other: Role): boolean {
  const { divine, guard } = setup.rules;
  const { nightAct } = factsOf(role);
  const isFirst =
    (nightAct === 'divine' && divine.seers === 'first') ||
    (nightAct === 'guard' && guard.bodyguards === 'first');
  return (isFirst && role === other) || doesKnow(role, other);
}

function agrees(deal: readonly Role[], event: Event, viewer: Viewer): boolean {
  switch (event.type) {
    case 'divined':
    case 'identified':
      return event.player !== viewer || appearanceOf(at(deal, event.target - 1), event.type) === event.result;
    case 'roleShown':
      return deal[event.player - 1] === event.role;
    case 'dawnBroke':
      return (
        event.dead.every((player) => !isPack(at(deal, player - 1))) ||
        deal.some((role) => factsOf(role).isAvenged)
      );
    default:
      return true;
  }
}

/** How much of two records tells a viewer the same by the rules of the game. */
export function commonPart({ viewer, game, twin }: Twin): readonly [readonly Event[], readonly Event[]] {
  const one = factsOfRecord(game, viewer);
  const other = factsOfRecord(twin, viewer);
  let count = 0;
  while (count < one.length && one[count]?.fact === other[count]?.fact) count++;
  const end = (game: LawGame, facts: typeof one) =>
    game.record.slice(0, count === 0 ? 0 : at(facts, count - 1).index + 1);
  return [end(game, one), end(twin, other)];
}

/** What a viewer learns before the end, and by which event. */
function factsOfRecord({ setup, record }: LawGame, viewer: Viewer): { fact: string; index: number }[] {
  const knowing = knowingOf(viewer, setup.rules, dealOf(record));
  const end = record.findIndex(({ type }) => type === 'ended');
  return record
    .slice(0, end < 0 ? record.length : end)
    .flatMap((event, index) =>
      factsFrom(knowing, event, record.slice(0, index)).map((fact) => ({ fact, index })),
    );
}
