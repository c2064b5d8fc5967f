import { isExcused } from '../absence.ts';
import { type Channel, OVER, SKIP } from '../action.ts';
import type { DawnBroke, Event, Opened, PhaseBegan, RoleTold, Substituted, Talked } from '../event.ts';
import type { Audience } from '../player.ts';
import type { Rules } from '../rules.ts';
import { channelOf } from '../talk/floor.ts';
import { talkRules } from '../village.ts';
import type { OwnPage, OwnView, Quota, SharedPage, SharedView, View, Viewer } from './view.ts';

/** The one rule of what a viewer may know. Nothing leaves a village but through it. */
export function maySee(viewer: Viewer, audience: Audience): boolean {
  if (audience === 'public' || viewer === 'master') return true;
  if (typeof audience === 'string') return audience === 'spectators' && viewer === 'observer';
  return typeof viewer === 'number' && audience.includes(viewer);
}

/** What a viewer knows after these events of a village. */
export function viewFor(viewer: Viewer, events: Iterable<Event>): View {
  const view = openView(viewer, newSharedView());
  for (const event of events) see(view, event);
  return view;
}

export function openView(viewer: Viewer, shared: SharedView): View {
  return { viewer, shared, own: newOwnView() };
}

/** Adds an event to a view, if it may be seen. */
export function see(view: View, event: Event): void {
  if (!maySee(view.viewer, event.audience)) return;
  if (event.audience === 'public') seeShared(view.shared, event);
  seeOwn(view, event);
}

export function newSharedView(): SharedView {
  return {
    rules: null,
    preset: '',
    cast: [],
    language: '',
    day: 0,
    phase: 'opening',
    round: 0,
    status: [],
    failed: [],
    alive: [],
    pages: [newSharedPage(0)],
    outcome: null,
    roles: [],
    players: [],
  };
}

function newOwnView(): OwnView {
  return {
    role: null,
    fellows: [],
    talk: { left: 0, skips: 0, budget: null, goesOn: false },
    whisper: { left: 0, skips: 0, budget: null, goesOn: false },
    pages: [newOwnPage(0)],
  };
}

function newSharedPage(day: number): SharedPage {
  return { day, talks: [], votes: [], executed: null, dead: [] };
}

function newOwnPage(day: number): OwnPage {
  return {
    day,
    whispers: [],
    sealed: [],
    vote: null,
    divined: null,
    identified: null,
    guarded: null,
    attackVotes: [],
    attackTarget: null,
  };
}

/** The public fold, made once for all who share it. */
function seeShared(shared: SharedView, event: Event): void {
  switch (event.type) {
    case 'talked':
      pageOf(shared, event.day).talks.push(event);
      return;
    case 'votesCounted':
      pageOf(shared, event.day).votes.push(event.votes);
      return;
    case 'opened':
      seeOpened(shared, event);
      return;
    case 'phaseBegan':
      shared.phase = event.phase;
      shared.round = event.round;
      return;
    case 'duskFell':
      shared.phase = 'dusk';
      return;
    case 'executed':
      pageOf(shared, event.day).executed = event.player;
      shared.alive[event.player - 1] = false;
      shared.status[event.player - 1] = { state: 'executed', day: event.day };
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
    case 'ended':
      shared.outcome = event;
      return;
    case 'rolesRevealed':
      shared.roles = event.roles;
      shared.players = event.players;
      return;
  }
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

function seeDawn(shared: SharedView, { day, dead, votes }: DawnBroke): void {
  if (votes !== null) pageOf(shared, day - 1).votes.push(votes);
  shared.day = day;
  shared.phase = 'dawn';
  const page = newSharedPage(day);
  page.dead = dead;
  shared.pages.push(page);
  for (const player of dead) {
    shared.alive[player - 1] = false;
    shared.status[player - 1] = { state: 'dead', day };
  }
}

function pageOf(shared: SharedView, day: number): SharedPage {
  return shared.pages[day] ?? shared.pages[shared.pages.length - 1]!;
}

/** A public event, for all seats that share the view: of most events nothing is a seat's own. */
export function seePublic(shared: SharedView, seats: readonly View[], event: Event): void {
  seeShared(shared, event);
  if (event.type === 'talked') seeOwn(seats[event.player - 1]!, event);
  else if (event.type === 'phaseBegan' || event.type === 'dawnBroke')
    for (const seat of seats) seeOwn(seat, event);
}

/** The fold of a seat: what is his alone, and what his own public words cost him. */
export function seeOwn({ viewer, shared, own }: View, event: Event): void {
  const page = own.pages[own.pages.length - 1]!;
  switch (event.type) {
    case 'talked':
      if (event.channel === 'whisper') page.whispers.push(event);
      if (event.player !== viewer) return;
      if (page.sealed.length > 0) page.sealed.length = 0;
      payFor(shared.rules!, own, event);
      return;
    case 'phaseBegan':
      openQuota(shared.rules!, own, event);
      return;
    case 'talkSealed':
      page.sealed.push(event.text);
      return;
    case 'substituted':
      spend(shared.rules!, own, event);
      return;
    case 'voted':
      page.vote = event.target;
      return;
    case 'divined':
      page.divined = event;
      return;
    case 'identified':
      page.identified = event;
      return;
    case 'guarded':
      page.guarded = event.target;
      return;
    case 'attackVotesCounted':
      page.attackVotes.push(event.votes);
      return;
    case 'attackChosen':
      page.attackTarget = event.target;
      return;
    case 'roleTold':
      seeRole(own, event);
      return;
    case 'dawnBroke':
      own.pages.push(newOwnPage(event.day));
      return;
  }
}

function seeRole(own: OwnView, { role, fellows }: RoleTold): void {
  own.role = role;
  own.fellows = fellows;
}

function openQuota(rules: Rules, own: OwnView, { phase }: PhaseBegan): void {
  const channel = channelOf(phase);
  if (channel === null) return;
  const quota = quotaOf(own, channel);
  const { perPlayer, length } = talkRules(rules, channel);
  quota.left = perPlayer;
  quota.skips = 0;
  quota.budget = length.perPlayer;
}

export function quotaOf(own: OwnView, channel: Channel): Quota {
  return channel === 'talk' ? own.talk : own.whisper;
}

function payFor(rules: Rules, own: OwnView, { channel, text }: Talked): void {
  const { counts, overLasts } = talkRules(rules, channel);
  const quota = quotaOf(own, channel);
  if (text === OVER && overLasts === 'phase' && !quota.goesOn) quota.left = 0;
  else if (counts === 'answer' || (text !== OVER && text !== SKIP)) quota.left--;
  if (text === SKIP) quota.skips++;
  else if (text !== OVER) quota.skips = 0;
  quota.goesOn = false;
}

function spend(rules: Rules, own: OwnView, event: Substituted): void {
  const { act, spent, used } = event;
  if (act !== 'talk' && act !== 'whisper') return;
  const quota = quotaOf(own, act);
  if (quota.budget !== null) quota.budget -= spent;
  if (!isExcused(rules, event)) return;
  // A Skip that is not to be counted follows: its cost is given back beforehand.
  if (used === SKIP) quota.skips--;
  else quota.goesOn = true;
}
