// In how many sources each rule stands: node scripts/rule-files.mjs [--files]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow, isStarted, root } from './files.mjs';

const RULES = join(root, 'packages/engine/src/rules.ts');
/** The rule page in each language. */
const LANGUAGES = 3;

/**
 * Every rule with the sources that name it, by types and not by words: tests, presets (which only give a value) and what is
 * generated are left out. What is told on the rule page has a sentence in each language besides.
 *
 * @returns {{ rule: string, files: string[], texts: number }[]}
 */
export function countRuleFiles() {
  const sources = sourcesOf('.ts').filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.d.ts'));
  const program = ts.createProgram(
    sources.map((file) => join(root, file)),
    options(),
    hostOfOurs(),
  );
  const found = new RuleNames(program);
  for (const file of sources) found.readSource(file);
  for (const file of sourcesOf('.svelte')) found.readComponent(file);
  return found.rules();
}

/** @param {string} ending */
function sourcesOf(ending) {
  return ['packages', 'apps']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith(ending) && /^\w+\/\w+\/src\//.test(file));
}

/** As the page is compiled: every package from its sources. */
function options() {
  const { config } = ts.readConfigFile(join(root, 'apps/web/tsconfig.json'), ts.sys.readFile);
  const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config;
  const both = { ...base.compilerOptions, ...config.compilerOptions, types: [], checkJs: false };
  delete both.tsBuildInfoFile;
  return ts.convertCompilerOptionsFromJson(both, root).options;
}

/** Libraries know no rules of ours, and to read their types takes longer than to read all of our sources. */
function hostOfOurs() {
  const compiler = options();
  const host = ts.createCompilerHost(compiler);
  const cache = ts.createModuleResolutionCache(root, (name) => name, compiler);
  /** @type {NonNullable<ts.CompilerHost['resolveModuleNameLiterals']>} */
  host.resolveModuleNameLiterals = (names, importer) =>
    names.map(({ text }) =>
      /^\.|^@mura\//.test(text)
        ? ts.resolveModuleName(text, importer, compiler, host, cache)
        : { resolvedModule: undefined },
    );
  return host;
}

class RuleNames {
  /** @param {ts.Program} program */
  constructor(program) {
    this.program = program;
    this.checker = program.getTypeChecker();
    /** @type {Map<ts.Node, { rule: string, isTable: boolean, files: Set<string> }>} */
    this.fields = new Map();
    const source = program.getSourceFile(RULES);
    if (source === undefined) throw new Error('There are no rules');
    for (const statement of source.statements) {
      if (!ts.isInterfaceDeclaration(statement)) continue;
      const table = statement.name.text;
      if (table === 'Rules') this.rulesType = this.checker.getTypeAtLocation(statement);
      for (const member of statement.members) {
        if (member.name === undefined) continue;
        const rule = `${table}.${member.name.getText(source)}`;
        this.fields.set(member, { rule, isTable: false, files: new Set() });
      }
    }
    for (const [member, field] of this.fields)
      field.isTable = this.isTable(this.checker.getTypeAtLocation(member));
    this.names = new Set([...this.fields.values()].map(({ rule }) => rule.split('.')[1]));
  }

  /**
   * Whether a field holds other rules and is none itself.
   * @param {ts.Type} type
   * @returns {boolean}
   */
  isTable(type) {
    const plain = this.checker.getNonNullableType(type);
    if (plain.isUnion()) return plain.types.some((one) => this.isTable(one));
    const element = this.checker.getIndexTypeOfType(plain, ts.IndexKind.Number);
    if (element !== undefined && this.checker.isArrayType(plain)) return this.isTable(element);
    const declared = plain.symbol?.declarations ?? [];
    return declared.some((one) => ts.isInterfaceDeclaration(one) && one.getSourceFile().fileName === RULES);
  }

  /** @param {string} file */
  readSource(file) {
    const source = this.program.getSourceFile(join(root, file));
    if (source === undefined || file.includes('/presets/')) return;
    /** @param {ts.Node} node */
    const visit = (node) => {
      if ((ts.isIdentifier(node) || ts.isStringLiteral(node)) && this.names.has(node.text))
        this.note(this.typesNamedIn(node), node.text, file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  /**
   * The types of which a name names a field where it stands.
   * @param {ts.Identifier | ts.StringLiteral} node
   * @returns {(ts.Type | undefined)[]}
   */
  typesNamedIn(node) {
    const { parent } = node;
    const at = (/** @type {ts.Node} */ place) => [this.checker.getTypeAtLocation(place)];
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return at(parent.expression);
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
      return at(parent.expression);
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
      return at(parent.parent);
    if (ts.isPropertySignature(parent)) return at(parent.parent);
    if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
      const given = parent.name === node ? this.checker.getContextualType(parent.parent) : undefined;
      return given?.isUnion() ? given.types : [given];
    }
    if (!ts.isLiteralTypeNode(parent)) return [];
    if (ts.isIndexedAccessTypeNode(parent.parent)) return at(parent.parent.objectType);
    const user = ts.isUnionTypeNode(parent.parent) ? parent.parent.parent : parent.parent;
    const of = ts.isTypeReferenceNode(user) ? user.typeArguments?.[0] : undefined;
    return of === undefined ? [] : at(of);
  }

  /**
   * A component names rules from the rules on: `play.rules?.vote.missing`.
   * @param {string} file
   */
  readComponent(file) {
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(/\brules((?:\??\.\w+)+)/g)) {
      let type = this.rulesType;
      for (const name of path.split(/\??\./).slice(1)) {
        this.note([type], name, file);
        const property = type && this.checker.getPropertyOfType(this.checker.getNonNullableType(type), name);
        type = property && this.checker.getTypeOfSymbol(property);
      }
    }
  }

  /**
   * @param {readonly (ts.Type | undefined)[]} types
   * @param {string} name
   * @param {string} file
   */
  note(types, name, file) {
    for (const type of types) {
      const property = type && this.checker.getPropertyOfType(this.checker.getNonNullableType(type), name);
      for (const declaration of property?.declarations ?? []) this.fields.get(declaration)?.files.add(file);
    }
  }

  rules() {
    return [...this.fields.values()]
      .filter(({ isTable }) => !isTable)
      .map(({ rule, files }) => {
        const isTold = [...files].some((file) => file.startsWith('packages/words/src/rule-page/outline-'));
        return { rule, files: [...files].sort(), texts: isTold ? LANGUAGES : 0 };
      })
      .sort((one, other) => other.files.length - one.files.length || one.rule.localeCompare(other.rule));
  }
}

/** @param {readonly number[]} counts */
export function medianOf(counts) {
  return counts.toSorted((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0;
}

function print() {
  const rules = countRuleFiles();
  for (const { rule, files, texts } of rules) {
    console.log(`${files.length} ${rule}${texts === 0 ? '' : ` (and ${texts} texts)`}`);
    if (process.argv.includes('--files')) for (const file of files) console.log(`    ${file}`);
  }
  const plain = medianOf(rules.map(({ files }) => files.length));
  const told = medianOf(rules.map(({ files, texts }) => files.length + texts));
  const six = rules.filter(({ files }) => files.length <= 6).length;
  console.log(
    `${rules.length} rules: the middle one in ${plain} sources, with texts in ${told}; ${six} in at most six`,
  );
}

if (isStarted(import.meta.url)) print();
