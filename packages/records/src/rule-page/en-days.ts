import type { Role } from '@mura/engine';
import { capital, lasting, list, many } from './en-grammar.ts';
import { OUTCOME, PART, PHASE, ROLE, STEP } from './en-words.ts';
import type { SpanFact } from './fact.ts';
import { choicesAmong } from './in-force.ts';
import type { StatementOf } from './statement.ts';

const ENDS = {
  atLimit: () => 'It lasts until its time is up.',
  whenAllOver: (hasQuota: boolean, hasChoices: boolean) =>
    `It ends early when everybody has said Over${hasQuota ? ' or has used up all posts' : ''}${hasChoices ? ', and everybody who has to choose has chosen' : ''}.`,
  whenAllAnswered: () => 'It ends early when everybody who has to choose has chosen.',
} as const;

function span(fact: SpanFact, index: number): string {
  const { day, upTo } = fact;
  const time = lasting(fact);
  if (day === null && upTo === null) return index === 0 ? time : `otherwise ${time}`;
  const onDay = day === null ? '' : ` on day ${day}`;
  return `${time}${onDay}${upTo === null ? '' : ` with up to ${many(upTo, 'player')} alive`}`;
}

export function dawn({ deadly, execution: executed, medium }: StatementOf<'dawn'>): string {
  const deaths = [
    executed ? 'who was executed the day before' : '',
    deadly ? 'who died in the night, but not of what' : '',
  ].filter((text) => text !== '');
  const learnt = deaths.length === 0 ? [] : [`everybody learns ${list(deaths)}`];
  return `**Dawn**: ${[...learnt, ...(medium ? ['the medium learns the results'] : [])].join('; ')}.`;
}

export function askedStep({ part, actors }: StatementOf<'askedStep'>): string {
  switch (part) {
    case 'divine':
      return `**Divination**: the ${choosing('seer', actors)} divine.`;
    case 'guard':
      return `**Guard**: the ${choosing('bodyguard', actors)} guard.`;
    case 'attack':
      return `**Attack**: the ${choosing('werewolf', actors)} attack.`;
    default:
      return STEP[part];
  }
}

function choosing(role: Role, actors: number): string {
  const [one, several] = ROLE[role];
  return actors === 1 ? `${one} chooses whom to` : `${several} choose whom to`;
}

export function clockStep(statement: StatementOf<'clockStep'>): string {
  const { label, parts, spans, ends, hasQuota, hasChoices } = statement;
  const names = list(parts.map((part) => PART[part]));
  const what = parts.length > 1 ? `${names} go on side by side.` : `${names}.`;
  const chosen = choicesAmong(parts);
  const order = list(chosen.map((part) => OUTCOME[part] ?? ''));
  const settled = chosen.length > 1 ? ` At its end ${order} take effect, in this order.` : '';
  const doing = parts.length === 0 ? 'nobody does anything.' : what;
  return `**${capital(PHASE[label])}** (${spans.map(span).join(', ')}): ${doing} ${ENDS[ends](hasQuota, hasChoices)}${settled}`;
}

/** What a role can do. */
export function ability({
  role,
  count,
  hasFellows,
  acts,
  survivesAttack,
  diesWhenDivined,
}: StatementOf<'role'>): string {
  const verb = (one: string, several: string) => (count === 1 ? one : several);
  switch (role) {
    case 'villager':
      return 'no special ability.';
    case 'seer':
      return acts
        ? `${verb('divines', 'divine')} a player and ${verb('learns', 'learn')} whether that is a werewolf.`
        : 'no chance to divine here.';
    case 'medium':
      return acts
        ? `${verb('learns', 'learn')} of dead players whether they were werewolves (of whom: see “Medium”).`
        : 'no chance to learn anything here.';
    case 'bodyguard':
      return acts ? `${verb('guards', 'guard')} a player against the attack.` : 'no chance to guard here.';
    case 'freemason':
      return hasFellows ? 'know each other from the start.' : 'alone here, so without any ability.';
    case 'werewolf':
      return `${hasFellows ? 'know each other from the start; ' : ''}${acts ? `${verb('attacks', 'attack')} humans at night.` : 'no chance to attack here.'}`;
    case 'possessed':
      return verb(
        'a human who wins with the werewolves, but does not know who they are.',
        'humans who win with the werewolves, but do not know who they are.',
      );
    case 'fox':
      return `${verb('wins', 'win')} if alive when the game is decided.${survivesAttack ? ' An attack does not kill it.' : ''}${diesWhenDivined ? ' Being divined does.' : ''}`;
    case 'fanatic':
      return `${verb('a human who wins', 'humans who win')} with the werewolves and ${verb('knows', 'know')} who they are; the werewolves do not know the fanatic.`;
    case 'greatWolf':
      return `a werewolf that a seer sees as human, a medium as a werewolf; ${hasFellows ? 'knows the pack and attacks with it.' : acts ? 'attacks humans at night.' : 'no chance to attack here.'}`;
    case 'immoralist':
      return acts
        ? `${verb('wins', 'win')} with the fox and ${verb('knows', 'know')} who it is; found dead on the morning after the last fox has died.`
        : 'wins with the fox, of which there is none here.';
    case 'cat':
      return acts
        ? 'if attacked to death, one of the werewolves dies too, by chance; if executed, one of the living, by chance. They are found in the morning.'
        : 'no way to be killed here.';
    case 'whisperer':
      return `${verb('a human who wins', 'humans who win')} with the werewolves; they know each other.${acts ? ' Hears and speaks in their whispers.' : ''}`;
    case 'elder':
      return survivesAttack
        ? 'the first attack does not kill, and nobody is told of it. A guarded attack does not count.'
        : 'no attack to survive here.';
  }
}
