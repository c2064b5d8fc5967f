import type { SaidExample } from './said.ts';

/** What wolves whisper. */
export const WHISPERS_SAID: readonly SaidExample[] = [
  [
    ['REQUEST ANY (ATTACK Bob)'],
    `
Tonight let's get smarty-pants Bob!
Bob is going kaboom tonight!
Bob will be removed by dawn.
Let's prioritize Bob for tonight's attack.
Let's kill Bob.
We hit Bob tonight.
Tonight, we bite Bob.
Tonight we should attack Bob.
Tonight's target should be Bob.
Tonight's attack will be on Bob.
Tonight's bite should be Bob.
Tonight's kill: Bob.
Our target is Bob.
Our next target should be Bob.
I suggest attacking Bob.
I suggest we attack Bob tonight.
I propose we bite Bob.
I think Bob is the best target.
I think Bob should be our target.
Bob is the best target tonight.
Bob is the biggest threat so we attack him.
Bob is the ideal target.
Bob would be a good target tonight.
Bob seems like the best target.
What about biting Bob?
Agreed, let's attack Bob.
I agree on Bob as the target.
After that let's bite Bob tonight.
Killing Bob is best.
Attacking Bob would be best.
Taking out Bob tonight is our best move.
For tonight's boom let's pick bossy Bob.
Bob is getting a big surprise kaboom!
For tonight I suggest Bob.
For the attack, let's choose Bob.
For the night kill I'd pick Bob.
Let's focus on Bob for tonight's attack.
Let's make Bob our target.
Let's attack Bob.
Let's attack Bob tonight.
Let's bite Bob.
Let's bite Bob tonight.
Let's eat Bob.
Let's kill Bob tonight.
Let's eliminate Bob tonight.
Let's target Bob tonight.
Let's go for Bob tonight.
Let's take out Bob tonight.
Let's hit Bob tonight.
Let's get rid of Bob tonight.
Let's remove Bob tonight.
Let's pick Bob tonight.
Let's choose Bob tonight.
Let's do Bob tonight.
Let's get Bob tonight.
Let's silence Bob tonight.
Let's make Bob our target tonight.
Let's make Bob go kaboom tonight.
Let's nightkill Bob.
Let's NK Bob.
Let's go with Bob for the bite.
Let's stick with Bob for tonight's attack.
Let's focus the attack on Bob.
Let's aim for Bob tonight.
We attack Bob.
We attack Bob tonight.
We bite Bob tonight.
We kill Bob tonight.
We should attack Bob.
We should bite Bob tonight.
We should kill Bob.
We should eliminate Bob tonight.
We should target Bob.
We should go for Bob tonight.
We should take Bob out tonight.
We must attack Bob tonight.
We must eliminate Bob.
We need to kill Bob tonight.
We need to attack Bob.
We have to bite Bob.
We could attack Bob.
We'd better attack Bob.
I suggest we attack Bob.
I suggest attacking Bob tonight.
I suggest biting Bob.
I suggest we bite Bob tonight.
I suggest Bob for tonight's attack.
I propose we attack Bob.
I propose attacking Bob.
I propose Bob as tonight's target.
I recommend attacking Bob.
I think we should attack Bob.
I think we should bite Bob tonight.
I think attacking Bob is best.
I say we attack Bob.
I say we bite Bob.
I agree, let's attack Bob.
I agree with attacking Bob.
I agree on Bob for tonight's attack.
Attack Bob.
Attack Bob tonight.
Bite Bob.
Bite Bob tonight.
Kill Bob tonight.
Night kill Bob.
Night: bite Bob.
Night: kill Bob.
Tonight: attack Bob.
Tonight we attack Bob.
Tonight we bite Bob.
Tonight let's attack Bob.
For tonight, I suggest we bite Bob.
For tonight's attack, I suggest Bob.
For tonight's attack, perhaps Bob?
For tonight's bite let's pick Bob.
How about attacking Bob?
How about we attack Bob?
How about Bob tonight?
What about Bob tonight?
Shall we attack Bob?
Shall we bite Bob tonight?
Should we attack Bob?
Can we attack Bob tonight?
Why don't we attack Bob?
Bob should be our target.
Bob should be our target tonight.
Bob should be tonight's target.
Bob should be attacked.
Bob should be attacked tonight.
Bob should be our next victim.
Bob should die tonight.
Bob must be eliminated tonight.
Bob must die tonight.
Bob has to die tonight.
Bob needs to go tonight.
Bob is our target.
Bob is our target tonight.
Bob is the target.
Bob is the best target.
Bob is the best target for tonight.
Bob is a good target.
Bob is the correct target tonight.
Bob is the right target tonight.
Bob is a good choice for tonight's attack.
Bob is tonight's victim.
Bob seems a safe choice tonight.
Bob seems like a good target.
Bob would be a good target.
Bob would be the best target tonight.
Bob dies tonight.
Bob goes down tonight.
Bob goes kaboom tonight.
The target should be Bob.
Our target should be Bob.
Our target tonight should be Bob.
Our target tonight is Bob.
It's best to attack Bob.
It would be best to attack Bob tonight.
It's time to bite Bob.
Confirmed: bite Bob tonight.
Agreed, bite Bob tonight.
Okay, attack Bob then.
`,
  ],
  [
    ['ATTACK Bob'],
    `
I'm going to bite Bob.
I choose to attack Bob.
I'm targeting Bob tonight.
I'll target Bob.
I will attack Bob.
I'll attack Bob.
I'll attack Bob tonight.
I attack Bob.
I'm attacking Bob.
I'm attacking Bob tonight.
I'm going to attack Bob.
I will bite Bob tonight.
I want to attack Bob.
I'd like to attack Bob tonight.
I plan to attack Bob.
I'm voting to attack Bob.
I'll target Bob tonight.
My target is Bob.
My target tonight is Bob.
My attack target is Bob.
My attack is on Bob.
Night target: Bob.
Night target: Bob
Target: Bob
Attack target: Bob.
Tonight's target: Bob.
Tonight's target is Bob.
`,
  ],
  [
    ['INQUIRE ANY (ATTACK ANY)'],
    `
Who do we bite tonight?
Who shall we attack tonight?
Who should we target tonight?
Whom do we kill tonight?
Who do we attack?
Who do we attack tonight?
Whom do we attack tonight?
Who should we attack?
Who should we attack tonight?
Who should we bite?
Who should we bite tonight?
Who should we kill tonight?
Who shall we attack?
Who are we attacking tonight?
Who are we biting tonight?
Who do we kill tonight?
Who do you want to attack?
Who is our target tonight?
Who should be our target?
Who should be our target tonight?
Who's our target?
Who's the target tonight?
`,
  ],
  [
    ['REQUEST Bob (COMINGOUT Bob SEER)'],
    `
Bob, you should fake seer.
Bob, please come out as seer.
Bob, you shall claim the mantle of Seer.
Bob should pretend to be the seer.
Bob should come out as the seer.
Bob should fake claim seer.
Bob, claim seer.
Bob, claim seer tomorrow.
Bob, you claim seer tomorrow.
Bob, please come out as the seer.
Bob should claim seer tomorrow.
Bob, you should claim seer.
Bob, can you claim seer tomorrow?
Bob, pretend to be the seer.
Bob, pose as the seer.
Bob, act as the seer.
I want Bob to claim seer.
Let Bob claim seer.
Let's have Bob claim seer.
`,
  ],
  [
    ['REQUEST Bob (DIVINED Cat WEREWOLF)'],
    `
Bob, say Cat is a werewolf.
Bob, tell them Cat is a werewolf.
Bob, tell everyone Cat is a wolf.
Bob, report Cat as a wolf.
Bob, report that Cat is a werewolf.
Bob, call Cat black.
Bob, give Cat a black.
Bob, give a black result on Cat.
Bob, claim a black on Cat.
Bob, you should say Cat is a werewolf.
Bob, you should report Cat as a werewolf.
Bob should report Cat as a wolf.
`,
  ],
  [
    ['REQUEST Bob (DIVINED Cat HUMAN)'],
    `
Bob, say Cat is human.
Bob, report Cat as human.
Bob, give Cat a white.
Bob, call Cat human.
`,
  ],
  [
    ['REQUEST Bob (COMINGOUT Bob SEER)', 'REQUEST Bob (DIVINED Cat WEREWOLF)'],
    `
Bob, claim seer and accuse Cat.
Bob, claim seer and say Cat is a wolf.
Bob, claim seer and call Cat a werewolf.
Bob, claim seer and report Cat as a werewolf.
Bob, come out as the seer and say Cat is a werewolf.
Bob, you claim seer and give Cat a black.
Bob, claim seer with a black on Cat.
`,
  ],
  [
    ['REQUEST ANY (VOTE Bob)'],
    `
Let's vote Bob tomorrow.
Let's vote Bob today to blend in.
Let's all vote Bob.
Tomorrow let's vote Bob.
Tomorrow we vote Bob.
Tomorrow we push the vote onto Bob.
Tomorrow we push the vote to Bob.
Tomorrow we should lynch Bob.
Day: vote Bob.
By day we vote Bob.
During the day let's vote for Bob.
We should vote Bob with the village.
All votes on Bob tomorrow.
`,
  ],
  [
    ['REQUEST ANY (ATTACK Bob)', 'REQUEST ANY (VOTE Cat)'],
    `
Let's vote Cat today and bite Bob tonight.
Let's vote Cat together today, then bite Bob tonight.
We attack Bob tonight and vote Cat tomorrow.
We attack Bob tonight and push the vote onto Cat tomorrow.
Bite Bob tonight. Day: vote Cat.
Let's attack Bob tonight. Tomorrow we vote for Cat.
Let's bite Bob. Tomorrow let's vote out Cat.
Night: bite Bob. Day: vote Cat, stay low.
`,
  ],
  [
    ['COMINGOUT Ann WEREWOLF'],
    `
This is Ann. I am a werewolf.
I'm a wolf too.
`,
  ],
  [
    [],
    `
Bob seems to target me.
Tomorrow let's protect Bob.
`,
  ],
];
