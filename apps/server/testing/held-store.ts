import type { Store } from '../src/store/store.ts';

/** A store whose answers can be kept back: it does at once what it is asked, and says so later. */
export interface HeldStore {
  readonly store: Store;
  /** From now on answers to this are kept back. */
  hold(asked: keyof Store): HeldAnswer;
}

export interface HeldAnswer {
  /** The store has done what it was asked, and its answer is kept back. */
  readonly done: Promise<void>;
  /** All answers arrive, and later ones are not kept back. */
  release(): void;
}

export function heldStore(store: Store): HeldStore {
  const holding = new Map<PropertyKey, { readonly released: Promise<void>; done(): void }>();
  const proxy = new Proxy(store, {
    get(target, name) {
      const member = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        const answer = await member.apply(target, given);
        const held = holding.get(name);
        held?.done();
        await held?.released;
        return answer;
      };
    },
  });
  return { store: proxy, hold: (asked) => holdIn(holding, asked) };
}

function holdIn(
  holding: Map<PropertyKey, { readonly released: Promise<void>; done(): void }>,
  asked: PropertyKey,
): HeldAnswer {
  let done = () => {};
  let release = () => {};
  const isDone = new Promise<void>((resolve) => {
    done = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = () => {
      holding.delete(asked);
      resolve();
    };
  });
  holding.set(asked, { released, done });
  return { done: isDone, release: () => release() };
}
