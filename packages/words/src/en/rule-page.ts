import { type Assistance, type Part, ROLES, type Role, type Team } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import { durationOf } from '../rule-page/duration.ts';
import type {
  Lasting,
  LengthAllowance,
  LengthFact,
  Per,
  PhaseLabel,
  SideChannel,
  SpanFact,
  SpokenFact,
  Unit,
} from '../rule-page/fact.ts';
import { choicesAmong } from '../rule-page/in-force.ts';
import type { RulePageTexts, StatementOf } from '../rule-page/statement.ts';
import { ability } from './roles.ts';

/** The words of the game on the English page. */

/** One of them, and several. */
const ROLE = Object.fromEntries(
  ROLES.map((role) => [role, [ROLE_NAMES.en[role], several(ROLE_NAMES.en[role])]]),
) as unknown as Readonly<Record<Role, readonly [one: string, several: string]>>;

/** Foxes, wolves; the possessed are as many as one likes. */
function several(name: string): string {
  if (/ed$/.test(name)) return name;
  return name.endsWith('f') ? name.replace(/f$/, 'ves') : `${name}${name.endsWith('x') ? 'es' : 's'}`;
}

const TEAM: Readonly<Record<Team, string>> = {
  village: 'the village',
  werewolf: 'the werewolves',
  fox: 'the fox',
};

const CHANNEL: Readonly<Record<SpokenFact | SideChannel, string>> = {
  talk: 'talk',
  whisper: 'whispers',
  soliloquy: 'soliloquies',
  grave: 'the talk of the dead',
  act: 'acts',
};

const PHASE: Readonly<Record<PhaseLabel, string>> = {
  prologue: 'prologue',
  discussion: 'discussion',
  day: 'day',
  poll: 'straw poll',
  vote: 'vote',
  night: 'night',
  wholeDay: 'the whole day',
};

/** A part of the day as a step of its own. */
const STEP: Readonly<Record<Exclude<Part, 'divine' | 'guard' | 'attack'>, string>> = {
  morningWhisper: '**Morning whispers**: the werewolves talk among themselves.',
  talk: '**Talk**: all who are alive discuss.',
  dusk: '**Dusk**: the night begins.',
  duskWhisper: '**Evening whispers**: the werewolves talk among themselves.',
  poll: '**Straw poll**: a vote that executes nobody.',
  vote: '**Vote**: all who are alive vote on whom to execute.',
  whisper: '**Night whispers**: the werewolves talk among themselves.',
};

/** A part of the day among those of a phase. */
const PART: Readonly<Record<Part, string>> = {
  morningWhisper: 'whispers of the werewolves',
  talk: 'talk',
  dusk: 'dusk',
  duskWhisper: 'whispers of the werewolves',
  poll: 'the straw poll',
  vote: 'the vote',
  divine: 'choosing whom to divine',
  whisper: 'whispers of the werewolves',
  guard: 'choosing whom to guard',
  attack: 'choosing whom to attack',
};

/** What comes of a choice. */
const OUTCOME: Readonly<Partial<Record<Part, string>>> = {
  poll: 'the straw poll',
  vote: 'the execution',
  divine: 'the divination',
  guard: 'the guard',
  attack: 'the attack',
};

function many(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function duration(seconds: number): string {
  return list(durationOf(seconds).map(([count, unit]) => many(count, unit)));
}

function lasting({ seconds, until }: Lasting): string {
  return until === null ? duration(seconds) : `until the next ${until.time} (${until.zone})`;
}

function roles(some: readonly Role[]): string {
  return list(some.map((role) => `the ${ROLE[role][0]}`));
}

const UNIT: Readonly<Record<Unit, readonly [one: string, several: string, note: string]>> = {
  characters: ['character', 'characters', ' (spaces are not counted)'],
  charactersAndSpaces: ['character', 'characters', ' (spaces are counted)'],
  words: ['word', 'words', ''],
};

const TOO_LONG = { cut: 'What is longer is cut off.', refused: 'A longer one is refused.' } as const;

function units(count: number, unit: Unit): string {
  return many(count, UNIT[unit][0], UNIT[unit][1]);
}

function length(fact: LengthFact): string {
  if (fact.kind === 'none') return 'There is no rule about the length of an utterance.';
  const note = UNIT[fact.countIn][2];
  if (fact.kind === 'cap') {
    return `Each utterance has at most ${units(fact.most, fact.countIn)}${note}. ${TOO_LONG[fact.tooLong]}`;
  }
  const most =
    fact.most === null ? '' : ` In any case what goes beyond ${units(fact.most, fact.countIn)} is cut off.`;
  return `${allowance(fact, note)}${mention(fact)}${most}`;
}

function allowance({ base, budget, countIn }: LengthAllowance, note: string): string {
  if (budget === null) return `Each utterance has at most ${units(base, countIn)}${note}. ${TOO_LONG.cut}`;
  return `In each utterance ${units(base, countIn)} ${base === 1 ? 'is' : 'are'} free${note}. What goes beyond is taken from a budget of ${units(budget, countIn)} a player, which is new each time; what the budget does not hold is cut off.`;
}

function mention({ mention: free, countIn }: LengthAllowance): string {
  return free === null ? '' : ` After an “@name” of another player ${units(free, countIn)} more are allowed.`;
}

const PER: Readonly<Record<Per, string>> = { day: 'a day', phase: 'in each phase' };

function quota(perPlayer: number | null, per: Per): string {
  return perPlayer === null
    ? 'Everybody may post as often as they like.'
    : `Everybody has ${many(perPlayer, 'post')} ${PER[per]}.`;
}

const SIDE: Readonly<Record<SideChannel, string>> = {
  soliloquy:
    'the living may write them in every phase that goes by the clock, and nobody else reads them during the game.',
  grave: 'only the dead speak and hear it, each from when their death is known to all.',
  act: 'short acts of one’s character, while there is talk; everybody sees them.',
};

function pause(seconds: number): string {
  return `Between two posts of a player there must be ${duration(seconds)}; a post that comes sooner is refused.`;
}

function sideChannel(statement: StatementOf<'sideChannel'>): string {
  const { channel, perPlayer, per, pause: seconds, length: fact } = statement;
  const wait = seconds === null ? '' : ` ${pause(seconds)}`;
  return `**${capital(CHANNEL[channel])}**: ${SIDE[channel]} ${quota(perPlayer, per)}${wait} ${length(fact)}`;
}

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

function dawn({ deadly, execution: executed, medium }: StatementOf<'dawn'>): string {
  const deaths = [
    executed ? 'who was executed the day before' : '',
    deadly ? 'who died in the night, but not of what' : '',
  ].filter((text) => text !== '');
  const learnt = deaths.length === 0 ? [] : [`everybody learns ${list(deaths)}`];
  return `**Dawn**: ${[...learnt, ...(medium ? ['the medium learns the results'] : [])].join('; ')}.`;
}

function askedStep({ part, actors }: StatementOf<'askedStep'>): string {
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

function clockStep(statement: StatementOf<'clockStep'>): string {
  const { label, parts, spans, ends, hasQuota, hasChoices } = statement;
  const names = list(parts.map((part) => PART[part]));
  const what = parts.length > 1 ? `${names} go on side by side.` : `${names}.`;
  const chosen = choicesAmong(parts);
  const order = list(chosen.map((part) => OUTCOME[part] ?? ''));
  const settled = chosen.length > 1 ? ` At its end ${order} take effect, in this order.` : '';
  const doing = parts.length === 0 ? 'nobody does anything.' : what;
  return `**${capital(PHASE[label])}** (${spans.map(span).join(', ')}): ${doing} ${ENDS[ends](hasQuota, hasChoices)}${settled}`;
}

const LAST_NIGHT = {
  acts: 'Whoever has most votes is executed, but has a last night: they still whisper, divine and vote on the attack, where their vote does not count, and others may choose them.',
  guards:
    'Whoever has most votes is executed, but has a last night: they still whisper, divine, guard in vain and vote on the attack, where their vote does not count; others may choose them, and an attack on them is one on nobody.',
} as const;

function execution({ orNobody, lastNight, chosenBefore, divines }: StatementOf<'execution'>): string {
  const nobody = orNobody ? ' If nobody votes, nobody is executed.' : '';
  if (lastNight !== null) return `${LAST_NIGHT[lastNight]}${nobody}`;
  if (!chosenBefore) return `Whoever has most votes is executed and does nothing more that night.${nobody}`;
  const seen = divines ? ', but a divination gives its result all the same' : '';
  return `Whoever has most votes is executed, and what they have chosen for the night does not count. To have chosen them for the night does nothing${seen}.${nobody}`;
}

function tie({ rounds, undecided }: StatementOf<'tie'>): string {
  const fate = undecided === 'random' ? 'chance executes one of the tied' : 'nobody is executed';
  if (rounds === 1) return `On a tie ${fate}.`;
  return `On a tie all vote again. There are at most ${rounds} rounds, the first one included; after a tie in the last, ${fate}.`;
}

function votesTold({ told, rounds, byClock }: StatementOf<'votesTold'>): string {
  const ofLast = rounds === 1 ? '' : ' in the last round';
  switch (told) {
    case 'eachRound':
      return `Who voted for whom is told to all ${byClock ? 'when the phase ends' : rounds === 1 ? 'right after the vote' : 'after each round'}.`;
    case 'nextMorning':
      return `Who voted for whom${ofLast} is told to all the next morning.`;
    case 'countsNextMorning':
      return `The next morning it is told how many votes each player got${ofLast}, but not from whom.`;
    case 'never':
      return 'Who voted for whom is never told.';
  }
}

function executionTold({ told, actsAtNight, divines }: StatementOf<'executionTold'>): string {
  if (told === 'atOnce') return 'Everybody learns at once who was executed.';
  const secret = 'Until the next morning only the executed player knows of the execution.';
  return actsAtNight
    ? `${secret} Others may choose this player at night without knowing, which does nothing${divines ? ', but a divination gives its result all the same' : ''}.`
    : secret;
}

function attackUndecided({
  werewolves,
  rounds,
  orNobody,
  tie: fate,
}: StatementOf<'attackUndecided'>): string {
  const one = werewolves === 1;
  const open = one
    ? 'Without a choice the werewolf is asked'
    : 'On a tie, or without a vote that counts, they vote';
  const again =
    rounds === 1 ? '' : `${open} again; there are at most ${rounds} rounds, the first one included. `;
  const last = fate === 'random' ? 'chance decides' : 'nobody is attacked';
  const tied = one ? 'Without a choice' : 'On a tie';
  const even = fate === null ? '' : `${rounds === 1 ? tied : 'If it is still undecided'}, ${last}. `;
  const none = one
    ? 'Without a choice nobody is attacked.'
    : 'Without any vote that counts nobody is attacked.';
  return `${again}${even}${orNobody ? none : ''}`.trim();
}

function attackVotesTold({ told, rounds, byClock }: StatementOf<'attackVotesTold'>): string {
  if (told === 'never') return 'The werewolves do not learn each other’s votes.';
  const once = byClock ? 'when the phase ends' : 'after the vote';
  const when = rounds === 1 ? once : told === 'eachRound' ? 'after each round' : 'of the last round only';
  return `The werewolves learn each other’s votes ${when}.`;
}

function attackEffect({ guard, fox }: StatementOf<'attackEffect'>): string {
  return `Whoever is attacked dies${guard ? ', unless guarded' : ''}.${fox ? ' The fox does not die of an attack.' : ''}`;
}

function suddenDeath({ warnedBefore, vote }: StatementOf<'suddenDeath'>): string {
  const besides = vote
    ? ' It is no execution: there is one besides, and votes for them are not counted.'
    : '';
  const warned =
    warnedBefore === 0
      ? 'Nobody is warned.'
      : `Whoever has not spoken is warned ${duration(warnedBefore)} before; nobody else learns of the warning.`;
  return `Except on day 0, a player who says nothing in talk dies suddenly when the time for talk ends, and everybody is told. What they chose in that phase does not count.${besides} ${warned}`;
}

function mediumLearns({ deaths, sudden, vote }: StatementOf<'mediumLearns'>): string {
  const all = [...(vote ? ['was executed'] : []), ...(sudden ? ['died suddenly'] : []), 'died in the night'];
  const who = deaths === 'all' ? `everybody who ${all.join(' or ')}` : 'whoever was executed';
  const none = deaths === 'all' ? 'Nobody dead' : 'No execution';
  return `In the morning the medium learns of ${who} since the morning before whether that was a werewolf; a dead medium learns it too. ${none}, no result.`;
}

const GONE = {
  standIn: 'A player whose connection is lost counts as one who does not answer.',
  fails:
    'A player whose connection is lost has failed, and everybody is told. He is not asked and cannot be chosen any more, but counts as alive when the game is decided.',
} as const;

export const en: RulePageTexts = {
  title: (name) => (name === null ? 'The rules of this village' : `The rules of ${name}`),
  headings: {
    village: 'The village',
    roles: 'Roles',
    firstDay: 'Day 0',
    laterDays: 'Day 1 and every day after it, until the end',
    clock: 'Choices and time',
    talk: 'Talk',
    whisper: 'Whispers',
    channels: 'Other ways to speak',
    vote: 'Vote and execution',
    night: 'The night',
    medium: 'Medium',
    death: 'The dead',
    absence: 'Late, silent or gone',
    end: 'The end',
  },
  sentences: {
    players: ({ players, werewolves }) =>
      `${many(players, 'player')}, of whom ${many(werewolves, 'is a werewolf', 'are werewolves')}.`,
    teams: ({ teams }) => `The teams are ${list(teams.map((team) => TEAM[team]))}.`,
    pace: ({ pace }) =>
      ({
        asked: 'The village asks the players for words and choices, and goes on when the answers are there.',
        clock: 'The game goes by the clock: in each phase everybody speaks and chooses when they like.',
        both: 'Some phases go by the clock, and everybody acts when they like; for the rest the village asks the players.',
      })[pace],
    deal: ({ wishes, prologue }) =>
      `Roles are dealt by chance before ${prologue ? 'the prologue begins' : 'anything else happens'}, and each player is told their own. ${wishes ? 'Players may wish for a role beforehand; not every wish can be granted.' : 'Nobody can wish for a role.'}`,
    grammar: ({ grammar }) =>
      grammar === 'free'
        ? 'Players speak in free text.'
        : 'Players speak in sentences of the AIWolf protocol; any other text is heard as Skip.',

    role: (statement) => {
      const [one, several] = ROLE[statement.role];
      return `**${many(statement.count, one, several)}** (team: ${TEAM[statement.team]}): ${ability(statement)}`;
    },

    quietFirstDay: () => 'The roles are dealt, and day 1 dawns at once.',
    without: ({ vote, attack }) =>
      `There is no ${vote && attack ? 'vote and no attack' : vote ? 'vote' : 'attack'} on day 0.`,
    dawn,
    askedStep,
    clockStep,

    answers: ({ answers }) =>
      answers === 'final'
        ? 'A vote or a choice once made cannot be changed.'
        : 'Votes and choices may be changed until the phase ends; the last one counts.',
    askAgain: ({ seconds }) =>
      `Programs that only speak when asked are asked soon after somebody has spoken, and again after ${duration(seconds)} of silence.`,
    askedToChoose: ({ early }) =>
      `Where they talk in the phase in which they have to choose, they are asked for their choice when a tenth of its time is left, but at most half an hour before its end${early ? '; in a phase that may end early also as soon as they have said Over' : ''}.`,

    audience: ({ channel }) =>
      channel === 'talk'
        ? 'Everybody hears all talk, the dead too.'
        : 'Living werewolves whisper. All werewolves hear it, the dead ones too, and nobody else.',
    controlWords: () => '“Skip” means nothing to say now, “Over” nothing more to say.',
    turnOrder: ({ order, turn }) => {
      const drawn = order === 'drawnEachTurn' ? 'each turn' : 'once, at the beginning';
      return turn === 'open'
        ? `It goes by turns: one speaks after another and hears those before. The order is drawn ${drawn}.`
        : `It goes by turns: in a turn all speak at the same time, and nobody hears anything before all have spoken. The order in which it is told is drawn ${drawn}.`;
    },
    turns: ({ turns }) => `It ends after ${many(turns, 'turn')}, or after a turn of nothing but Over.`,
    turnQuota: ({ channel, perPlayer, counts }) =>
      `In each phase of ${CHANNEL[channel]} everybody may speak up to ${many(perPlayer, 'time')}. ${counts === 'talk' ? 'Skip and Over are not counted.' : 'Skip and Over are counted too.'}`,
    exhausted: ({ exhausted }) =>
      exhausted === 'saysOver'
        ? 'Whoever has spoken that often says Over from then on, without being asked.'
        : 'Whoever has spoken that often is passed over.',
    skips: ({ skips }) =>
      skips === 0
        ? 'Skip is heard as Over.'
        : `Up to ${many(skips, 'Skip')} in a row ${skips === 1 ? 'is' : 'are'} allowed; the next one is heard as Over.`,
    overLasts: ({ overLasts }) =>
      overLasts === 'turn'
        ? 'Whoever said Over may speak again in the next turn.'
        : 'Whoever said Over does not speak again in that phase.',
    silence: ({ silence }) => `An empty text is heard as ${silence}.`,
    length: ({ length: fact }) => length(fact),
    company: () => 'When only one werewolf is left alive there are no whispers.',
    posting: ({ channel, phases }) =>
      `${channel === 'talk' ? 'Everybody talks' : 'The werewolves whisper'} at any time during ${list(phases.map((phase) => `“${PHASE[phase]}”`))}.`,
    postQuota: ({ perPlayer, per, countsSkip }) =>
      `${quota(perPlayer, per)}${perPlayer !== null && countsSkip ? ' Skip is counted too.' : ''}`,
    pause: ({ seconds }) => pause(seconds),
    sayOver: () =>
      'Whoever has nothing more to say may say Over, and then cannot talk any more in that phase.',
    likeTalk: () => 'Everything else is as in talk, but counted apart from it.',
    sideChannel,
    watchers: ({ length: fact }) =>
      `**The talk of those who watch**: whoever only watches may talk with the others who watch, at any time, with a name or without one. The players never hear it, not even after the end. ${length(fact)}`,

    poll: () =>
      'Before the vote there is a straw poll; everybody learns who chose whom, and nobody is executed by it.',
    ballot: () =>
      'Everybody alive votes for one player to be executed. Nobody learns of the votes of others before the vote is over.',
    selfVote: ({ allowed }) => (allowed ? 'One may vote for oneself.' : 'Nobody may vote for themselves.'),
    announcing: ({ during, required, divinations }) =>
      `During ${list(during.map((part) => PART[part]))} players may announce whom they mean to vote for${divinations ? ' or to divine' : ''}; what they really do may be different.${required ? ' Whoever has announced nothing cannot vote.' : ''}`,
    missingVote: ({ missing }) =>
      missing === 'random'
        ? 'For whoever does not vote, chance votes for another living player.'
        : 'Whoever does not vote has no vote.',
    execution,
    tie,
    votesTold,
    executionTold,

    firstDivination: ({ day }) => `The first divination is on day ${day}.`,
    divineWho: ({ seers }) =>
      seers === 'all'
        ? 'Every living seer divines one player.'
        : 'Only one of the living seers divines: the one with the lowest number.',
    divineTargets: ({ self }) =>
      self ? 'Any living player may be divined, oneself too.' : 'Any other living player may be divined.',
    divineResult: ({ told, readAsHuman }) =>
      `Only the seer learns the result, ${told === 'atOnce' ? 'at once' : 'when the phase ends'}.${readAsHuman.length === 0 ? '' : ` ${capital(roles(readAsHuman))} ${readAsHuman.length === 1 ? 'is' : 'are'} seen as human.`}`,
    guardWho: ({ bodyguards }) =>
      bodyguards === 'all'
        ? 'Every living bodyguard guards one player.'
        : 'Only one of the living bodyguards guards: the one with the lowest number.',
    guardTargets: ({ dead }) =>
      `A bodyguard guards ${dead ? 'another player; the dead may be named, which does nothing' : 'another living player'}. It may be the same one again.`,
    attackWho: ({ werewolves }) =>
      werewolves === 1
        ? 'The werewolf chooses one player to attack.'
        : 'All living werewolves vote, and the player with most votes is attacked.',
    attackTargets: ({ targets, self }) =>
      targets === 'humans'
        ? 'Only living humans may be named.'
        : `Any${self ? ' living player may be named, oneself too' : ' other living player may be named'}, but votes on werewolves do not count.`,
    silentPack: () => 'The werewolves have no way to speak among themselves; they choose in silence.',
    humansCountOnce: ({ alwaysAttacks }) =>
      `Every living human has one vote from the start${alwaysAttacks ? ', so there is an attack even if nobody chooses' : ''}.`,
    attackUndecided,
    whisperBeforeRevote: () => 'Before they vote again the werewolves whisper once more.',
    attackVotesTold,
    attackChoiceTold: ({ told }) =>
      told
        ? 'The werewolves are told whom they have chosen.'
        : 'The werewolves are not told whom they have chosen; they only learn who is dead.',
    attackEffect,
    foxDivined: () => 'A fox that was divined dies at the end of that night.',
    missingNightAct: ({ divine, guard }) =>
      `Without a choice there is no ${[divine ? 'divination' : '', guard ? 'guard' : ''].filter((act) => act !== '').join(' and no ')} that night.`,

    mediumLearns,
    mediumReads: ({ readAsHuman }) =>
      `${capital(roles(readAsHuman))} ${readAsHuman.length === 1 ? 'is' : 'are'} seen as human.`,

    deadAct: ({ grave }) =>
      `The dead do not talk or vote, but they still hear the talk.${grave ? ' They talk among themselves.' : ''}`,
    assistance: ({ level }) => HELP[level],
    revealOnDeath: ({ reveals }) =>
      reveals
        ? 'When somebody dies, everybody learns the role.'
        : 'The roles of the dead are not told before the end.',

    answerLimit: ({ milliseconds }) =>
      milliseconds === null
        ? 'The village waits until an answer comes.'
        : `Whoever is asked has ${duration(milliseconds / 1000)} to answer; after that there is no answer.`,
    lateTalk: ({ costsSkip }) =>
      `Words that come too late are heard as Skip, which ${costsSkip ? 'counts' : 'does not count'} among the Skips in a row.`,
    gone: ({ gone }) => GONE[gone],
    abortedBy: ({ failures }) =>
      failures === null
        ? 'However many players fail, the village goes on.'
        : `When ${many(failures, 'player has', 'players have')} failed, the village ends without a winner.`,
    suddenDeath,

    villageWins: () => 'The village wins when no werewolf is alive.',
    werewolvesWin: ({ countedAsHuman }) =>
      `The werewolves win when the living humans are no more than the living werewolves.${countedAsHuman.length === 0 ? '' : ` ${capital(roles(countedAsHuman))} ${countedAsHuman.length === 1 ? 'counts' : 'count'} as human.`}`,
    foxWins: () => 'In either case, if a fox is alive, the fox wins instead.',
    teamWins: () => 'A team wins as a whole, its dead too.',
    endTest: ({ test }) =>
      test === 'dawn'
        ? 'This is tested at dawn; a night in which all is decided already is still played to its end.'
        : 'This is tested after each part of the day; if it is decided in the night, the rest of the night is left out.',
    lastDay: ({ day }) => `If nothing is decided after day ${day}, the village ends without a winner.`,
    revealed: ({ causes }) =>
      `At the end everybody learns all roles${causes ? ', who died of what,' : ''} and who played whom.`,
    opensChannels: ({ opens, channels }) =>
      `${capital(list(channels.map((channel) => CHANNEL[channel])))} ${opens ? 'may be read by everybody after the end' : 'stay closed after the end'}.`,
    opensBoards: () =>
      "After the end everybody sees everybody's board and stars, and a star then is a vote for the best post.",
    epilogue: (statement) =>
      `After the end everybody, the dead too, may talk as often as they like ${statement.until === null ? `for ${duration(statement.seconds)}` : lasting(statement)} (epilogue).`,
  },
};

const HELP: Readonly<Record<Assistance, string>> = {
  none: 'The page shows the talk and your own board, and helps with nothing else; the same for everybody.',
  facts: 'The page lists votes, deaths and your own results; the same for everybody.',
  claims: 'The page lists votes, deaths, your own results, and who claims what; the same for everybody.',
  logic:
    'The page lists votes, deaths, your own results and claims, and shows who can still be what as far as you can know; the same for everybody.',
};
