import type { Rules } from '@mura/engine';
import { deceivingHumans, sideChannels, whispers } from './in-force.ts';
import { lasting } from './outline-days.ts';
import type { SideChannel, Spoken, Statement } from './statement.ts';

export function endStatements(rules: Rules): Statement[] {
  const { end, roles } = rules;
  const fox: Statement[] = roles.fox > 0 ? [{ type: 'foxWins' }] : [];
  return [
    { type: 'villageWins' },
    { type: 'werewolvesWin', countedAsHuman: deceivingHumans(rules, 'identified') },
    ...fox,
    { type: 'teamWins' },
    { type: 'endTest', test: end.test },
    { type: 'lastDay', day: end.lastDay },
    { type: 'revealed', causes: end.opensCauses === true },
    ...opening(rules),
    ...(end.opensBoards === true ? [{ type: 'opensBoards' } as const] : []),
    ...epilogue(rules),
  ];
}

/** What is hidden from some during the game. */
function opening(rules: Rules): Statement[] {
  const side = sideChannels(rules).map(([channel]) => channel);
  const channels: (Spoken | SideChannel)[] = side.filter((channel) => channel !== 'act');
  if (whispers(rules)) channels.unshift('whisper');
  return channels.length === 0 ? [] : [{ type: 'opensChannels', opens: rules.end.opensChannels, channels }];
}

function epilogue({ clock, talk }: Rules): Statement[] {
  if (clock === null || clock.epilogue === null || talk.mode !== 'clock') return [];
  return [{ type: 'epilogue', ...lasting(clock.epilogue, clock) }];
}
