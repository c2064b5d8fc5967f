import { type Channel, type Character, hashText, type PlayerId, type Talked } from '@mura/engine';
import { aiwolf, natural, sayUnderstood, village } from '@mura/language';

/** Who writes where, and what was said there; nothing else is looked at, as nothing else is when the village reads it. */
export interface DraftScene {
  readonly cast: readonly Character[];
  readonly speaker: PlayerId;
  readonly day: number;
  readonly channel: Channel;
  /** The numbers that the post would have. */
  readonly next: Pick<Talked, 'day' | 'number' | 'idx'>;
  /** What was said before in public. */
  readonly talks: readonly Talked[];
}

/** Something that was read out of words. */
export interface ReadPart {
  /** A sentence of the protocol. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The words it stands in. */
  readonly words: string;
  /** 0..1 */
  readonly confidence: number;
}

/** Whom somebody says that they mean by a word. */
export type NamedPlayers = ReadonlyMap<string, PlayerId>;

function castOf({ cast }: DraftScene, called: NamedPlayers): natural.Called[] {
  return natural.calledIn(cast).map((one) => {
    const more = [...called].filter(([, player]) => player === one.player).map(([word]) => word);
    return { ...one, aliases: [...one.aliases, ...more] };
  });
}

/** The words of a text of which nobody knows who is meant; never whoever writes it. */
export function doubtsIn(text: string, scene: DraftScene, called: NamedPlayers): natural.DoubtfulName[] {
  return natural
    .doubtfulNames(text, castOf(scene, called))
    .map((doubt) => ({ ...doubt, players: doubt.players.filter((player) => player !== scene.speaker) }));
}

/** What a text that is being written says, as the village will read it. */
export function readDraft(text: string, scene: DraftScene, called: NamedPlayers = new Map()): ReadPart[] {
  const { speaker, day, channel, next, talks } = scene;
  const where = channel === 'whisper' ? 'whisper' : 'talk';
  const context = { lastPost: village.lastPostIn(() => talks.toReversed(), day) };
  const utterance = { text, speaker, cast: castOf(scene, called), day, channel: where, context } as const;
  const { sentences } = natural.read(utterance, natural.tongueOf(text));
  return sentences.flatMap(({ sentence, start, end, confidence }) => {
    const formal = village.inProtocolNumbers(sentence, next);
    if (formal === null) return [];
    return [
      { text: aiwolf.printAIWolf(formal, 'java'), start, end, words: text.slice(start, end), confidence },
    ];
  });
}

const MOST_TRIES = 24;

/** A sentence of the protocol in so many different words, in the voice of the speaker's character. */
export async function sayInVoice(
  formal: string,
  { cast, speaker, day, channel, next }: DraftScene,
  tongue: natural.Tongue,
  turn: number,
  many: number,
): Promise<string[]> {
  const parsed = aiwolf.parseAIWolf(formal, { dialect: 'java' });
  if (!parsed.ok) return [];
  const tree = village.inPostNumbers(parsed.value.tree, next) ?? parsed.value.tree;
  const speech = await natural.loadSpeech(tongue);
  const { members, personas } = village.speakersIn(cast, tongue);
  const persona = personas[speaker - 1];
  if (persona === undefined) return [];
  const where = channel === 'whisper' ? 'whisper' : 'talk';
  const said = new Set<string>();
  for (let draft = 0; draft < MOST_TRIES && said.size < many; draft++) {
    const seed = hashText(`${formal} ${turn} ${draft}`);
    said.add(
      sayUnderstood([tree], { persona, speaker, cast: members, day, channel: where, seed }, speech).text,
    );
  }
  return [...said].filter((text) => text !== '');
}
