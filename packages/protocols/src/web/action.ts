import { ACTIONS, type PlayerAction, type PlayerId, shape, type WatcherTalk } from '@mura/engine';

/** What somebody does; who they are, the seat says. */
export const webAction = shape.cases('type', ACTIONS);
export type WebAction = shape.ValueOf<typeof webAction>;

/** As whom somebody acts: on a seat, or watching, with the name the others see. */
export type Actor =
  | { readonly type: 'player'; readonly player: PlayerId }
  | { readonly type: 'watcher'; readonly name: string | null };

/** The action of this actor; `null`: it is not for them to do. */
export function toAction(action: WebAction, actor: Actor): PlayerAction | WatcherTalk | null {
  if (action.type === 'watcherTalk') return actor.type === 'watcher' ? { ...action, name: actor.name } : null;
  return actor.type === 'player' ? { ...action, player: actor.player } : null;
}
