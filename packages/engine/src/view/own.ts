import { isExcused } from '../absence.ts';
import { CHANNELS, type Channel, SKIP } from '../action.ts';
import type { Event, Marked, PhaseBegan, RoleTold, Substituted, Talked } from '../event.ts';
import type { PlayerId } from '../player.ts';
import { type Rules, talkRules } from '../rules.ts';
import { leftAfter, skipsAfter } from '../talk/cost.ts';
import { channelOf } from '../talk/floor.ts';
import type { OwnPage, OwnView, Quota, View, Viewer } from './view.ts';

/** Most lists of a view stay empty: they share one, and get one of their own with their first item. */
const NONE: never[] = [];

function added<Item>(list: Item[], item: Item): Item[] {
  if (list === NONE) return [item];
  list.push(item);
  return list;
}

export function newOwnView(): OwnView {
  return {
    role: null,
    fellows: [],
    known: NONE,
    quotas: {
      talk: newQuota(),
      whisper: newQuota(),
      soliloquy: UNUSED,
      grave: UNUSED,
      act: UNUSED,
    },
    opened: NONE,
    marks: NONE,
    stars: NONE,
    notes: NONE,
    pages: [newOwnPage(0)],
  };
}

/** Of a channel that no phase has opened yet; shared, and never written to. */
const UNUSED: Quota = Object.freeze(newQuota());

function newQuota(): Quota {
  return { left: 0, skips: 0, budget: null, goesOn: false };
}

function newOwnPage(day: number): OwnPage {
  return {
    day,
    whispers: NONE,
    sealed: NONE,
    soliloquies: NONE,
    groans: NONE,
    watchers: NONE,
    chosen: NONE,
    warned: false,
    executed: null,
    vote: null,
    divined: null,
    identified: null,
    guarded: null,
    attackVotes: NONE,
    attackTarget: null,
  };
}

/** The fold of a seat: what is theirs alone, and what their own public words cost them. */
export function seeOwn(view: View, event: Event): void {
  const { viewer, shared, own } = view;
  const page = pageOf(own);
  switch (event.type) {
    case 'talked':
      seeOwnTalk(view, event);
      return;
    case 'watcherTalked':
      page.watchers = added(page.watchers, event);
      return;
    case 'phaseBegan':
      openQuotas(shared.rules!, own, event);
      return;
    case 'talkSealed':
      page.sealed = added(page.sealed, event.text);
      return;
    case 'substituted':
      spend(shared.rules!, own, event);
      return;
    case 'chose':
      page.chosen = added(page.chosen, event);
      return;
    case 'warned':
      page.warned = true;
      return;
    case 'saidOver':
      if (event.player === viewer) quotaOf(own, 'talk').left = 0;
      return;
    case 'executed':
      if (event.audience !== 'public') page.executed = event.player;
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
      page.attackVotes = added(page.attackVotes, event.votes);
      return;
    case 'attackChosen':
      page.attackTarget = event.target;
      return;
    case 'marked':
      if (isOfAnother(viewer, event.player)) return;
      own.marks = added(own.marks, event);
      return;
    case 'starred':
      if (isOfAnother(viewer, event.player)) return;
      own.stars = added(own.stars, event);
      return;
    case 'noted':
      own.notes = added(own.notes, event.text);
      return;
    case 'roleTold':
      seeRole(own, event);
      return;
    case 'dawnBroke':
      own.pages.push(newOwnPage(event.day));
      return;
  }
}

function seeOwnTalk(view: View, talked: Talked): void {
  const { viewer, shared, own } = view;
  if (talked.channel !== 'talk' && shared.outcome !== null) own.opened = added(own.opened, talked);
  else if (talked.channel !== 'talk') hearOwn(pageOf(own), talked);
  if (talked.player === viewer) payForTalk(view, talked);
}

/** An utterance of one's own is no longer sealed, and costs what it costs. */
export function payForTalk({ shared, own }: View, { channel, text }: Talked): void {
  const page = pageOf(own);
  if (page.sealed.length > 0) page.sealed = NONE;
  const rules = talkRules(shared.rules!, channel);
  const quota = quotaOf(own, channel);
  if (rules === null || quota.left === null) return;
  quota.left = leftAfter(quota.left, rules, text, quota.goesOn);
  quota.skips = skipsAfter(quota.skips, text, false);
  quota.goesOn = false;
}

/** Today's. */
function pageOf({ pages }: OwnView): OwnPage {
  return pages[pages.length - 1]!;
}

/** Of boards and stars that were opened after the end; the master's view has those of all. */
function isOfAnother(viewer: Viewer, player: PlayerId): boolean {
  return viewer !== player && viewer !== 'master';
}

function hearOwn(page: OwnPage, talked: Talked): void {
  if (talked.channel === 'whisper') page.whispers = added(page.whispers, talked);
  else if (talked.channel === 'soliloquy') page.soliloquies = added(page.soliloquies, talked);
  else if (talked.channel === 'grave') page.groans = added(page.groans, talked);
}

function seeRole(own: OwnView, { role, fellows, known }: RoleTold): void {
  own.role = role;
  own.fellows = fellows;
  if (known !== undefined) own.known = known;
}

/** A phase of talk begins with full quotas; one by the clock on all channels at once. */
function openQuotas(rules: Rules, own: OwnView, { phase, seconds }: PhaseBegan): void {
  const asked = seconds === null ? channelOf(phase) : null;
  if (asked !== null) openQuota(rules, own, asked);
  else if (seconds !== null) for (const channel of CHANNELS) openQuota(rules, own, channel);
  // After the end everybody may talk as much as they like.
  if (phase === 'epilogue') quotaOf(own, 'talk').left = null;
}

function openQuota(rules: Rules, own: OwnView, channel: Channel): void {
  const talk = talkRules(rules, channel);
  if (talk === null) return;
  if (quotaOf(own, channel) === UNUSED) own.quotas[channel] = newQuota();
  const quota = quotaOf(own, channel);
  quota.left = talk.perPlayer;
  quota.skips = 0;
  quota.budget = talk.length.perPlayer;
}

export function quotaOf({ quotas }: OwnView, channel: Channel): Quota {
  return channel === 'talk' ? quotas.talk : quotaBesideTalk(quotas, channel);
}

function quotaBesideTalk(quotas: OwnView['quotas'], channel: Exclude<Channel, 'talk'>): Quota {
  switch (channel) {
    case 'whisper':
      return quotas.whisper;
    case 'soliloquy':
      return quotas.soliloquy;
    case 'grave':
      return quotas.grave;
    case 'act':
      return quotas.act;
  }
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

/** The last mark of each cell of a player's board. */
export function boardOf({ marks }: OwnView): Marked[] {
  return marks.filter(
    ({ target, role }, index) =>
      !marks.slice(index + 1).some((later) => later.target === target && later.role === role),
  );
}
