import type { Construction } from './construction.ts';

/** Whether somebody's claim is taken for true. */
export const TRUTH: readonly Construction[] = [
  {
    name: 'estimate/claim-false',
    patterns: [
      "S's .. <claimNoun>! .. BE .. <fake>",
      "S's .. <resultNoun>! on|for|of|about N BE .. <fake>",
      "S's .. <claimNoun>! <modal>* <lie>",
      "ME AUX doubt|doubted|doubting|question|questioning|challenge|challenging|reject|rejecting|dismiss|dispute|disputing! S's .. <claimNoun>",
      "doubting|doubts|doubt about? S's .. <claimNoun>!",
      "S's .. <claimNoun>! BE .. dubious|doubtful|unconvincing|implausible",
      "S's .. <claimNoun>! lacks|lack|lacked .. credibility|weight|merit|substance",
      "S's .. <claimNoun>! <cop|modal>* hard|difficult|impossible to believe|trust|buy",
      "hard|difficult|impossible|tough|risky|unwise to believe|trust|buy|accept S's .. <claimNoun>!",
      "skeptical|sceptical|doubtful of|about S's .. <claimNoun>!",
      "S's .. <claimNoun>! rings|ring false|hollow",
      "that|this|the <role>? <claimNoun>! of S's BE .. <fake>",
      "S's .. <claimNoun>! <modal>* makes_no_sense|make_no_sense|falls_apart|fall_apart|fell_apart|collapses",
      "S's .. <claimNoun> that ... BE .. <fake>!",
      "S's .. <claimNoun> ... BE <fake>!",
    ],
    makes: { type: 'doubts', of: 'S' },
    only: 'statement',
    examples: [
      ["Bob's claim that I am a werewolf is false.", 'Bob DIVINED Ann WEREWOLF', 'NOT (ESTIMATE Bob SEER)'],
      ["Bob's claim as the seer was flawed.", 'NOT (ESTIMATE Bob SEER)'],
    ],
  },
  {
    name: 'estimate/claim-true',
    patterns: [
      "S's .. <claimNoun>! .. BE .. <truth>",
      "S's .. <claimNoun>! <modal>* rings|ring|rang true",
      "S's .. <claimNoun>! <modal|cop>* be|to_be trusted|believed",
      "ME AUX find|finding|found|consider S's .. <claimNoun>! .. <truth>",
      "ME AUX convinced|persuaded|swayed by S's .. <claimNoun>!",
      "faith|trust|confidence in S's .. <claimNoun>!",
      'S AUX told|telling|tell|spoke|speaking|speaks|tells|telling_us|tells_us|told_us|tell_us! .. truth',
      "S's .. <claimNoun>! <modal>* make_sense|makes_sense|checks_out|check_out|adds_up|add_up|holds_up|hold_up|holds_water|hold_water",
      "A AUX <trust|credit>! S's .. <claimNoun>",
      'S BE real|true! $',
      'S .. got it right!',
      "^ do? <trust|credit>! S's .. <claimNoun>",
      "with S as WE's seer!",
    ],
    makes: { type: 'believes', of: 'S' },
    only: 'statement',
    examples: [
      ["Bob's claim seems rock-solid.", 'ESTIMATE Bob SEER'],
      ["Bob's claim can't be true.", 'NOT (ESTIMATE Bob SEER)'],
      ["I trust Bob's claim.", 'ESTIMATE Bob SEER'],
      ["I don't trust Bob's divination", 'NOT (ESTIMATE Bob SEER)'],
      ['Bob spoke the truth.', 'ESTIMATE Bob SEER'],
    ],
  },
];
