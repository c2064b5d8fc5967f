import type { DawnBroke, Event, Opened, Talked } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { SharedPage, SharedView, Status } from './view.ts';

export function newSharedView(): SharedView {
  return {
    rules: null,
    preset: '',
    cast: [],
    language: '',
    day: 0,
    phase: 'opening',
    seconds: null,
    round: 0,
    status: [],
    failed: [],
    alive: [],
    pages: [newSharedPage(0)],
    outcome: null,
    roles: [],
    shown: [],
    players: [],
    deaths: [],
  };
}

function newSharedPage(day: number): SharedPage {
  return {
    day,
    talks: [],
    votes: [],
    executed: null,
    dead: [],
    acts: [],
    announced: [],
    poll: [],
    counts: [],
  };
}

/** The public fold, made once for all who share it. */
export function seeShared(shared: SharedView, event: Event): void {
  switch (event.type) {
    case 'talked':
      seeTalk(shared, event);
      return;
    case 'votesCounted':
      pageOf(shared, event.day).votes.push(event.votes);
      return;
    case 'pollCounted':
      pageOf(shared, event.day).poll = event.votes;
      return;
    case 'announced':
      pageOf(shared, event.day).announced.push(event);
      return;
    case 'opened':
      seeOpened(shared, event);
      return;
    case 'phaseBegan':
      shared.phase = event.phase;
      shared.round = event.round;
      shared.seconds = event.seconds;
      return;
    case 'duskFell':
      shared.phase = 'dusk';
      return;
    case 'executed':
      pageOf(shared, event.day).executed = event.player;
      bury(shared, event.player, 'executed', event.day);
      return;
    case 'diedSuddenly':
      bury(shared, event.player, 'diedSuddenly', event.day);
      return;
    case 'failed':
      shared.failed[event.player - 1] = true;
      shared.status[event.player - 1] = { state: 'failed', day: event.day };
      return;
    case 'dawnBroke':
      seeDawn(shared, event);
      return;
    case 'dayBegan':
      shared.phase = 'morning';
      return;
    case 'roleShown':
      shared.shown.push(event);
      return;
    case 'ended':
      shared.outcome = event;
      return;
    case 'rolesRevealed':
      shared.roles = event.roles;
      shared.players = event.players;
      shared.deaths = event.deaths ?? [];
      return;
  }
}

export function seeTalk(shared: SharedView, talked: Talked): void {
  const page = pageOf(shared, talked.day);
  if (talked.channel === 'talk') page.talks.push(talked);
  else page.acts.push(talked);
}

function seeOpened(shared: SharedView, { preset, rules, cast, language }: Opened): void {
  shared.preset = preset;
  shared.rules = rules;
  shared.cast = cast;
  shared.language = language;
  shared.alive = cast.map(() => true);
  shared.failed = cast.map(() => false);
  shared.status = cast.map(() => ({ state: 'alive', day: 0 }));
}

function seeDawn(shared: SharedView, { day, dead, votes, counts, executed }: DawnBroke): void {
  const yesterday = pageOf(shared, day - 1);
  if (votes !== null) yesterday.votes.push(votes);
  if (counts !== null) yesterday.counts = counts;
  if (executed !== null) {
    yesterday.executed = executed;
    bury(shared, executed, 'executed', day - 1);
  }
  shared.day = day;
  shared.phase = 'dawn';
  const page = newSharedPage(day);
  page.dead = dead;
  shared.pages.push(page);
  for (const player of dead) bury(shared, player, 'dead', day);
}

function bury(shared: SharedView, player: PlayerId, state: Status['state'], day: number): void {
  shared.alive[player - 1] = false;
  shared.status[player - 1] = { state, day };
}

function pageOf(shared: SharedView, day: number): SharedPage {
  return shared.pages[day] ?? shared.pages[shared.pages.length - 1]!;
}
