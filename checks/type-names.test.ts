import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, root } from '../scripts/files.mjs';

/** Types at the top of a file; in a component those of its script, too. */
const DECLARATION =
  /^(export )?(?:declare |abstract )*(?:type (\w+)(?=[ <][^,]*[={])|(?:interface|class) (\w+)\b)/gm;

/** Names that stand in several files, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  Props: 'what a component takes: each component has its own, and Svelte calls it so',
  Options: 'what a command is given: each command has its own',
  ...because(
    'the two formal languages, `aiwolf` and `werewolf`, are built alike and reached by their names',
    [
      'Diagnostic',
      'Dialect',
      'InvalidRow',
      'ParseResult',
      'Parsed',
      'RoleWord',
      'Scanner',
      'Sentence',
      'TokenKind',
    ],
  ),
  Construction: 'English and Japanese have theirs, which a linguist extends in one folder at a time',
};

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

interface Declaration {
  readonly name: string;
  readonly file: string;
  readonly isExported: boolean;
}

function declarationsIn(file: string, text: string): Declaration[] {
  return [...text.matchAll(DECLARATION)].map(([, exported, type, other]) => ({
    name: type ?? other ?? '',
    file,
    isExported: exported !== undefined,
  }));
}

/** Files by the name of a type that they declare, where it is more than one. */
function homonymsIn(declarations: readonly Declaration[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { name, file } of declarations) {
    const known = files.get(name) ?? [];
    if (!known.includes(file)) files.set(name, [...known, file]);
  }
  return new Map([...files].filter(([, where]) => where.length > 1));
}

const sources = ['packages', 'apps', 'checks', 'scripts']
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => /\.(ts|mjs|svelte)$/.test(file) && !file.endsWith('.d.ts'));
const declarations = sources.flatMap((file) => declarationsIn(file, readFileSync(join(root, file), 'utf8')));
const homonyms = homonymsIn(declarations);

describe('the name of a type', () => {
  test('has one meaning: it is declared in one file', () => {
    expect(declarations.length).toBeGreaterThan(2000);
    const found = [...homonyms]
      .filter(([name]) => ALLOWED[name] === undefined)
      .map(([name, files]) => `${name}: ${files.join(', ')}`);
    expect(found).toEqual([]);
  });

  test('is on the list of exceptions only as long as it is one', () => {
    expect(Object.keys(ALLOWED).filter((name) => !homonyms.has(name))).toEqual([]);
  });

  test('is found where types are declared, and not where they are imported', () => {
    const text =
      "import {\n  type One,\n} from './a.ts';\nexport type Two<Of> = Of;\ninterface Three {}\nclass Four {}";
    expect(declarationsIn('b.ts', text).map(({ name }) => name)).toEqual(['Two', 'Three', 'Four']);
    const twice = [...declarationsIn('b.ts', text), ...declarationsIn('c.ts', 'type Two = 1;')];
    expect([...homonymsIn(twice)]).toEqual([['Two', ['b.ts', 'c.ts']]]);
  });
});
