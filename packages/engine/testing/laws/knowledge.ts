import {
  type Event,
  factsOf,
  type PlayerId,
  type Role,
  type Rules,
  type Viewer,
  type Vote,
} from '../../src/index.ts';

/**
 * What somebody may know by the rules of the game, told event by event without a look at any audience: the measure for
 * what he is given. The record is that of the master.
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
  const isPack = knowing.role === 'werewolf';
  switch (event.type) {
    case 'opened':
      return ['opened', event.preset, event.rules, event.cast, event.language];
    case 'dayBegan':
    case 'duskFell':
      return [event.type, event.day];
    case 'executed':
    case 'failed':
      return [event.type, event.day, event.player];
    case 'ended':
      return ['ended', event.day, event.winner, event.why];
    case 'rolesRevealed':
      return ['rolesRevealed', event.roles, event.players];
    case 'dawnBroke':
      return [
        'dawn',
        event.day,
        ascending(event.dead),
        rules.vote.told === 'nextMorning' && byVoter(event.votes ?? []),
      ];
    case 'roleTold':
      return event.player === viewer ? ['role', event.role, fellowsOf(knowing)] : null;
    case 'phaseBegan':
      return phaseFact(knowing, event);
    case 'talked':
      return event.channel === 'talk' || isPack ? ['heard', event.channel, ...wordsOf(event)] : null;
    case 'talkSealed':
      return event.player === viewer ? ['said', event.channel, ...wordsOf(event)] : null;
    case 'substituted':
      return event.player === viewer
        ? ['instead', event.act, event.reason, event.sent, event.used, event.spent, event.manner]
        : null;
    case 'voted':
    case 'attackVoted':
    case 'guarded':
      return event.player === viewer ? [event.type, event.target] : null;
    case 'divined':
    case 'identified':
      return event.player === viewer ? [event.type, event.target, event.result] : null;
    case 'votesCounted':
      return rules.vote.told === 'eachRound' ? ['votes', event.round, byVoter(event.votes)] : null;
    case 'attackVotesCounted':
      return isPack && rules.attack.votesTold === 'eachRound' ? ['attackVotes', byVoter(event.votes)] : null;
    case 'attackChosen':
      return isPack
        ? ['attack', rules.attack.choiceTold && event.target, lastAttackVotes(rules, before)]
        : null;
    case 'sealed':
    case 'turnBegan':
    case 'tieBroken':
    case 'attacked':
    case 'cursed':
      return null;
  }
}

/** Who shares a role that knows its own. */
function fellowsOf({ viewer, role, deal }: Knowing): PlayerId[] {
  if (role === null || !factsOf(role).knowsFellows) return [];
  return deal.flatMap((other, index) => (other === role && index + 1 !== viewer ? [index + 1] : []));
}

/** Everybody knows that the village talks or votes, the pack that it whispers or attacks; the rest know only of themselves. */
function phaseFact(
  { viewer, role }: Knowing,
  { phase, round, asked }: Event & { type: 'phaseBegan' },
): unknown {
  if (phase === 'talk' || phase === 'vote') return ['phase', phase, round, asked];
  const takesPart = typeof viewer === 'number' && asked.includes(viewer);
  return takesPart && role === 'werewolf' ? ['phase', phase, round, asked] : null;
}

function wordsOf(event: Event & { type: 'talked' | 'talkSealed' }): unknown[] {
  const { player, text, to, replyTo, expression, language } = event;
  return [player, text, to, replyTo, expression, language];
}

/** Where the pack learns only the votes that decided, it learns them with the choice. */
function lastAttackVotes(rules: Rules, before: readonly Event[]): unknown {
  const counted = before.findLast((event) => event.type === 'attackVotesCounted');
  return (
    rules.attack.votesTold === 'lastRound' && counted?.type === 'attackVotesCounted' && byVoter(counted.votes)
  );
}

/** In what order ballots came in is nobody's to know: they are asked together. */
function byVoter(votes: readonly Vote[]): Vote[] {
  return votes.toSorted((one, other) => one.player - other.player);
}

function ascending(players: readonly PlayerId[]): PlayerId[] {
  return players.toSorted((one, other) => one - other);
}
