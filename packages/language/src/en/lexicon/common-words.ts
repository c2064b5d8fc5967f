/** Everyday words that are never a mistyped name, however near they come to one. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `about above across after again against almost alone along already also although always among another answer
anyone anything around asked away back base based became because become been before began begin behind being below
best better between black blame blank block both bring brought called came care carry case cases catch caught cause
chance change charge choice clean clear close cold come common could count course crazy dead deal dear death decide
didn does doing done door down draw drawn during each early easy either else enough even ever every evil explain
eyes face fact facts fair fake fall family fast fear feel felt find fine fire first follow force found free friend
from front full game games gave getting girl give given gone good grave great group grow guess hand hard harm have
head hear heard help here high hold home hope hour house human idea innocent into jump just keep kept kill kind knew
know known last late later lead learn least leave left less life light like likely line list little live long look
loud made main make many mark match matter mean meant might mind mine miss moment month more morning most move much
must name near need never next nice night none normal note nothing noted number often once only open order organ
other over own part pass past people perhaps person pick place plain plan play point poor post power press pretty
prove quick quiet quite random rather read ready real really reason remain remember right risk role room rule said
same save saying says seem seen send sense share short should show side silence silent simple since sing site small
smart social solid some soon sorry sound space speak spoke stand start state stay step still stop story strange
strong such sure suspect table take talk tell than thank that their them then there these they thing think this
those though thought three through time today together told took town true trust truth turn under unless until upon
used vague very view village voice vote wait walk want watch week well went were what when where which while white
whole will with without wolf word words work world worth would write wrong year yesterday your yourself random`.split(
    /\s+/,
  ),
);
