import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Whispers, soliloquy and the end. */
export const hidden: Phrasings = {
  'whisper-ask': {
    neutral: [
      'Whom do we attack tonight?',
      'Let’s settle the attack. Who?',
      'I would avoid the guarded door. Whom shall we attack?',
    ],
  },
  'whisper-victim': {
    neutral: [
      'I attack {target}: {reason}.',
      'Let us attack {target}. The guard will be elsewhere.',
      '{target} tonight. I will attack {target}.',
    ],
  },
  'whisper-plan-claim': {
    neutral: [
      'I will claim {role}; you stay hidden.',
      'Tomorrow I come out as the {role}, with a white on {target}.',
      'Leave the {role} to me. I’ll claim it first.',
    ],
  },
  'whisper-ask-claim': {
    neutral: [
      '{mate}, would you claim {role}?',
      'You claim {role}, {mate}. They trust you more.',
      '{mate}, come out as the {role} before the real one does.',
    ],
  },
  'whisper-warn': {
    neutral: [
      'Careful, {mate}: {target} thinks you are a werewolf.',
      '{target} suspects you, {mate}. Have a reason ready.',
      'Keep your distance from me, {mate}. {target} suspects you.',
    ],
  },
  'whisper-bus': {
    neutral: [
      'I’m sorry, {mate}. I will vote for you.',
      'One of us must live. I vote for {mate}.',
      'They have you, {mate}. I’ll vote for you and buy us a day.',
    ],
  },
  'soliloquy-belief': {
    neutral: [
      'I can’t say it yet, but I think {target} is a werewolf.',
      'It keeps coming back to {target}. Werewolf.',
      'Nobody noticed: {reason}. {target} is a wolf.',
    ],
  },
  'soliloquy-waver': {
    neutral: [
      'Either {target} or {other} is the werewolf, not both.',
      '{target} or {other}: one of them is the wolf.',
      'If {target} is the wolf, {other} is clean, and the other way round.',
    ],
  },
  'soliloquy-liar': {
    neutral: [
      '{claimant} is the real {role}. My lie has to last one more day.',
      'I know better than anyone: {claimant} is the {role}.',
      'It is tiring to doubt the true {role}, {claimant}.',
    ],
  },
  'last-words': {
    neutral: [
      'One last thing: I think {target} is a werewolf. Good luck.',
      'I’m done. Tomorrow, look at {target}. I suspect {target}.',
      'No hard feelings. {target} is the wolf; remember I said so.',
    ],
  },
  'epilogue-gg': {
    neutral: [
      'Good game, all. I had no idea until the end.',
      'Well played, {winner}. I enjoyed that.',
      'Lost, and I would sit down again tomorrow. Thank you.',
    ],
  },
  'epilogue-reveal': {
    neutral: [
      'I was the {role}. Until day {day} I suspected {target}.',
      'Now I can say it: {role}. That lie on day {day} cost me sleep.',
      '{Role}. What turned me was one line of {target}’s on day {day}.',
    ],
  },
  'epilogue-praise': {
    neutral: [
      '{target}, that line on day {day} turned the game.',
      'Best of the day: {target}. I never saw it coming.',
      '{target} fooled me completely, and beautifully.',
    ],
  },
};
