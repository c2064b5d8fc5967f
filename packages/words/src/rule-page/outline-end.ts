import type { Role, Rules } from '@mura/engine';
import type { Lasting, SideChannel, SpokenFact, StatementsOf } from './fact.ts';
import { deceivingHumans, seatsWho, sideChannels, whispers } from './in-force.ts';
import { lasting } from './outline-days.ts';

/** Of the end. */
export interface EndFacts {
  villageWins: object;
  werewolvesWin: { readonly countedAsHuman: readonly Role[] };
  foxWins: object;
  teamWins: object;
  endTest: { readonly test: Rules['end']['test'] };
  lastDay: { readonly day: number };
  revealed: { readonly causes: boolean };
  opensBoards: object;
  opensChannels: { readonly opens: boolean; readonly channels: readonly (SpokenFact | SideChannel)[] };
  epilogue: Lasting;
}

type EndStatement = StatementsOf<EndFacts>;

export function endStatements(rules: Rules): EndStatement[] {
  const { end } = rules;
  const thieves = seatsWho(rules, ({ takesVictory }) => takesVictory);
  const fox: EndStatement[] = thieves > 0 ? [{ type: 'foxWins' }] : [];
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
function opening(rules: Rules): EndStatement[] {
  const side = sideChannels(rules).map(([channel]) => channel);
  const channels: (SpokenFact | SideChannel)[] = side.filter((channel) => channel !== 'act');
  if (whispers(rules)) channels.unshift('whisper');
  return channels.length === 0 ? [] : [{ type: 'opensChannels', opens: rules.end.opensChannels, channels }];
}

function epilogue({ clock, talk }: Rules): EndStatement[] {
  if (clock === null || clock.epilogue === null || talk.mode !== 'clock') return [];
  return [{ type: 'epilogue', ...lasting(clock.epilogue, clock) }];
}
