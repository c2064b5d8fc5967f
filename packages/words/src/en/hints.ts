import type { HintTexts } from '../hints.ts';

export const en: HintTexts = {
  villager: [
    'Say why you suspect somebody; reasons can be checked later.',
    'Two claims of one role: one of them is false.',
    'Ask the silent ones for a word.',
  ],
  seer: [
    'Found a werewolf? Coming out at once is the plain way.',
    'With nothing but humans found, hiding is an option too.',
    'Against a rival, give your results with their days.',
  ],
  medium: [
    'Your result comes the morning after; when to tell it is yours to choose.',
    'You can prove whether a seer’s werewolf was one.',
    'Once you come out you are a target; ask to be guarded.',
  ],
  bodyguard: [
    'Come out and you die; keep the role to yourself.',
    'Guard whom the village can least afford to lose.',
    'A quiet morning may be your doing.',
  ],
  freemason: [
    'Together with your fellow you are beyond doubt.',
    'One may come out while the other stays hidden.',
    'You are the one to lead the talk.',
  ],
  possessed: [
    'Claim to be the seer and lead the village astray.',
    'Call people human first, lest you name a wolf.',
    'Even executed, you have done your work if a wolf lives.',
  ],
  werewolf: [
    'Think first how a villager would speak.',
    'Shield your fellow too much and both are suspected.',
    'Whom you attack is a guess about whom they guard.',
  ],
  fanatic: ['You know the werewolves: make them look human.'],
  greatWolf: ['A seer sees you as human: let them look.'],
  immoralist: ['Turn eyes away from the fox, so that nobody divines it.'],
  cat: ['An attack on you costs a werewolf; do not let yourself be executed.'],
  whisperer: ['Plan with the werewolves in whispers, and lie for them in public.'],
  elder: ['You survive one attack: coming forward and drawing it is an option.'],
  fox: [
    'The best den is where nobody wants to look.',
    'Neither loud nor too silent.',
    'The longer they quarrel, the longer you live.',
  ],
};
