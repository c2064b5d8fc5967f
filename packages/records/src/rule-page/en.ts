import type { Assistance } from '@mura/engine';
import { ability, askedStep, clockStep, dawn } from './en-days.ts';
import {
  attackEffect,
  attackUndecided,
  attackVotesTold,
  execution,
  executionTold,
  GONE,
  mediumLearns,
  suddenDeath,
  tie,
  votesTold,
} from './en-fate.ts';
import { capital, duration, lasting, list, many, roles } from './en-grammar.ts';
import { length, pause, quota, sideChannel } from './en-talk.ts';
import { CHANNEL, PART, PHASE, ROLE, TEAM } from './en-words.ts';
import type { PageLanguage } from './statement.ts';

export const en: PageLanguage = {
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
        clock: 'The game goes by the clock: in each phase everybody speaks and chooses when he likes.',
        both: 'Some phases go by the clock, and everybody acts when he likes; for the rest the village asks the players.',
      })[pace],
    deal: ({ wishes, prologue }) =>
      `Roles are dealt by chance before ${prologue ? 'the prologue begins' : 'anything else happens'}, and each player is told his own. ${wishes ? 'Players may wish for a role beforehand; not every wish can be granted.' : 'Nobody can wish for a role.'}`,
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
    selfVote: ({ allowed }) => (allowed ? 'One may vote for oneself.' : 'Nobody may vote for himself.'),
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
      `After the end everybody, the dead too, may talk as often as he likes ${statement.until === null ? `for ${duration(statement.seconds)}` : lasting(statement)} (epilogue).`,
  },
};

const HELP: Readonly<Record<Assistance, string>> = {
  none: 'The page shows the talk and your own board, and helps with nothing else; the same for everybody.',
  facts: 'The page lists votes, deaths and your own results; the same for everybody.',
  claims: 'The page lists votes, deaths, your own results, and who claims what; the same for everybody.',
  logic:
    'The page lists votes, deaths, your own results and claims, and shows who can still be what as far as you can know; the same for everybody.',
};
