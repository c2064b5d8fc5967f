// Reads the tests of a file from its source: their whole names, and whether they always run.
import ts from 'typescript';

/**
 * @typedef {object} Test
 * @property {string} name with the names of every `describe` around it
 * @property {boolean} alwaysRuns not skipped, expected to fail or left to a condition
 * @property {ts.CallExpression} call
 */

const TESTS = ['test', 'it'];
const MAY_NOT_RUN = ['skip', 'todo', 'fails', 'skipIf', 'runIf'];

/**
 * @param {ts.SourceFile} source
 * @returns {Test[]}
 */
export function testsIn(source) {
  /** @type {Test[]} */
  const tests = [];
  /**
   * @param {ts.Node} node
   * @param {string[]} around the names of every `describe` around it
   * @param {boolean} runs
   */
  function visit(node, around, runs) {
    const words = ts.isCallExpression(node) ? wordsOf(node.expression) : [];
    const isTest = TESTS.includes(words[0] ?? '');
    if (!ts.isCallExpression(node) || !(isTest || words[0] === 'describe')) {
      const goesOn = runs && !isCondition(node);
      ts.forEachChild(node, (child) => visit(child, around, goesOn));
      return;
    }
    const names = [...around, textIn(node.arguments[0])];
    const alwaysRuns = runs && !mayNotRun(node, words);
    if (isTest) tests.push({ name: names.join(' '), alwaysRuns, call: node });
    else for (const argument of node.arguments) visit(argument, names, alwaysRuns);
  }
  visit(source, [], true);
  return tests;
}

/**
 * `test.each([...])` becomes `test`, `each`.
 * @param {ts.Expression} expression
 * @returns {string[]}
 */
function wordsOf(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...wordsOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return wordsOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return wordsOf(expression.tag);
  return ['']; // as that of a pattern: `/x/.test(text)` is no test
}

/**
 * @param {ts.CallExpression} call
 * @param {string[]} words
 */
function mayNotRun(call, words) {
  const options = call.arguments.filter(ts.isObjectLiteralExpression).flatMap(({ properties }) => properties);
  const chosen = options.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ''));
  return [...words, ...chosen].some((word) => MAY_NOT_RUN.includes(word));
}

/** @param {ts.Node} node */
function isCondition(node) {
  return (
    ts.isIfStatement(node) ||
    ts.isConditionalExpression(node) ||
    (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
  );
}

/**
 * The words of a name; what is filled in later is an ellipsis.
 * @param {ts.Expression | undefined} name
 * @returns {string}
 */
function textIn(name) {
  if (!name) return '';
  if (ts.isStringLiteralLike(name)) return name.text;
  if (ts.isTaggedTemplateExpression(name)) return textIn(name.template);
  if (ts.isBinaryExpression(name)) return textIn(name.left) + textIn(name.right);
  if (!ts.isTemplateExpression(name)) return '…';
  return name.head.text + name.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
