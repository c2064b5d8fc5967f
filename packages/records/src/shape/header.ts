import { type Character, checkSetup, RULES, shape } from '@mura/engine';
import { hashOfRules } from '../canonical.ts';
import { hashOfKnown, unknownRules } from '../known-rules/known-rules.ts';
import { FORMAT, type Header, MINOR, type Source } from '../record.ts';

const { list, objectOf, optional, orNull, text } = shape;

/** A text, a number, true or false. */
const note = shape.either(text(), shape.numberFrom(), shape.flag);

const source = objectOf<Source>({ format: text(), unknown: list(text()), notes: shape.mapOf(note) });

const HEADER = objectOf<Omit<Header, 'asRead'>>({
  mura: shape.word([FORMAT]),
  minor: shape.count,
  village: text(),
  preset: text(),
  rules: RULES,
  rulesHash: text(),
  cast: list(objectOf<Character>({ name: text(), profile: optional(text()) })),
  language: text(),
  consent: orNull(text()),
  licence: orNull(text()),
  software: text(),
  source: orNull(source),
});

const checkForm = shape.checkOf(HEADER);

/** What this version knows of a sound first line, in the order of the format; what a newer one added is left out. */
export function knownHeader(header: shape.JsonObject): Header {
  const names = Object.keys(HEADER.fields);
  return Object.fromEntries(names.map((name) => [name, header[name]])) as unknown as Header;
}

/** What is wrong with a first line that says it is of format version 1. */
export function checkHeader(header: shape.JsonObject): shape.Fault | null {
  const bounds = { players: 0, newer: isNewer(header), sparse: true, most: 1 };
  return checkForm(header, bounds)?.[0] ?? checkHash(header) ?? checkVillage(header);
}

export function isNewer({ minor }: shape.JsonObject): boolean {
  return typeof minor === 'number' && minor > MINOR;
}

/** The hash of the rules that are known; a record may also have one of all that its rules spell out. */
function checkHash(header: shape.JsonObject): shape.Fault | null {
  const { rules, source, rulesHash } = header as unknown as Header;
  const hash = hashOfKnown({ rules, unknown: unknownRules(source, rules) });
  if (rulesHash === hash || rulesHash === hashOfRules(rules)) return null;
  return shape.within('rulesHash', shape.fault(rulesHash, `"${hash}", which the rules make`));
}

/** Whether the engine would open such a village. */
function checkVillage(header: shape.JsonObject): shape.Fault | null {
  const { preset, rules, cast, language } = header as unknown as Header;
  const players = cast.map(({ name }) => name);
  const wishes = cast.map(() => null);
  const checked = checkSetup({ preset, rules, cast, language, wishes, players, seed: null });
  const error = checked.ok ? undefined : checked.error[0];
  return error === undefined ? null : shape.contradiction(error.path, error.message);
}
