import type { AfterwardsWords } from '../ja/afterwards.ts';

export const en: AfterwardsWords = {
  'memoir.title': 'What the bots believed',
  'memoir.hint': 'how sure they were at each vote',
  'memoir.suspected': 'On day {day} I took {name} for a werewolf, to {percent} %.',
  'memoir.unsure': 'On day {day} I had little to go by; even {name}, my first suspect, stood at {percent} %.',
  'memoir.pack': 'On day {day} I hid what I was and voted for {name}.',
  'memoir.votedSo': 'I voted for {name}, too.',
  'memoir.votedOther': 'My vote went to {name}.',
  'memoir.changed': 'The day before it had been {name}.',
  'memoir.none': 'I left the village before any vote.',
  'coach.title': 'A word from the coach',
  'coach.hint': 'looking back with every role known',
  'coach.executed':
    'The game turned on day {day}, when {name} ({role}) was executed: the chance of the village went from {before} % to {after} %.',
  'coach.killed':
    'The game turned on the morning of day {day}, when {name} ({role}) was found dead: the chance of the village went from {before} % to {after} %.',
  'coach.votedWolf': 'On day {day} you voted for {name}, a werewolf.',
  'coach.votedHuman': 'On day {day} you voted for {name} ({role}).',
  'coach.couldKnow':
    'From your seat, by the same words, {suspect} stood at {percent} %, {name} at {other} %.',
  'coach.wellRead': 'By what could be read from your seat, {name} was the first suspect ({percent} %).',
  'coach.noDeaths': 'Nobody died in this village.',
  'curve.label': 'How likely each was a werewolf to {name}: {values}',
  'reason.black-was-human': 'called {other} a werewolf, who was human',
  'reason.hanged-human': 'voted on day {day} for {other}, who was human',
  'reason.word-vote-mismatch': 'named {other} on day {day} and voted for somebody else',
  'reason.victim-accused': 'was accused by {victim}, who was then killed',
  'reason.vote-together': 'voted with {other} on {count} days out of {count}',
  'reason.led-wrong-hang': 'was the first to accuse {other} on day {day}, who was human',
  'reason.late-claim': 'came out only after being accused',
  'reason.silent-on-hanged': 'never said a word about {other}, who was executed',
  'reason.no-suspect': 'never suspected anybody',
  'reason.few-posts': 'said only {count} {count|thing|things}',
  'reason.because': 'In the record: {reasons}.',
  'reason.and': '; ',
};
