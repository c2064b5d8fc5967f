import { type Event, factsOf, type PlayerId, type Role, teamOf } from '@mura/engine';
import { aiwolf, natural, ROLE_NAMES } from '@mura/language';
import { LANGUAGES } from '@mura/words';

/** Characters of a whisper from which on it is known again when somebody says it in public. */
const SHORTEST_WHISPER = 12;
/** With so few alive, a possessed player may have reason to say what they are. */
const FEW_ALIVE = 3;

/** What a player has said in public and what only they know: whoever speaks for them is held to the one, and keeps the other. */
export class OwnWords {
  readonly #me: PlayerId;
  #role: Role | null = null;
  #cast: readonly natural.Called[] = [];
  #dead = 0;
  readonly #whispers: string[] = [];
  /** What was claimed, by what it is about: the own role, or a result about somebody. */
  readonly #claims = new Map<string, string>();

  constructor(me: PlayerId) {
    this.#me = me;
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'opened':
        this.#cast = natural.calledIn(event.cast);
        return;
      case 'roleTold':
        if (event.player === this.#me) this.#role = event.role;
        return;
      case 'executed':
        this.#dead++;
        return;
      case 'dawnBroke':
        this.#dead += event.dead.length + (event.executed === null ? 0 : 1);
        return;
      case 'talked':
        if (event.channel === 'whisper') this.#whispers.push(event.text.trim());
        if (event.channel === 'talk' && event.player === this.#me) this.#remember(event.text);
    }
  }

  /** Why a text should not be said in public; `null`: it may be. */
  objectionTo(text: string): string | null {
    return this.#secretIn(text) ?? this.#contradictionIn(text);
  }

  #secretIn(text: string): string | null {
    if (this.#whispers.some((said) => said.length >= SHORTEST_WHISPER && text.includes(said)))
      return 'it repeats in public what was whispered';
    const role = this.#role;
    if (role === null || teamOf(role) === 'village') return null;
    const { species, whispers } = factsOf(role);
    if (whispers && PACK.test(text)) return 'it speaks in public of your pack';
    const mayTell =
      species === 'human' && teamOf(role) === 'werewolf' && this.#cast.length - this.#dead <= FEW_ALIVE;
    if (mayTell) return null;
    const told = [role, ...(teamOf(role) === 'werewolf' ? (['werewolf'] as const) : [])];
    const claimed = this.#claimsIn(text).find(([about]) => about === 'role')?.[1];
    return told.some((one) => claimed === (aiwolf.findRoleWord(one) ?? null) || tellsOneself(text, one))
      ? 'it tells your secret role'
      : null;
  }

  #contradictionIn(text: string): string | null {
    const now = this.#claimsIn(text);
    const at = now.find(([about, value]) => (this.#claims.get(about) ?? value) !== value);
    if (at === undefined) return null;
    const [about, value] = at;
    return `you have said before "${about} ${this.#claims.get(about)}", and now you say "${about} ${value}"`;
  }

  #remember(text: string): void {
    for (const [about, value] of this.#claimsIn(text)) this.#claims.set(about, value);
  }

  /** Own claims of a role, and own results: what they are about, and what they say. */
  #claimsIn(text: string): [about: string, value: string][] {
    const me = this.#me;
    const { sentences } = natural.understood({ text, speaker: me, cast: this.#cast, channel: 'talk' });
    return sentences.flatMap(({ sentence }) =>
      natural.assertionsIn(sentence, me).flatMap((stated): [string, string][] => {
        if (stated.kind === 'role' && stated.verb === 'COMINGOUT' && stated.target === me)
          return [['role', stated.role]];
        return stated.kind === 'result' ? [[`${stated.verb} ${stated.target}`, stated.species]] : [];
      }),
    );
  }
}

const PACK =
  /\b(my|our) (fellow |partner )?(were)?wol(f|ves)\b|\b(my|our) (wolf )?pack(mates?)?\b|仲間の(人)?狼|(人)?狼の?仲間|(私|俺|僕|我々?|うち)ら?たち?(人狼|狼)|相方の?(人)?狼|늑대 동료|우리 (인랑|늑대)/i;

/** Besides what our reader understands: the plain ways to say of oneself what one is, however they stand in a text. */
function tellsOneself(text: string, role: Role): boolean {
  const names = LANGUAGES.map((language) => ROLE_NAMES[language][role]);
  const called = [...names, ...(OTHER_NAMES[role] ?? [])].join('|');
  return [
    `\\b(i am|i'm|i’m|i was|as) (really |actually |secretly |in fact |indeed )?(a |an |the |one of the )?(${called})\\b`,
    `\\b(role|identity|secret)\\b[^.!?\\n]{0,12}?(is|was|:|=)\\W{0,4}(a |the )?(${called})`,
    `(私|わたし|あたし|僕|ぼく|俺|おれ|自分|うち)(は|が|こそ|、)(実は|本当は|ほんとは)?、?(${called})(です|だ|なの|でした|[。！!]|co|$)`,
    `(正体|役職|役割|本当の役)[はが：:]\\W{0,3}(${called})`,
    `(${called})\\s*(co|カミングアウト)`,
    `(나는|저는|난|전|내가|제가)\\s*(사실\\s*)?(${called})`,
  ].some((form) => new RegExp(form, 'iu').test(text));
}

const OTHER_NAMES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  werewolf: ['werewolves', 'wolf', 'wolves', '狼', 'ウルフ', '늑대인간', '늑대'],
  possessed: ['madman', 'traitor', '裏切り者'],
  fox: ['狐', 'ハムスター', '여우'],
};
