/** The words of the game, each with those that are near it; their texts are in the words of each language. */
export const GLOSSARY = [
  ['co', ['counter', 'fake']],
  ['counter', ['co', 'roller']],
  ['fake', ['co', 'broken']],
  ['black', ['white', 'panda']],
  ['white', ['black', 'grey']],
  ['panda', ['black', 'white']],
  ['grey', ['white', 'greyVote']],
  ['confirmed', ['white', 'grey']],
  ['hidden', ['co', 'fake']],
  ['hang', ['rope', 'roller']],
  ['rope', ['hang', 'parity']],
  ['greyVote', ['grey', 'hang']],
  ['roller', ['counter', 'hang']],
  ['bite', ['save', 'hang']],
  ['save', ['bite']],
  ['broken', ['fake', 'worlds']],
  ['worlds', ['broken']],
  ['lineLink', ['counter', 'worlds']],
  ['lastWolf', ['hidden', 'rope']],
  ['parity', ['rope', 'lastWolf']],
] as const;

export type GlossaryTerm = (typeof GLOSSARY)[number][0];
