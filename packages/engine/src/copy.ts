/**
 * How states change: a copy is made field by field by the one function of its type, and whoever asked for it writes what
 * is different before anybody else sees it. A spread would cost ten to fifty times as much on Node 20. On hot paths what
 * is different is made before the copy: writing into an object that is older than the thing written costs a barrier.
 */
export type Copy<State> = { -readonly [Field in keyof State]: State[Field] };
