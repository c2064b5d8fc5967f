import { type Event, only, type PlayerId, type Role } from '@mura/engine';
import type { Survey } from './survey.ts';

/** What is told before anything happens: the village, who is what as far as the log says, and day 0. */
export function openingOf(survey: Survey): Event[] {
  const { preset, rules, cast, language } = survey;
  return [
    { type: 'opened', audience: 'public', preset, rules, cast, language },
    ...sealedIn(survey),
    ...rolesToldIn(survey),
    { type: 'dayBegan', audience: 'public', day: 0 },
  ];
}

/** Only a log that knows everybody's role knows what was sealed. */
function sealedIn({ cast, deal, players, seed }: Survey): Event[] {
  const known = deal.filter((role) => role !== null);
  if (known.length < deal.length) return [];
  const names = players ?? cast.map(() => '');
  return [{ type: 'sealed', audience: 'master', seed, players: names, deal: known }];
}

function rolesToldIn(survey: Survey): Event[] {
  return survey.deal.flatMap((role, index): Event[] => {
    const player = index + 1;
    if (role === null) return [];
    const fellows = fellowsOf(survey, player, role);
    return [{ type: 'roleTold', audience: only(player), player, role, fellows }];
  });
}

function fellowsOf(survey: Survey, player: PlayerId, role: Role): PlayerId[] {
  if (role !== 'werewolf' && role !== 'freemason') return [];
  return holdersOf(survey, role).filter((other) => other !== player);
}

export function holdersOf({ deal }: Survey, role: Role): PlayerId[] {
  return deal.flatMap((held, index) => (held === role ? [index + 1] : []));
}
