/** Carries the type of the values of a shape; never there. It is exact: a word too few is as wrong as one too many. */
declare const VALUE: unique symbol;
export interface Typed<Value> {
  readonly [VALUE]?: (value: Value) => Value;
}

/** JSON Schema draft-07, as data. */
export type JsonSchema = { readonly [key: string]: unknown };

/** What every shape may say of itself. */
interface ShapeNotes {
  /** One line for those who write clients. */
  readonly about?: string;
  /** The name under which a published schema refers to it, e.g. `token`. */
  readonly name?: string;
}

export interface TextForm extends ShapeNotes {
  readonly kind: 'text';
  /** In characters, as JSON Schema counts them. */
  readonly least?: number;
  readonly most?: number;
  readonly pattern?: RegExp;
  readonly format?: 'base64';
  /** In place of what follows from the limits, e.g. `the id of a village`. */
  readonly allowed?: string;
}

export interface NumberForm extends ShapeNotes {
  /** `whole`: one that can be counted with. `integer`: as JSON Schema has it, however large. */
  readonly kind: 'whole' | 'integer' | 'number';
  readonly least?: number;
  readonly most?: number;
  readonly allowed?: string;
}

export interface WordForm extends ShapeNotes {
  readonly kind: 'word';
  readonly words: readonly (string | number | boolean)[];
}

export interface PlainForm extends ShapeNotes {
  /** `player`: 1 to as many as play in the village. */
  readonly kind: 'flag' | 'player' | 'anything';
}

export interface ListForm extends ShapeNotes {
  readonly kind: 'list';
  readonly of: Form;
  readonly least?: number;
  readonly most?: number;
  /** `perPlayer`: one item for each player of the village. `once`: no item stands twice. */
  readonly items?: 'perPlayer' | 'once';
}

export type Fields = { readonly [name: string]: FieldForm };

export interface ObjectForm extends ShapeNotes {
  readonly kind: 'object';
  readonly fields: Fields;
  /** What is done with members that are not known. */
  readonly others: 'refused' | 'dropped' | 'kept';
}

/** One of several objects; a member says which, e.g. `type`. */
export interface CasesForm extends ShapeNotes {
  readonly kind: 'cases';
  readonly by: string;
  readonly cases: Readonly<Record<string, Fields>>;
  readonly others: ObjectForm['others'];
}

export interface MapForm extends ShapeNotes {
  readonly kind: 'map';
  readonly keys?: Form;
  readonly of: Form;
}

export interface NullableForm extends ShapeNotes {
  readonly kind: 'nullable';
  readonly of: Form;
  /** On disk it is left out where it is `null`. */
  readonly sparse?: true;
}

export interface EitherForm extends ShapeNotes {
  readonly kind: 'either';
  readonly of: readonly Form[];
}

/** A sound value that is to be something else, or must pass one more test. */
export interface ConvertedForm extends ShapeNotes {
  readonly kind: 'converted';
  readonly of: Form;
  /** `undefined`: it is not sound after all. */
  readonly convert: (value: never) => unknown;
  readonly allowed: string;
  /** JSON Schema that says more than that of `of`. */
  readonly published?: JsonSchema;
}

/** Sound members that may contradict each other. */
export interface RefinedForm extends ShapeNotes {
  readonly kind: 'refined';
  readonly of: Form;
  readonly faults: (value: never) => readonly ShapeContradiction[];
}

export interface ShapeContradiction {
  readonly path: string;
  /** E.g. `must name a player or a person`. */
  readonly problem: string;
}

/** A value that is understood as another one, e.g. a number written in an address. */
export interface AdaptedForm extends ShapeNotes {
  readonly kind: 'adapted';
  readonly of: Form;
  readonly adapt: (value: unknown) => unknown;
  /** What is published in place of `of`, and besides it. */
  readonly shown?: Form;
  readonly published?: JsonSchema;
}

/** Only as a field: it may be absent. */
export interface OptionalForm extends ShapeNotes {
  readonly kind: 'optional';
  readonly of: Form;
}

/** Only as a field: absent (or, `orNull`, also `null`) means this, as if it had been sent. */
export interface DefaultForm extends ShapeNotes {
  readonly kind: 'default';
  readonly of: Form;
  readonly otherwise: unknown;
  readonly orNull?: true;
}

/** The form of a value, as plain data: checks, readers, writers and documents are made from it. */
export type Form =
  | TextForm
  | NumberForm
  | WordForm
  | PlainForm
  | ListForm
  | ObjectForm
  | CasesForm
  | MapForm
  | NullableForm
  | EitherForm
  | ConvertedForm
  | RefinedForm
  | AdaptedForm;

export type FieldForm = Form | OptionalForm | DefaultForm;

/** A form, and the type of its values. */
export type Shape<Value> = Form & Typed<Value>;
export type Optional<Value> = OptionalForm & Typed<Value>;
export type Default<Value> = DefaultForm & Typed<Value>;
type NamedField<Value> = Shape<Value> | Optional<Value> | Default<Value>;

export type JsonObject = Readonly<Record<string, unknown>>;

/** The type of the values of a shape. */
export type ValueOf<Of> = Of extends { readonly [VALUE]?: (value: never) => infer Value } ? Value : never;

type OptionalName<Of> = {
  [Name in keyof Of]: Of[Name] extends OptionalForm ? Name : never;
}[keyof Of];
type Flat<Of> = { [Name in keyof Of]: Of[Name] };
export type ObjectOf<Of> = Flat<
  { readonly [Name in Exclude<keyof Of, OptionalName<Of>>]: ValueOf<Of[Name]> } & {
    readonly [Name in OptionalName<Of>]?: ValueOf<Of[Name]>;
  }
>;

/** The fields of a type, each by its shape: the compiler says where the two part. */
export type FieldsOf<Of> = {
  readonly [Name in keyof Of]-?: object extends Pick<Of, Name>
    ? Optional<Exclude<Of[Name], undefined>>
    : Shape<Of[Name]>;
};

export function text(limits: Omit<TextForm, 'kind'> = {}): Shape<string> {
  return { kind: 'text', ...limits };
}

export function whole(least?: number, most?: number, allowed?: string): Shape<number> & NumberForm {
  return number('whole', least, most, allowed);
}

export function integer(least?: number, most?: number): Shape<number> & NumberForm {
  return number('integer', least, most);
}

export function numberFrom(least?: number, most?: number, allowed?: string): Shape<number> & NumberForm {
  return number('number', least, most, allowed);
}

function number(kind: NumberForm['kind'], least?: number, most?: number, allowed?: string): NumberForm {
  return {
    kind,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}

export const flag: Shape<boolean> = { kind: 'flag' };
export const player: Shape<number> = { kind: 'player' };
export const anything: Shape<unknown> = { kind: 'anything' };
/** A whole number from 0 on. */
export const count: Shape<number> & NumberForm = whole(0);

export function word<const Word extends string | number | boolean>(words: readonly Word[]): Shape<Word> {
  return { kind: 'word', words };
}

/** One of the words of a union, all of which must be named. */
export function wordOf<Word extends string>(words: Readonly<Record<Word, true>>): Shape<Word> {
  return { kind: 'word', words: Object.keys(words) };
}

type ListLimits = Pick<ListForm, 'least' | 'most' | 'items'>;

export function list<Value>(of: Shape<Value>, limits: ListLimits = {}): Shape<readonly Value[]> {
  return { kind: 'list', of, ...limits };
}

/** A list in which no player stands twice. */
export const players: Shape<readonly number[]> = list(player, { items: 'once' });

/** An object with these members and no others. */
export function object<const Of extends Fields>(fields: Of): Shape<ObjectOf<Of>> & { readonly fields: Of } {
  return { kind: 'object', fields, others: 'refused' } as ObjectForm & { readonly fields: Of };
}

/** The same, compile-checked against a type. */
export function objectOf<Of>(fields: FieldsOf<Of>): Shape<Of> & ObjectForm {
  return { kind: 'object', fields: fields as unknown as Fields, others: 'refused' };
}

/** An object of which only these members are looked at; `dropped`: the others are gone once it is read. */
export function loose<const Of extends Fields>(
  fields: Of,
  others: 'dropped' | 'kept' = 'dropped',
): Shape<ObjectOf<Of>> & { readonly fields: Of } {
  return { kind: 'object', fields, others } as ObjectForm & { readonly fields: Of };
}

type CaseOf<By extends string, Cases> = {
  [Case in keyof Cases]: Flat<{ readonly [Tag in By]: Case } & ObjectOf<Cases[Case]>>;
}[keyof Cases];

export function cases<const By extends string, const Cases extends Readonly<Record<string, Fields>>>(
  by: By,
  of: Cases,
  others: ObjectForm['others'] = 'refused',
): Shape<CaseOf<By, Cases>> & CasesForm {
  return { kind: 'cases', by, cases: of, others };
}

export function mapOf<Value>(of: Shape<Value>, keys?: Form): Shape<{ readonly [name: string]: Value }> {
  return keys === undefined ? { kind: 'map', of } : { kind: 'map', of, keys };
}

export function orNull<Value>(of: Shape<Value>): Shape<Value | null> {
  return { kind: 'nullable', of };
}

/** Mostly `null`, and then left out on disk. */
export function sparse<Value>(of: Shape<Value>): Shape<Value | null> {
  return { kind: 'nullable', of, sparse: true };
}

export function either<const Of extends readonly Form[]>(...of: Of): Shape<ValueOf<Of[number]>> {
  return { kind: 'either', of };
}

export function converted<Value, Other>(
  of: Shape<Value>,
  convert: (value: Value) => Other | undefined,
  allowed: string,
  published?: JsonSchema,
): Shape<Other> {
  const form = { kind: 'converted', of, convert, allowed } as const;
  return published === undefined ? form : { ...form, published };
}

export function refined<Value>(
  of: Shape<Value>,
  faults: (value: Value) => readonly ShapeContradiction[],
): Shape<Value> {
  return { kind: 'refined', of, faults };
}

/** A number in the query or the path of an address. */
export function written(of: Shape<number>): Shape<number> {
  return { kind: 'adapted', of, adapt: numberIn };
}

/** A text that is a number; anything else stays as it is. */
function numberIn(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

export function adapted<Value>(
  of: Shape<Value>,
  adapt: (value: unknown) => unknown,
  publication: Pick<AdaptedForm, 'shown' | 'published'>,
): Shape<Value> {
  return { kind: 'adapted', of, adapt, ...publication };
}

export function optional<Value>(of: Shape<Value>): Optional<Value> {
  return { kind: 'optional', of };
}

export function otherwise<Value>(of: Shape<Value>, value: unknown): Default<Value> {
  return { kind: 'default', of, otherwise: value };
}

/** Also `null` means it. */
export function orElse<Value>(of: Shape<Value>, value: unknown): Default<Value> {
  return { kind: 'default', of, otherwise: value, orNull: true };
}

export function about<Of extends NamedField<never> | FieldForm>(of: Of, line: string): Of {
  return { ...of, about: line };
}

export function named<Of extends Form>(name: string, of: Of): Of {
  return { ...of, name };
}
