import { type Action, OVER, SKIP } from '@mura/engine';
import type { AccessPolicy, Arrival, Sender, TooMuchKept, TurnedAway } from '../host/access-policy.ts';
import type { Plan } from '../host/plan.ts';
import { isBotToken } from './bot-tokens.ts';
import { addressPerson, namedPerson, secretPerson } from './ids.ts';
import type { KeptLimits } from './kept-limits.ts';
import type { Moderation, PersonStanding } from './moderation.ts';
import type { People } from './people.ts';
import { idsOf, mayUse } from './person.ts';
import { findUnwanted } from './word-filter.ts';

/** Order by what is kept of people: who is barred from the server, who is banned or muted in a village. */
export class PeoplePolicy implements AccessPolicy {
  readonly #people: People;
  readonly #moderation: Moderation;
  readonly #kept: KeptLimits;

  constructor(people: People, moderation: Moderation, kept: KeptLimits) {
    this.#people = people;
    this.#moderation = moderation;
    this.#kept = kept;
  }

  async know(arrival: Arrival): Promise<readonly string[] | null> {
    const own = await this.#own(arrival);
    if (own === null) return null;
    const who = [...own, addressPerson(arrival.address)];
    return (await this.#people.areBarred(who)) ? null : who;
  }

  /** A bot token is its account's; one that is revoked or not made for playing is no token. */
  async #own(arrival: Arrival): Promise<readonly string[] | null> {
    const { token } = arrival;
    if (token === null) return [namedPerson(arrival)];
    if (!isBotToken(token)) return [secretPerson(token)];
    const bot = await this.#people.bots.read(token);
    return bot !== null && mayUse(bot, 'play') ? idsOf(bot) : null;
  }

  async letsIn(village: string, who: readonly string[]): Promise<boolean> {
    return !this.isBanned(village, who) && !(await this.#people.areBarred(who));
  }

  isBanned(village: string, who: readonly string[]): boolean {
    return who.some((person) => this.#moderation.isBanned(village, person));
  }

  turnedAway(village: string, plan: Plan, action: Action, person: string | null): TurnedAway | null {
    return turnedAway(action, plan, this.#moderation.in(village, person));
  }

  tooMuch(village: string, action: Action, sender: Sender): TooMuchKept | null {
    return this.#kept.tooMuch(village, action, sender);
  }
}

/** Why the village does not take an action from somebody, besides its rules; `null`: it does. */
function turnedAway(
  action: Action,
  { filter = [] }: Plan,
  { standing, reason }: Pick<PersonStanding, 'standing' | 'reason'>,
): TurnedAway | null {
  if (standing === 'banned') return withReason('banned', reason);
  const text = heardText(action);
  if (text === null) return null;
  if (standing === 'muted') return withReason('muted', reason);
  const unwanted = findUnwanted(text, filter);
  return unwanted === null ? null : withReason('wordFiltered', `anything without '${unwanted}'`);
}

function withReason(code: TurnedAway['code'], reason: string): TurnedAway {
  return reason === '' ? { code } : { code, allowed: reason };
}

/** What others would read; a word that only says that one has nothing to say is none. */
function heardText(action: Action): string | null {
  switch (action.type) {
    case 'talk':
      return action.channel === 'soliloquy' || action.text === SKIP || action.text === OVER
        ? null
        : action.text;
    case 'watcherTalk':
      return action.text;
    case 'correct':
      return action.meant;
    default:
      return null;
  }
}
