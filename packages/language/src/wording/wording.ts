import type { Role } from '@mura/engine';
import type { AIWolfGrammar } from '../aiwolf/gloss/grammar.ts';
import type { WerewolfGrammar } from '../werewolf/gloss/grammar.ts';

/** What this package must know of a language that people read: what the `index.ts` of its folder gives. */
export interface LanguageWording {
  /** What people call the roles, alone; within sentences a language may need other forms. */
  readonly roles: Readonly<Record<Role, string>>;
  readonly aiwolf: AIWolfGrammar;
  // biome-ignore lint/suspicious/noExplicitAny: each grammar has its own idea of a clause and of a noun
  readonly werewolf: WerewolfGrammar<any, any>;
}
