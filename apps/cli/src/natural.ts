import { CASTS, findCast, hashText } from '@mura/engine';
import { aiwolf, natural, werewolf } from '@mura/language';
import { type Command, Option } from 'commander';
import { WrongInput } from './ending.ts';

/** Who speaks natural words in which village. */
export interface NaturalSetting {
  readonly speaker: number | null;
  readonly day: number;
  readonly agents: number;
  readonly cast: string;
  /** A voice, or a character of a cast; by default the speaker's own. */
  readonly persona?: string;
  readonly seed: string;
}

/** The options of a speaker of natural language. */
export function personaOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--cast <name>', 'whose names the players have')
        .choices(CASTS.map(({ id }) => id))
        .default('mura'),
    )
    .option(
      '--persona <persona>',
      `how it is said: ${natural.VOICES.join(', ')}, or a character such as mura/kiku`,
    )
    .option('--seed <text>', 'which of many words are chosen', 'mura');
}

/** Says one utterance after another; no words come twice. */
export class UtteranceSayer {
  private readonly said: natural.SaidToday[] = [];
  private readonly village: Omit<natural.SayContext, 'seed' | 'said'>;

  constructor(
    private readonly setting: NaturalSetting,
    readonly speech: natural.Speech,
  ) {
    const cast = membersOf(setting, speech.tongue);
    const speaker = setting.speaker ?? 1;
    const persona = personaIn(setting, cast[speaker - 1]?.name ?? '');
    this.village = { persona, speaker, cast, day: setting.day };
  }

  /** The context of the next utterance. */
  context(): natural.SayContext {
    const seed = hashText(`${this.setting.seed}/${this.said.length}`);
    return { ...this.village, seed, said: this.said };
  }

  remember({ text, phrasings }: natural.Spoken): void {
    this.said.push({ text, phrasings });
  }
}

/** The players of the village, by the names of the cast in the language of the talk. */
export function membersOf({ cast: id, agents }: NaturalSetting, tongue: natural.Tongue): natural.Member[] {
  const characters = findCast(id)?.characters ?? [];
  if (agents > characters.length)
    throw new WrongInput(
      `The cast '${id}' has ${characters.length} characters; choose --agents accordingly.`,
    );
  return characters
    .slice(0, agents)
    .map(({ names, sex, age }, index) => ({ player: index + 1, name: names[tongue], sex, age }));
}

function personaIn({ persona }: NaturalSetting, name: string): natural.Persona {
  if (persona === undefined) return natural.personaOf(name);
  if (natural.isVoice(persona)) return natural.personaWith(persona);
  const [cast = '', character = ''] = persona.split('/');
  const named = findCast(cast)?.characters.find(({ id }) => id === character);
  if (named === undefined)
    throw new WrongInput(
      `There is no persona '${persona}'; choose ${natural.VOICES.join(', ')}, or a character such as mura/kiku.`,
    );
  return natural.personaOf(named.names.ja);
}

/** A line of a formal language as a tree, or an error in words. */
export function parsedLine(
  line: string,
  from: 'aiwolf' | 'werewolf',
  { agents }: Pick<NaturalSetting, 'agents'>,
): { readonly tree: aiwolf.Sentence | werewolf.Utterance } | { readonly error: string } {
  const parsed =
    from === 'aiwolf'
      ? aiwolf.parseAIWolf(line, { dialect: 'java' })
      : werewolf.parseUtterance(line, { names: werewolf.agentNames(agents), dialect: 'strict' });
  return parsed.ok
    ? { tree: parsed.value.tree }
    : { error: `${parsed.error.message} (at ${parsed.error.start})` };
}
