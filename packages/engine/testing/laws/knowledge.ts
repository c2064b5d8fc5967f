import {
  doesKnow,
  type Event,
  factsOf,
  isPack,
  knowsFellows,
  type PlayerId,
  type Role,
  type Rules,
  type Viewer,
  type Vote,
} from '../../src/index.ts';

/**
 * What somebody may know by the rules of the game, told event by event without a look at any audience: the measure for
 * what they are given. The record is that of the master.
 */
export interface Knowing {
  readonly viewer: Viewer;
  readonly role: Role | null;
  readonly rules: Rules;
  readonly deal: readonly Role[];
}

export function knowingOf(viewer: Viewer, rules: Rules, deal: readonly Role[]): Knowing {
  const role = typeof viewer === 'number' ? (deal[viewer - 1] ?? null) : null;
  return { viewer, role, rules, deal };
}

/** What the viewer learns from an event: nothing, or a fact. `before`: the record so far. */
export function factsFrom(knowing: Knowing, event: Event, before: readonly Event[]): readonly string[] {
  const fact = factFrom(knowing, event, before);
  return fact === null ? [] : [JSON.stringify(fact)];
}

function factFrom(knowing: Knowing, event: Event, before: readonly Event[]): unknown {
  const { viewer, rules } = knowing;
  const isWolf = knowing.role !== null && isPack(knowing.role);
  const isOfCircle = knowing.role !== null && factsOf(knowing.role).whispers;
  switch (event.type) {
    case 'opened':
      return ['opened', event.preset, event.rules, event.cast, event.language];
    case 'dayBegan':
    case 'duskFell':
      return [event.type, event.day];
    case 'executed':
      return rules.vote.executionTold === 'atOnce' || event.player === viewer
        ? [event.type, event.day, event.player]
        : null;
    case 'failed':
    case 'diedSuddenly':
    case 'saidOver':
      return [event.type, event.day, event.player];
    case 'roleShown':
      return [event.type, event.player, event.role];
    case 'phaseEnded':
      return [event.type, event.day, event.phase, event.why];
    case 'announced':
      return [event.type, event.day, event.player, event.about, event.target];
    case 'channelsOpened':
      return [event.type, event.channels, event.boards];
    case 'ended':
      return ['ended', event.day, event.winner, event.why];
    case 'rolesRevealed':
      return ['rolesRevealed', event.roles, event.players, rules.end.opensCauses === true && event.deaths];
    case 'watcherTalked':
      return viewer === 'observer' ? [event.type, event.day, event.name, event.text, event.language] : null;
    case 'dawnBroke':
      return [
        'dawn',
        event.day,
        ascending(event.dead),
        rules.vote.told === 'nextMorning' && byVoter(event.votes ?? []),
        rules.vote.told === 'countsNextMorning' && (event.counts ?? []),
        rules.vote.executionTold === 'nextMorning' && event.executed,
      ];
    case 'roleTold':
      return event.player === viewer ? ['role', event.role, fellowsOf(knowing), knownTo(knowing)] : null;
    case 'phaseBegan':
      return phaseFact(knowing, event);
    case 'talked':
      return hears(knowing, event, before) ? ['heard', event.channel, ...wordsOf(event)] : null;
    case 'corrected':
      return event.channel === 'talk' || isOfCircle
        ? ['meant', event.channel, event.number, event.player, event.speaker, event.text]
        : null;
    case 'talkSealed':
      return event.player === viewer ? ['said', event.channel, ...wordsOf(event)] : null;
    case 'substituted':
      return event.player === viewer
        ? ['instead', event.act, event.reason, event.sent, event.used, event.spent, event.manner]
        : null;
    case 'voted':
    case 'polled':
    case 'attackVoted':
    case 'guarded':
      return event.player === viewer ? [event.type, event.target] : null;
    case 'chose':
      return event.player === viewer ? [event.type, event.act, event.target] : null;
    case 'warned':
      return event.player === viewer ? [event.type, event.day] : null;
    case 'marked':
      return event.player === viewer ? [event.type, event.target, event.role, event.mark] : null;
    case 'starred':
      return event.player === viewer ? [event.type, event.channel, event.number, event.starred] : null;
    case 'noted':
      return event.player === viewer ? [event.type, event.text] : null;
    case 'divined':
    case 'identified':
      return event.player === viewer ? [event.type, event.target, event.result] : null;
    case 'pollCounted':
      return ['poll', byVoter(event.votes)];
    case 'votesCounted':
      return rules.vote.told === 'eachRound' ? ['votes', event.round, byVoter(event.votes)] : null;
    case 'attackVotesCounted':
      return isWolf && learnsVotes(rules, 'eachRound') ? ['attackVotes', byVoter(event.votes)] : null;
    case 'attackChosen':
      return isWolf
        ? ['attack', rules.attack.choiceTold && event.target, lastAttackVotes(rules, before)]
        : null;
    case 'sealed':
    case 'turnBegan':
    case 'tieBroken':
    case 'attacked':
    case 'cursed':
    case 'diedWith':
      return null;
  }
}

/** Who shares a role that knows its own. */
function fellowsOf({ viewer, role, deal }: Knowing): PlayerId[] {
  if (role === null || !knowsFellows(role)) return [];
  return deal.flatMap((other, index) => (other === role && index + 1 !== viewer ? [index + 1] : []));
}

/** Those of other roles whom a role is told of, with what they are. */
function knownTo({ role, deal }: Knowing): [PlayerId, Role][] {
  return deal.flatMap((other, index): [PlayerId, Role][] =>
    role !== null && other !== role && doesKnow(role, other) ? [[index + 1, other]] : [],
  );
}

/** Everybody knows that the village talks or votes, the pack that it whispers or attacks; the rest know only of themselves. */
function phaseFact(
  { viewer, role }: Knowing,
  { phase, round, asked, seconds }: Event & { type: 'phaseBegan' },
): unknown {
  const isPublic = seconds !== null || phase === 'talk' || phase === 'poll' || phase === 'vote';
  if (isPublic) return ['phase', phase, round, asked, seconds];
  const takesPart = typeof viewer === 'number' && asked.includes(viewer);
  return takesPart && role !== null && factsOf(role).whispers ? ['phase', phase, round, asked] : null;
}

/** Talk and acts are everybody's, whispers the pack's, soliloquies their author's, and groans those of the dead. */
function hears(
  { viewer, role, rules }: Knowing,
  { channel, player }: Event & { type: 'talked' },
  before: readonly Event[],
): boolean {
  switch (channel) {
    case 'talk':
    case 'act':
      return true;
    case 'whisper':
      return role !== null && factsOf(role).whispers;
    case 'soliloquy':
      return player === viewer;
    case 'grave':
      // Whose execution is not told yet hears themselves alone.
      if (viewer === player) return true;
      return typeof viewer === 'number' && isDead(viewer, rules, before) && isDead(player, rules, before);
  }
}

/** Dead, and everybody knows it. */
function isDead(viewer: PlayerId, { vote }: Rules, before: readonly Event[]): boolean {
  return before.some((event) => {
    if (event.type === 'executed') return event.player === viewer && vote.executionTold === 'atOnce';
    if (event.type === 'diedSuddenly') return event.player === viewer;
    return event.type === 'dawnBroke' && (event.dead.includes(viewer) || event.executed === viewer);
  });
}

function wordsOf(event: Event & { type: 'talked' | 'talkSealed' }): unknown[] {
  const { player, text, to, replyTo, expression, language } = event;
  return [player, text, to, replyTo, expression, language];
}

/** Where the pack learns only the votes that decided, it learns them with the choice. */
function lastAttackVotes(rules: Rules, before: readonly Event[]): unknown {
  const counted = before.findLast((event) => event.type === 'attackVotesCounted');
  return learnsVotes(rules, 'lastRound') && counted?.type === 'attackVotesCounted' && byVoter(counted.votes);
}

/** Where executions are hidden, a missing vote would tell the pack which of them is dead. */
function learnsVotes({ attack, vote }: Rules, told: Rules['attack']['votesTold']): boolean {
  return attack.votesTold === told && vote.executionTold === 'atOnce';
}

/** In what order ballots came in is nobody's to know: they are asked together. */
function byVoter(votes: readonly Vote[]): Vote[] {
  return votes.toSorted((one, other) => one.player - other.player);
}

function ascending(players: readonly PlayerId[]): PlayerId[] {
  return players.toSorted((one, other) => one - other);
}
