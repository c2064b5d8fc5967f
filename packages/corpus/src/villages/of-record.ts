import { type Event, OVER, SKIP, type Talked, type Team } from '@mura/engine';
import { natural } from '@mura/language';
import { eventsOf, isKnown, rolesSaidIn, type VillageRecord } from '@mura/records';
import { asMeant } from '@mura/worlds';
import { OpenIssue } from '../tags/open-issue.ts';
import { DISCUSSION, type Tag, type TagScheme } from '../tags/scheme.ts';
import { tagsOfReading } from '../tags/tag-reading.ts';
import type { AboutVillage, CorpusUtterance, CorpusVillage, GameStage } from './village.ts';

export interface StudyOptions {
  /** The natural language of the talk; by default each utterance tells it by its letters. */
  readonly tongue?: natural.Tongue;
  readonly scheme?: TagScheme;
}

/** A record as a village of a corpus: every utterance with what was understood of it, and what became of the game. */
export function studied(record: VillageRecord, options: StudyOptions = {}): CorpusVillage {
  const study = new Study(record, options);
  const told = record.entries.flatMap(({ event, at, seq }) => (isKnown(event) ? [{ event, at, seq }] : []));
  const meant = asMeant(told.map(({ event }) => event));
  for (const [place, { event, at, seq }] of told.entries()) study.hear(event, meant[place]!, at, seq);
  return study.village;
}

/** Goes through a record once. */
class Study {
  readonly #record: VillageRecord;
  readonly #tongue: natural.Tongue | undefined;
  readonly #scheme: TagScheme;
  readonly #cast: readonly natural.Called[];
  readonly #contexts = new Map<Talked['channel'], natural.TalkContext>();
  readonly #utterances: CorpusUtterance[] = [];
  readonly #issue = new OpenIssue();
  #stage: GameStage = 'game';

  constructor(record: VillageRecord, { tongue, scheme = DISCUSSION }: StudyOptions) {
    this.#record = record;
    this.#tongue = tongue;
    this.#scheme = scheme;
    this.#cast = natural.calledIn(record.header.cast);
  }

  get village(): CorpusVillage {
    return { ...about(this.#record), utterances: this.#utterances };
  }

  hear(event: Event, meant: Event, at: number | null, seq: number): void {
    if (event.type === 'ended') this.#stage = 'epilogue';
    else if (event.type === 'phaseBegan' && this.#stage !== 'epilogue')
      this.#stage = event.phase === 'prologue' ? 'prologue' : 'game';
    else if (event.type === 'talked' && event.text !== SKIP && event.text !== OVER)
      this.#utterances.push(this.#utterance(event, meantBy(event, meant), at, seq));
  }

  #utterance(talked: Talked, meant: string | null, at: number | null, seq: number): CorpusUtterance {
    const { day, channel, player, text, idx } = talked;
    const { sentences, tags } = this.#understood(talked, meant ?? text);
    const names = (target: number) => this.#cast[target - 1]?.name ?? String(target);
    const tagged = tagsOfReading({ sentences, tags }, player, names, this.#scheme);
    return {
      id: `${day}/${channel}/${idx ?? this.#utterances.length}`,
      seq,
      day,
      stage: this.#stage,
      channel,
      player,
      speaker: names(player),
      text,
      meant,
      at,
      tags: channel === 'talk' && this.#stage === 'game' ? this.#withIssue(tagged, talked, meant) : [],
      sentences,
    };
  }

  /** How something was meant leaves nothing to be implied. */
  #withIssue(tags: readonly Tag[], { text, player, day }: Talked, meant: string | null): Tag[] {
    const said = { text: meant ?? text, speaker: player, cast: this.#cast, day };
    return this.#issue.tagsWith(tags, day, said, this.#tongue);
  }

  #understood({ player, day, channel }: Talked, text: string): natural.Reading {
    const context = this.#contexts.get(channel) ?? {};
    const heardAs = channel === 'whisper' ? 'whisper' : 'talk';
    const reading = natural.understood(
      { text, speaker: player, cast: this.#cast, channel: heardAs, day, context },
      this.#tongue,
    );
    const sentences = reading.sentences.map(({ sentence }) => sentence);
    this.#contexts.set(channel, natural.heard(context, player, sentences));
    return reading;
  }
}

/** How words were meant, where somebody has said so. */
function meantBy(talked: Talked, meant: Event): string | null {
  if (meant === talked || meant.type !== 'talked') return null;
  return meant.text === SKIP ? '' : meant.text;
}

/** What became of a village, as far as its record says. */
export function about(record: VillageRecord): AboutVillage {
  const { village, preset, rulesHash, cast } = record.header;
  const roles = rolesSaidIn(record);
  let winner: Team | null = null;
  let hasSuddenDeath = false;
  for (const event of eventsOf(record)) {
    if (event.type === 'ended') winner = event.winner;
    else if (event.type === 'diedSuddenly') hasSuddenDeath = true;
  }
  const players = cast.map(({ name }, index) => ({
    player: index + 1,
    name,
    role: roles[index]?.role ?? null,
  }));
  return { id: village, preset, rulesHash, players, winner, hasSuddenDeath };
}
