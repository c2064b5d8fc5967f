import { aiwolf, type TranslateContext, type Translation, translate, werewolf } from '@mura/language';
import { inEveryLanguage, type Language } from '@mura/words';
import { InvalidArgumentError } from 'commander';
import { linesIn } from './input.ts';

export const LANGUAGES = ['aiwolf', 'werewolf'] as const;
export type FormalLanguage = (typeof LANGUAGES)[number];

/** Where and by whom an utterance is said. */
export interface UtteranceSetting {
  readonly dialect: aiwolf.Dialect;
  /** `null`: not told. The werewolf language then takes player 1. */
  readonly speaker: number | null;
  readonly day: number;
  readonly agents: number;
}

export interface ParseFinding {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** What `mura parse` says of one utterance. */
export interface ParsedUtterance {
  readonly input: string;
  readonly ok: boolean;
  readonly canonical: string | null;
  readonly tree: unknown;
  /** With everything written out that goes without saying. */
  readonly resolved: string | null;
  readonly gloss: Readonly<Record<Language, string>> | null;
  readonly diagnostics: readonly ParseFinding[];
}

/** The utterances of standard input: a line ends at LF only, nothing is trimmed, an empty line is an utterance. */
export async function* utterancesIn(path: string): AsyncGenerator<string> {
  for await (const line of linesIn(path)) {
    const text = line.toString('utf8');
    yield text.endsWith('\n') ? text.slice(0, -1) : text;
  }
}

export function read(input: string, language: FormalLanguage, setting: UtteranceSetting): ParsedUtterance {
  return language === 'aiwolf' ? readAIWolf(input, setting) : readWerewolf(input, setting);
}

function readAIWolf(input: string, setting: UtteranceSetting): ParsedUtterance {
  const parsed = aiwolf.parseAIWolf(input, { dialect: setting.dialect });
  if (!parsed.ok) return refused(input, [parsed.error]);
  const { tree, diagnostics } = parsed.value;
  return { input, ok: true, ...tellAIWolf(tree, setting), diagnostics: diagnostics.map(toFinding) };
}

function tellAIWolf(tree: aiwolf.Sentence, { dialect, speaker }: UtteranceSetting) {
  const saidBy = speaker === null ? {} : { speaker };
  return {
    canonical: aiwolf.printAIWolf(tree, dialect),
    tree,
    resolved: aiwolf.printAIWolf(aiwolf.resolve(tree, saidBy), dialect, 'full'),
    gloss: inEveryLanguage((language) => aiwolf.glossAIWolf(tree, { language, ...saidBy })),
  };
}

function readWerewolf(input: string, setting: UtteranceSetting): ParsedUtterance {
  const parsed = parseWerewolf(input, setting);
  if (!parsed.ok) return refused(input, [parsed.error]);
  const { tree, diagnostics } = parsed.value;
  const resolved = werewolf.resolve(tree, contextOf(setting));
  const findings = [...diagnostics, ...(resolved.ok ? resolved.value.diagnostics : resolved.error)];
  if (!resolved.ok) return refused(input, findings);
  return {
    input,
    ok: true,
    ...tellWerewolf(tree, setting),
    resolved: werewolf.printWerewolf(resolved.value.tree),
    diagnostics: findings.map(toFinding),
  };
}

function parseWerewolf(input: string, { agents, dialect }: UtteranceSetting) {
  const names = werewolf.agentNames(agents);
  return werewolf.parseUtterance(input, { names, dialect: dialect === 'lenient' ? 'lenient' : 'strict' });
}

function tellWerewolf(tree: werewolf.Utterance, { agents }: UtteranceSetting) {
  const names = werewolf.agentNames(agents);
  const canonical = werewolf.printWerewolf(tree);
  const gloss = inEveryLanguage((language) => werewolf.glossWerewolf(tree, { language, names }));
  return { canonical, tree, resolved: canonical, gloss };
}

function contextOf({ speaker, day, agents, dialect }: UtteranceSetting): TranslateContext {
  return { speaker: speaker ?? 1, day, names: werewolf.agentNames(agents), dialect };
}

function refused(input: string, findings: readonly ParseFinding[]): ParsedUtterance {
  const diagnostics = findings.map(toFinding);
  return { input, ok: false, canonical: null, tree: null, resolved: null, gloss: null, diagnostics };
}

function toFinding({ code, message, start, end }: ParseFinding): ParseFinding {
  return { code, message, start, end };
}

/** What `mura translate` says: the reading is that of the translation. */
export interface TranslatedReading extends ParsedUtterance {
  /** The utterance that was translated, in its canonical form. */
  readonly source: string | null;
  readonly losses: Translation<unknown>['losses'];
}

export function translateUtterance(
  input: string,
  from: FormalLanguage,
  setting: UtteranceSetting,
): TranslatedReading {
  const source = read(input, from, setting);
  if (!source.ok) return { ...source, source: null, losses: [] };
  const { losses, said } = from === 'aiwolf' ? toWerewolf(input, setting) : toAIWolf(input, setting);
  const { canonical, diagnostics } = source;
  if (said === null) return { ...refused(input, source.diagnostics), source: canonical, losses };
  return { input, ok: true, ...said, diagnostics, source: canonical, losses };
}

function toWerewolf(input: string, setting: UtteranceSetting) {
  const parsed = aiwolf.parseAIWolf(input, { dialect: setting.dialect });
  if (!parsed.ok) return { losses: [], said: null };
  const { tree, losses } = translate(parsed.value.tree, {
    ...contextOf(setting),
    from: 'aiwolf',
    to: 'werewolf',
  });
  return { losses, said: tree === null ? null : tellWerewolf(tree, setting) };
}

function toAIWolf(input: string, setting: UtteranceSetting) {
  const parsed = parseWerewolf(input, setting);
  if (!parsed.ok) return { losses: [], said: null };
  const { tree, losses } = translate(parsed.value.tree, {
    ...contextOf(setting),
    from: 'werewolf',
    to: 'aiwolf',
  });
  return { losses, said: tree === null ? null : tellAIWolf(tree, setting) };
}

/** Reads `Agent[03]`, `Agent03` or `3`. */
export function agent(text: string): number {
  const number = /^(?:Agent(?:\[(\d{1,3})\]|(\d{1,3}))|(\d{1,3}))$/.exec(text);
  const value = Number(number?.[1] ?? number?.[2] ?? number?.[3]);
  if (value >= 1 && value <= 255) return value;
  throw new InvalidArgumentError("It must be an agent: 'Agent[01]', 'Agent01' or 1.");
}
