/** The forms of an English verb that matter to the reader. */
export type EnglishVerbForm = 'base' | 's' | 'ing' | 'ed';

const IRREGULAR: Readonly<Record<string, readonly [ed: string, ...more: string[]]>> = {
  hang: ['hung', 'hanged'],
  see: ['saw', 'seen'],
  say: ['said'],
  tell: ['told'],
  think: ['thought'],
  find: ['found'],
  give: ['gave', 'given'],
  come: ['came'],
  go: ['went', 'gone'],
  take: ['took', 'taken'],
  get: ['got', 'gotten'],
  put: ['put'],
  bite: ['bit', 'bitten'],
  eat: ['ate', 'eaten'],
  make: ['made'],
  know: ['knew', 'known'],
  feel: ['felt'],
  hold: ['held'],
  lead: ['led'],
  show: ['showed', 'shown'],
  prove: ['proved', 'proven'],
  mean: ['meant'],
  cast: ['cast'],
  keep: ['kept'],
  lean: ['leaned', 'leant'],
  bet: ['bet'],
  read: ['read'],
  scumread: ['scumread'],
  wolfread: ['wolfread'],
  townread: ['townread'],
  buy: ['bought'],
  choose: ['chose', 'chosen'],
  stand: ['stood'],
  step: ['stepped'],
  throw: ['threw', 'thrown'],
  speak: ['spoke', 'spoken'],
  hear: ['heard'],
  let: ['let'],
  set: ['set'],
  catch: ['caught'],
  win: ['won'],
  draw: ['drew', 'drawn'],
  lay: ['laid'],
  stick: ['stuck'],
  sling: ['slung'],
  leave: ['left'],
  lend: ['lent'],
  swing: ['swung'],
  bring: ['brought'],
  fall: ['fell', 'fallen'],
  have: ['had'],
  become: ['became'],
  turn: ['turned'],
  co: ["co'd", "co'ed", 'coed'],
};

const DOUBLING =
  /^(?:step|drop|admit|refer|plan|scan|chat|stop|beg|rid|cop|let|put|set|get|bet|pin|hit|spot|tag|flag|peg|win|slap|pin|chat|swap|flip|hop|spin|grab|rob|nab)$/;

/** All forms of a verb, e.g. of `vote out`: vote out, votes out, voting out, voted out. */
export function formsOf(verb: string): readonly (readonly [form: EnglishVerbForm, text: string])[] {
  const [head, ...rest] = verb.split(' ') as [string, ...string[]];
  const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  const forms: [EnglishVerbForm, string][] = [
    ['base', head],
    ['s', withS(head)],
    ['ing', withIng(head)],
    ...pastsOf(head).map((past): [EnglishVerbForm, string] => ['ed', past]),
  ];
  return forms.map(([form, text]) => [form, text + tail] as const);
}

function withS(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(verb) && verb !== 'co') return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function withIng(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eo]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return DOUBLING.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

function pastsOf(verb: string): readonly string[] {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return [DOUBLING.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`];
}
