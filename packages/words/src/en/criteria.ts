import type { CriterionTexts } from '../texts.ts';

export const en: CriterionTexts = {
  A: { name: 'Wording', definition: 'Is the wording natural?' },
  B: { name: 'Context', definition: 'Is the dialogue natural in its context?' },
  C: {
    name: 'Consistency',
    definition:
      'Is what is said consistent and free of contradiction? Remarks that do not bear on consistency count as not consistent.',
  },
  D: {
    name: 'Actions',
    definition:
      'Do the actions in the game (votes, attacks, divinations …) follow from the dialogue? As a share of all actions.',
  },
  E: {
    name: 'Richness',
    definition: 'Is the expression rich? Does each agent show a rich and constant character?',
  },
};
