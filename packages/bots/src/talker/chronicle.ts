import {
  type Corrected,
  dealtRoles,
  type Event,
  FACTS,
  OVER,
  type PlayerId,
  type Rules,
  type Talked,
  type Vote,
} from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import { meantBy, type Post, postOf } from './post.ts';

/** A result that somebody told of another. */
export interface ToldResult extends natural.Report {
  readonly day: number;
}

/** Who claimed what, and when. */
export interface ToldClaim {
  readonly role: aiwolf.RoleWord;
  /** How many posts of the village stood before it. */
  readonly after: number;
}

/** What everybody has seen of a village so far: the book in which reasons are looked up. */
export class VillageChronicle {
  readonly posts: Post[] = [];
  readonly claims = new Map<PlayerId, ToldClaim>();
  readonly results: ToldResult[] = [];
  /** The last ballots of each day. */
  readonly ballots = new Map<number, readonly Vote[]>();
  readonly executed = new Map<number, PlayerId>();
  readonly victims: { readonly day: number; readonly player: PlayerId }[] = [];
  readonly alive = new Set<PlayerId>();
  /** Who will say no more today. */
  readonly done = new Set<PlayerId>();
  /** Phrases that somebody has used in public. */
  readonly phrases = new Set<string>();
  rules: Rules | null = null;
  /** Whether there is a seer among them. */
  hasSeer = false;
  cast: readonly natural.Called[] = [];
  /** As they stand in texts. */
  names: readonly string[] = [];
  day = 0;
  #context: natural.TalkContext = {};

  hear(event: Event): Post | null {
    switch (event.type) {
      case 'opened':
        this.rules = event.rules;
        this.hasSeer = event.rules.roles.seer > 0;
        this.cast = natural.calledIn(event.cast);
        this.names = this.cast.map(({ name }) => name);
        for (const { player } of this.cast) this.alive.add(player);
        break;
      case 'dayBegan':
        this.day = event.day;
        this.done.clear();
        break;
      case 'talked':
        return event.channel === 'talk' && event.audience === 'public' ? this.#hearTalk(event) : null;
      case 'corrected':
        if (event.channel === 'talk' && event.player === event.speaker) this.#correct(event);
        break;
      case 'votesCounted':
        this.#count(event.day, event.votes);
        break;
      case 'executed':
        this.#execute(event.day, event.player);
        break;
      case 'dawnBroke':
        if (event.votes !== null) this.#count(event.day - 1, event.votes);
        if (event.executed !== null) this.#execute(event.day - 1, event.executed);
        for (const player of event.dead)
          if (this.alive.delete(player)) this.victims.push({ day: event.day, player });
        break;
      case 'saidOver':
        this.done.add(event.player);
        break;
      case 'diedSuddenly':
      case 'failed':
        this.alive.delete(event.player);
    }
    return null;
  }

  /** Where nobody had a vote there are no ballots. */
  #count(day: number, votes: readonly Vote[]): void {
    if (votes.length > 0) this.ballots.set(day, votes);
  }

  #execute(day: number, player: PlayerId): void {
    this.executed.set(day, player);
    this.alive.delete(player);
  }

  #hearTalk(talked: Talked): Post | null {
    if (talked.text === OVER) this.done.add(talked.player);
    const lastPost = (player: PlayerId) => this.#lastPostOf(player);
    const post = postOf(talked, this.cast, this.names, { ...this.#context, lastPost });
    if (post === null) return null;
    this.#context = natural.heard(this.#context, post.player, post.sentences);
    for (const sentence of post.sentences) this.#note(post, sentence);
    this.posts.push(post);
    this.phrases.add(post.phrase);
    return post;
  }

  #lastPostOf(player: PlayerId): number | null {
    return this.today().findLast((post) => post.player === player)?.talk.id ?? null;
  }

  /** What was claimed and told is looked up anew. */
  #correct({ number, speaker, text }: Corrected): void {
    const index = this.posts.findIndex(({ talk, player }) => talk.id === number && player === speaker);
    const post = this.posts[index];
    if (post === undefined) return;
    this.posts[index] = meantBy(post, text, this.cast);
    const posts = this.posts.splice(0);
    this.claims.clear();
    this.results.length = 0;
    for (const said of posts) {
      for (const sentence of said.sentences) this.#note(said, sentence);
      this.posts.push(said);
    }
  }

  #note({ player, day }: Post, sentence: aiwolf.Sentence): void {
    for (const stated of natural.assertionsIn(sentence, player)) {
      if (stated.kind === 'role' && stated.verb === 'COMINGOUT' && stated.target === player) {
        if (stated.role !== 'ANY' && !this.claims.has(player))
          this.claims.set(player, { role: stated.role, after: this.posts.length });
      } else if (stated.kind === 'result' && stated.target !== 'ANY' && stated.species !== 'ANY')
        this.results.push({
          by: player,
          verb: stated.verb,
          target: stated.target,
          species: stated.species,
          day,
        });
    }
  }

  /** Of today, oldest first. */
  today(): readonly Post[] {
    return this.posts.filter(({ day }) => day === this.day);
  }

  ballotOf(player: PlayerId, day: number): PlayerId | null {
    return this.ballots.get(day)?.find((vote) => vote.player === player)?.target ?? null;
  }

  /** What a medium whom nobody contradicts found in somebody. */
  identified(player: PlayerId): aiwolf.SpeciesWord | null {
    const found = this.results.filter(({ verb, target }) => verb === 'IDENTIFIED' && target === player);
    const species = new Set(found.map((one) => one.species));
    return species.size === 1 ? (found[0]?.species ?? null) : null;
  }

  /** Killed at night, where nothing but the werewolves kills: whoever it is, they are human. */
  isAttacked(player: PlayerId): boolean {
    const isVictim = this.victims.some((victim) => victim.player === player);
    return isVictim && this.rules !== null && dealtRoles(this.rules.roles).every(isKilledByWolvesOnly);
  }

  /** Whether somebody has told a result by which another is a werewolf. */
  hasAccused(claimant: PlayerId, player: PlayerId): boolean {
    return this.results.some(
      ({ by, target, species }) => by === claimant && target === player && species === 'WEREWOLF',
    );
  }

  /** As everybody can know. */
  isKnownHuman(player: PlayerId): boolean {
    return this.isAttacked(player) || this.identified(player) === 'HUMAN';
  }

  /** On which day they were missing, or executed; the living are missing on none so far. */
  dayOfDeath(player: PlayerId): number {
    const attacked = this.victims.find((victim) => victim.player === player)?.day;
    const executed = [...this.executed].find(([, target]) => target === player)?.[0];
    return attacked ?? executed ?? Number.POSITIVE_INFINITY;
  }
}

function isKilledByWolvesOnly(role: keyof typeof FACTS): boolean {
  const { diesWhenDivined, follows, isAvenged } = FACTS[role];
  return !diesWhenDivined && follows === null && !isAvenged;
}
