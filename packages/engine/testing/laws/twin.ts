import {
  type Action,
  appearanceOf,
  type Chance,
  type Choice,
  doesKnow,
  factsOf,
  isPack,
  type PlayerId,
  type Request,
  type Role,
  type Setup,
  seeded,
  type Viewer,
} from '../../src/index.ts';
import { dealing, dealOf, dealtAgain } from './deals.ts';
import { type LawGame, type LawStep, playerOf, repeat } from './game.ts';
import { factsFrom, type Knowing, knowingOf } from './knowledge.ts';
import { at, type LawRandom, percent, shuffled } from './random.ts';
import { isHidden, sameAnswers } from './same-answers.ts';
import { type Search, search, type Trail } from './search.ts';

/**
 * A twin of a game for a viewer: another deal, another seed, other whispers and other choices in the night, with the
 * same public course and the same facts of their own. By the rules of the game they cannot tell the two apart before the
 * roles are revealed. `null` where none was found.
 */
export function twinOf(game: LawGame, viewer: Viewer, random: LawRandom): LawGame | null {
  for (let tries = 0; tries < 4; tries++) {
    const twin = tryTwin(game, viewer, otherDeal(game, viewer, random), random);
    if (twin !== null) return twin;
  }
  return tryTwin(game, viewer, dealOf(game.record), random);
}

function tryTwin(game: LawGame, viewer: Viewer, deal: readonly Role[], random: LawRandom): LawGame | null {
  const setup = otherSetup(game.setup);
  const chance = dealing(setup, deal, otherChance(game, viewer, deal));
  const tell = tellerOf(viewer, game.setup, deal);
  const options = optionsFor(game, viewer, deal, random);
  const goal: Search = { setup, chance, tell, wanted: factsBeforeEnd(game, viewer), options, patience: 4000 };
  const actions = search(goal);
  return actions === null ? null : repeat(setup, actions, chance);
}

function tellerOf(viewer: Viewer, { rules }: Setup, deal: readonly Role[]): Search['tell'] {
  const knowing: Knowing = knowingOf(viewer, rules, deal);
  return (event, before) => factsFrom(knowing, event, before);
}

/** All that the viewer may know of a game before it ends and the roles are revealed. */
function factsBeforeEnd({ setup, record }: LawGame, viewer: Viewer): string[] {
  const tell = tellerOf(viewer, setup, dealOf(record));
  const end = record.findIndex(({ type }) => type === 'ended');
  return record
    .slice(0, end)
    .flatMap((event, index) => tell(event, record.slice(Math.max(0, index - 100), index)));
}

/** What only the master knows of a setup. */
function otherSetup(setup: Setup): Setup {
  const players = setup.players.map((_, index) => `somebody else ${index}`);
  return { ...setup, players, wishes: setup.cast.map(() => null), seed: `${setup.seed}/twin` };
}

/** Public draws are as they were; those of the pack are others, unless the viewer is of it. */
function otherChance({ chance }: LawGame, viewer: Viewer, deal: readonly Role[]): Chance {
  const hidden = seeded('twin');
  const role = roleIn(deal, viewer);
  const isOfCircle = role !== null && factsOf(role).whispers;
  const isWolf = role !== null && isPack(role);
  return (draw) => {
    if (draw.purpose === 'whisperOrder') return isOfCircle ? chance(draw) : hidden(draw);
    return draw.purpose === 'attackTie' && !isWolf ? hidden(draw) : chance(draw);
  };
}

function roleIn(deal: readonly Role[], viewer: Viewer): Role | null {
  return typeof viewer === 'number' ? (deal[viewer - 1] ?? null) : null;
}

/** Another deal that agrees with what the viewer was told; after many tries, any of them, even the same. */
function otherDeal(game: LawGame, viewer: Viewer, random: LawRandom): readonly Role[] {
  const deal = dealOf(game.record);
  const known = knownPlayers(deal, viewer);
  const isKnown = (index: number) => known.includes(index + 1);
  return dealtAgain(deal, isKnown, (other) => agrees(other, game, viewer), random, 200);
}

/** Themselves, and their fellows where their role knows them: their number is public, so nobody else is one. */
function knownPlayers(deal: readonly Role[], viewer: Viewer): PlayerId[] {
  const role = roleIn(deal, viewer);
  if (role === null) return [];
  return deal.flatMap((other, index) => (index + 1 === viewer || doesKnow(role, other) ? [index + 1] : []));
}

/** Whether a deal agrees with the viewer's own results, and at first sight with the deaths that everybody knows. */
function agrees(deal: readonly Role[], { record }: LawGame, viewer: Viewer): boolean {
  const alive = new Set(deal.map((_, index) => index + 1));
  return record.every((event, index) => {
    switch (event.type) {
      case 'divined':
      case 'identified':
        return (
          event.player !== viewer || appearanceOf(at(deal, event.target - 1), event.type) === event.result
        );
      case 'roleShown':
        return deal[event.player - 1] === event.role;
      case 'executed':
        return alive.delete(event.player);
      case 'dawnBroke': {
        for (const player of event.dead) alive.delete(player);
        const goesOn = record.slice(index + 1).find(({ type }) => type === 'dayBegan' || type === 'ended');
        return mayDieTonight(deal, event.dead) && (goesOn?.type === 'ended' || isUndecided(deal, alive));
      }
      default:
        return true;
    }
  });
}

/** One player dies of an attack, only foxes of divination, and some with others, of which the search decides. */
function mayDieTonight(deal: readonly Role[], dead: readonly PlayerId[]): boolean {
  if (deal.some((role) => factsOf(role).isAvenged)) return true;
  const roles = dead.map((player) => factsOf(at(deal, player - 1)));
  const attacked = roles.filter(({ diesWhenDivined, follows }) => !diesWhenDivined && follows === null);
  return roles.every(({ species }) => species === 'human') && attacked.length <= 1;
}

function isUndecided(deal: readonly Role[], alive: ReadonlySet<PlayerId>): boolean {
  const werewolves = [...alive].filter((player) => isPack(at(deal, player - 1))).length;
  return werewolves > 0 && werewolves * 2 < alive.size;
}

/** The answers of the original where the viewer learns of them; others where they do not. */
function optionsFor(
  game: LawGame,
  viewer: Viewer,
  deal: readonly Role[],
  random: LawRandom,
): Search['options'] {
  const same = sameAnswers(game);
  return (open, trail) => {
    const hidden = open.find((request) => isHidden(request, viewer, deal));
    if (hidden !== undefined) return hiddenAnswers(game, deal, hidden, trail, random);
    const play = same(open, trail);
    if (play === undefined) return [];
    if (playerOf(play.action) === viewer) return [play.action];
    const { action } = play;
    const isSecret = action.type === 'vote' && game.setup.rules.vote.told !== 'eachRound';
    return isSecret ? otherVotes(action, deal, random) : sameInPublic(play, random);
  };
}

/** Ways in which the village hears the same: a Skip may be said or stand for an answer that did not come. */
function sameInPublic({ action, events }: LawStep, random: LawRandom): Action[] {
  const player = playerOf(action) ?? 0;
  const heard = events.find((event) => event.type === 'talked' || event.type === 'talkSealed');
  const voted = events.find((event) => event.type === 'voted');
  if (heard !== undefined && 'text' in heard && heard.text === 'Skip' && percent(30, random)) {
    const { channel, replyTo, expression, language } = heard;
    if (replyTo !== null || expression !== null || language !== null) return [action];
    if (channel !== 'talk' && channel !== 'whisper') return [action];
    const skip: Action = { type: 'talk', player, channel, text: 'Skip' };
    const wire = { text: 'gibberish', reason: 'grammar' } as const;
    const late: Action = { type: 'noAnswer', player, act: channel, reason: 'late' };
    return isGone(action) ? [action] : [...shuffled([skip, { ...skip, wire }, late], random), action];
  }
  if (action.type === 'noAnswer' && voted?.type === 'voted' && !isGone(action)) {
    return [{ type: 'vote', player, target: voted.target }, action];
  }
  return [action];
}

/** Where votes are not told, or only the last ones, others may lead to the same execution. */
function otherVotes(vote: Choice, deal: readonly Role[], random: LawRandom): Action[] {
  const other: Action = { type: 'vote', player: vote.player, target: 1 + random(deal.length) };
  return percent(20, random) ? [other, vote] : [vote];
}

function isGone(action: Action): boolean {
  return action.type === 'noAnswer' && action.reason === 'gone';
}

/** Any choice that may lead to the same dawn, most hopeful first. */
function hiddenAnswers(
  game: LawGame,
  deal: readonly Role[],
  { act, player, day }: Request,
  { record }: Trail,
  random: LawRandom,
): Action[] {
  if (act === 'whisper') {
    const text = percent(50, random) ? 'Over' : `whisper ${random(1000)}`;
    return [{ type: 'talk', player, channel: act, text }];
  }
  if (act === 'talk') return [];
  const dead = deadAtDawn(game, day + 1);
  const guarded = record.flatMap((event) =>
    event.type === 'guarded' && event.day === day ? [event.target] : [],
  );
  const isHopeful = (target: PlayerId): boolean => {
    const role = at(deal, target - 1);
    if (act === 'guard') return !dead.includes(target);
    if (act === 'divine') return factsOf(role).diesWhenDivined === dead.includes(target);
    return dead.length === 0
      ? guarded.includes(target) || factsOf(role).survivesAttack !== 'never'
      : dead.includes(target) && factsOf(role).survivesAttack !== 'always';
  };
  const targets = shuffled(
    deal.map((_, index) => index + 1),
    random,
  );
  const sorted = [...targets.filter(isHopeful), ...targets.filter((target) => !isHopeful(target))];
  const choices = sorted.map((target): Action => ({ type: act, player, target }));
  const none: Action = { type: 'noAnswer', player, act, reason: 'late' };
  return failsOn(game, player, day) ? [{ ...none, reason: 'gone' }, ...choices] : [...choices, none];
}

function failsOn({ record }: LawGame, player: PlayerId, day: number): boolean {
  return record.some((event) => event.type === 'failed' && event.player === player && event.day === day);
}

function deadAtDawn({ record }: LawGame, day: number): readonly PlayerId[] {
  const dawn = record.find((event) => event.type === 'dawnBroke' && event.day === day);
  return dawn?.type === 'dawnBroke' ? dawn.dead : [];
}
