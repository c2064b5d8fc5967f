import { type Action, SKIP } from '@mura/engine';

/** What a client sends for an action of its player: one line, without its end. */
export function writeAnswer(action: Action): string {
  switch (action.type) {
    case 'talk':
      return oneLine(action.text) || SKIP;
    case 'vote':
    case 'divine':
    case 'guard':
    case 'attackVote':
      return `{"agentIdx":${action.target}}`;
    case 'noAnswer':
      return action.act === 'talk' || action.act === 'whisper' ? SKIP : '';
    default:
      return '';
  }
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
