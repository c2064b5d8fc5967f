import { type Event, OVER, type PlayerId, SKIP, type WatcherTalked } from '@mura/engine';

/** An event without the texts and the name of one player; the facts of the game stay. */
export function blankPlayer(event: Event, player: PlayerId): Event {
  switch (event.type) {
    case 'talked':
    case 'talkSealed':
    case 'translated':
      return event.player === player ? { ...event, text: blankText(event.text) } : event;
    case 'corrected':
      return event.player === player || event.speaker === player ? { ...event, text: '' } : event;
    case 'noted':
      return event.player === player ? { ...event, text: '' } : event;
    case 'substituted': {
      const { sent, used } = event;
      if (event.player !== player) return event;
      return {
        ...event,
        sent: sent === null ? null : blankText(sent),
        used: typeof used === 'string' ? blankText(used) : used,
      };
    }
    case 'sealed':
    case 'rolesRevealed':
      return { ...event, players: event.players.with(player - 1, '') };
    default:
      return event;
  }
}

/** `Skip` and `Over` are moves of the game, not somebody's words. */
function blankText(text: string): string {
  return text === SKIP || text === OVER ? text : '';
}

export function blankWatcher(event: WatcherTalked): Event {
  return { ...event, name: null, text: '' };
}

/** An event without the names of those who play and watch. */
export function withoutNames(event: Event): Event {
  switch (event.type) {
    case 'sealed':
    case 'rolesRevealed':
      return { ...event, players: event.players.map(() => '') };
    case 'watcherTalked':
      return { ...event, name: null };
    default:
      return event;
  }
}
