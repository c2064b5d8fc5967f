import type { SaidExample } from './said.ts';

/** What seers, mediums and bodyguards tell, of themselves and of others. */
export const RESULTS_SAID: readonly SaidExample[] = [
  [
    ['DIVINED Bob WEREWOLF'],
    `
Bob is the big bad wolf! My sparkly eyes saw it!
Bob is a wolf! I saw it!
My eyes saw Bob is a wolf.
I have proof: I divined Bob and he is a wolf.
I caught a wolf: Bob!
I found the werewolf: Bob.
Bob was black on my check.
I divined Bob: werewolf.
I divined Bob as a werewolf.
I divined Bob and he is a werewolf.
I divined Bob and he's a wolf.
I divined Bob, he is a werewolf!
I divined Bob last night. He is a werewolf.
I divined Bob and got werewolf.
I divined Bob and the result was werewolf.
I divined Bob and found out that he is a werewolf.
I divined Bob, and the result is black.
I divined that Bob is a werewolf.
I have divined Bob as a werewolf.
I checked Bob and he's a wolf.
I checked Bob last night and he came up wolf.
I checked Bob: guilty.
I checked Bob, and he is mafia.
I peeked Bob: wolf.
I peeked Bob and he's a wolf.
I peeked Bob last night, he is scum.
peeked bob, wolf
checked bob n1, guilty
N1: Bob - wolf
N1 peek Bob = wolf
N1 check: Bob, wolf
N1: Bob = Werewolf
Night 1: Bob is a werewolf
Night 1 I checked Bob, werewolf.
I scanned Bob. Werewolf.
I inspected Bob and saw a wolf.
I investigated Bob and he came back guilty.
I looked at Bob last night and he is a werewolf.
I looked into Bob and saw a wolf.
I saw that Bob is a werewolf.
I saw Bob as a werewolf in my vision.
I found Bob to be a werewolf.
I found that Bob is a werewolf.
I found Bob guilty.
I found out that Bob is a werewolf.
I discovered that Bob is a werewolf.
I have a guilty on Bob.
I have a guilty result on Bob.
I got a guilty on Bob.
I got a black on Bob.
I got a black result on Bob.
I got black on Bob.
I have a red check on Bob.
I have a wolf result on Bob.
Guilty on Bob.
Guilty result on Bob.
Black on Bob.
I got a wolf result for Bob.
My result on Bob is werewolf.
My result for Bob was werewolf.
My result is Bob, werewolf.
My result: Bob is a werewolf.
My result is that Bob is a werewolf.
My divination result: Bob is a werewolf.
My divination result is that Bob is a werewolf.
My divination shows that Bob is a werewolf.
My divination showed Bob is a werewolf.
My divination revealed Bob to be a werewolf.
My divination says Bob is a wolf.
My divination of Bob came back werewolf.
My divination on Bob came out as werewolf.
My check on Bob came back guilty.
My check last night was Bob: wolf.
My check was Bob and he is a wolf.
My peek was Bob, wolf.
My peek on Bob came back wolf.
My vision shows Bob is a werewolf.
My vision revealed that Bob is a werewolf.
The result of my divination: Bob is a werewolf.
The result for Bob is werewolf.
The result on Bob was black.
Divination result: Bob is a werewolf.
Divination: Bob werewolf.
Result: Bob = werewolf.
Result: Bob, werewolf.
Seer result: Bob is a werewolf.
Bob came up guilty on my check.
Bob came back as a werewolf when I checked him.
Bob turned out to be a werewolf when I divined him.
Bob was a wolf when I checked.
Bob is the werewolf I found.
Bob is my guilty.
Bob is a werewolf according to my divination.
Bob is a werewolf according to my result.
According to my divination, Bob is a werewolf.
Based on my divination, Bob is a werewolf.
Last night I divined Bob and discovered he is a werewolf.
Last night I checked Bob. He's a wolf.
Last night's divination: Bob is a werewolf.
Last night my divination told me that Bob is a werewolf.
`,
  ],
  [
    ['DIVINED Bob HUMAN'],
    `
I divined Bob and found that he is human.
I divined Bob last night, and the result was human.
I divined Bob last night. The result: human.
I divined Bob last night. He is not a werewolf.
I divined Bob, he's not a wolf.
I checked Bob and they're human.
I checked Bob last night: human.
I checked Bob: not a wolf.
I checked Bob and he came back human.
I checked Bob and got human.
I checked Bob and the result came back human.
I inspected Bob and found him human.
I looked into Bob and saw he is human.
I scanned Bob, human.
I used my power on Bob and he is human.
I used my ability on Bob last night; he is human.
My divination revealed that Bob is human.
My divination confirmed that Bob is human.
My divination result for Bob is human.
My result: Bob = human.
My result is Bob human.
My result last night was that Bob is human.
My result on Bob was human.
My check on Bob says human.
My check says Bob is human.
My vision showed Bob is human.
My findings: Bob is human.
The result on Bob was human.
The result was that Bob is human.
The divination result for Bob is human.
The divination shows Bob is human.
Based on my divination, Bob is human.
By my divination Bob is human.
I can confirm that Bob is human.
I confirmed Bob is human.
I found out that Bob is human.
I found Bob human.
I have divined Bob: human.
I've divined that Bob is human.
I've checked Bob and he's human.
I have confirmed Bob as human.
I got human on Bob.
I have a human result on Bob.
I received a human result for Bob.
I've cleared Bob as human.
Last night I divined Bob: human.
Last night I saw that Bob is human.
Last night's result: Bob is human.
Last night, my divination showed Bob is human.
Night 1: Bob human.
N1: Bob human
N1 Bob=Human.
Divination result: Bob human.
Divination on Bob: human.
Divined Bob: human.
Bob is human by my divination.
Bob is human per my check.
Bob came back human.
Bob came up human in my divination.
Bob turned out to be human in my check.
Bob was revealed to be human by my divination.
Bob was human when I checked.
Bob is confirmed human by my divination.
I divined Bob: human.
I divined Bob as human.
I divined Bob and he is human.
I divined Bob and they are human.
I divined Bob and he is not a werewolf.
I divined Bob; not a wolf.
I divined Bob and got human.
I divined Bob and the result was human.
I divined Bob and the result was white.
I divined Bob last night, and Bob is human.
I divined Bob, who turned out to be human.
I divined Bob and confirmed that he is human.
I divined Bob to be innocent.
I checked Bob and he's human.
I checked Bob and he's town.
I checked Bob and he is clean.
I checked Bob: innocent.
I checked Bob, he came up clear.
I checked Bob and he isn't a wolf.
I checked Bob last night. Not mafia.
I peeked Bob: villager.
I peeked Bob and he's not a wolf.
I peeked Bob, town.
peeked bob, human
checked bob: town
N0 peek Bob: villager
N1 peek on Bob: human
N1: Bob - human
N1: Bob = human
Bob = human (N1)
I scanned Bob and he came back human.
I inspected Bob and he's clear.
I investigated Bob and he is innocent.
I found Bob to be human.
I found Bob innocent.
I found that Bob is human.
I found Bob is not a werewolf.
I saw that Bob is human.
I saw Bob is human.
I have an innocent on Bob.
I have an inno on Bob.
I got an innocent result on Bob.
I got a white on Bob.
I got white on Bob.
I got a human result on Bob.
I have a clear on Bob.
I have a green check on Bob.
Innocent on Bob.
Inno on Bob.
White on Bob.
I cleared Bob.
I have cleared Bob.
I cleared Bob last night.
I've confirmed Bob as human.
I confirmed that Bob is human.
I confirmed Bob's innocence.
I can confirm Bob is human.
My result on Bob is human.
My result for Bob was human.
My result: Bob is human.
My result: Bob is not a werewolf.
My result is that Bob is human.
My divination result: Bob is human.
My divination result is Bob human.
My divination shows that Bob is human.
My divination revealed Bob to be human.
My divination confirms that Bob is human.
My divination of Bob came back human.
My check on Bob came back clean.
My check on Bob came back innocent.
My check last night was Bob: human.
My peek on Bob came back villager.
My peek was Bob, human.
The result of my divination: Bob is human.
The result on Bob was white.
The result for Bob is human.
Divination result: Bob is human.
Divination: Bob human.
Result: Bob = human.
Seer result: Bob is human.
Bob came up innocent on my check.
Bob came up clean when I checked him.
Bob came back human when I divined him.
Bob is my innocent.
Bob is my clear.
Bob is my N1 clear.
Bob is human according to my divination.
According to my divination, Bob is human.
Last night I divined Bob and he is human.
Last night I checked Bob. He's human.
Last night's divination: Bob is human.
`,
  ],
  [
    ['COMINGOUT Ann SEER', 'DIVINED Bob WEREWOLF'],
    `
I am the seer and Bob is a wolf.
I am the seer. Bob is a werewolf.
I am the seer, and last night I discovered that Bob is a werewolf.
I'm the seer. I divined Bob last night and he's the werewolf.
I'm the seer! My result: Bob is a werewolf!
I'm the seer and my divination shows Bob is a werewolf.
I am the Seer checked Bob on night 0 and found them werewolf.
As the seer, I divined Bob and discovered he is a werewolf.
As the seer, I can tell you Bob is a werewolf.
As the seer I have found that Bob is the werewolf.
As the seer, my result is that Bob is a werewolf.
I'm the seer; Bob's a wolf.
I'm the seer — Bob came back wolf.
Seer CO: Bob = werewolf.
I'm the seer. Bob is a werewolf.
I am the seer and Bob is a werewolf.
I'm the seer and I divined Bob as a werewolf.
I am the Seer. I divined Bob last night and he is a werewolf.
I am the real seer, and my result is Bob werewolf.
Seer here. Bob is a wolf.
Seer CO. Bob is black.
I claim seer. Bob = wolf.
I'm claiming seer, I peeked Bob and he's a wolf.
As the seer, I divined Bob: werewolf.
As the seer I can tell you that Bob is a werewolf.
As the Seer, I found Bob to be a werewolf.
As seer, my result is Bob werewolf.
I'm seer, guilty on Bob.
I am coming out as the seer. I have a black on Bob.
Everyone, I have to come out as the seer: I checked Bob and he is a wolf.
My role is seer. My result: Bob is a werewolf.
I am the fortune teller. Bob is a werewolf.
I'm the cop, guilty on Bob.
I'm the detective and I investigated Bob: mafia.
`,
  ],
  [
    ['COMINGOUT Ann SEER', 'DIVINED Bob HUMAN'],
    `
I'm the seer. Bob is human.
I am the seer and Bob is not a werewolf.
I am the Seer. I divined Bob and he is human.
Seer CO. Bob is white.
Seer here, Bob is clear.
As the seer, I divined Bob: human.
As the seer I confirmed that Bob is human.
As the Seer, I can confirm that Bob is human.
I'm the cop, innocent on Bob.
I claim seer with an innocent on Bob.
I'm the seer and I cleared Bob.
`,
  ],
  [
    ['Cat DIVINED Bob WEREWOLF'],
    `
Cat divined Bob as wolf.
Cat said that Bob is the werewolf.
Cat claimed that Bob was a werewolf.
Cat has divined Bob as a werewolf.
Cat declared Bob a werewolf.
Cat reported that Bob is a wolf.
Cat revealed Bob as a werewolf.
Cat named Bob a wolf.
Cat found Bob to be a werewolf.
Cat's divination shows Bob is a wolf.
Cat's divination of Bob as a werewolf is important.
Cat's result says Bob is a wolf.
Cat's result on Bob was werewolf.
Cat's claim that Bob is a werewolf is interesting.
Cat's result shows Bob as a wolf.
Based on Cat's divination, Bob is a werewolf.
Cat got a wolf result on Bob.
Cat has a wolf result on Bob.
Bob was declared a wolf by Cat.
Bob has been identified as a werewolf by Cat.
Given that Cat divined Bob as a werewolf, we should be careful.
Since Cat divined Bob as a werewolf, we must think.
With Cat divining Bob as a werewolf, things get tense.
With Cat claiming Bob is a wolf, things change.
Cat, you said Bob is a wolf.
Cat, why did you say Bob is a wolf?
Cat, you claim Bob is a werewolf, but why?
Cat divined Bob as a werewolf.
Cat divined Bob: werewolf.
Cat divined Bob and said he is a werewolf.
Cat says she divined Bob as a werewolf.
Cat claims to have divined Bob as a werewolf.
Cat claims Bob is a werewolf.
Cat claimed that Bob is a werewolf.
Cat said Bob is a werewolf.
Cat says Bob is a wolf.
Cat said that Bob was a werewolf.
Cat has declared Bob a werewolf.
Cat declared Bob a wolf.
Cat declared that Bob is a werewolf.
Cat announced that Bob is a werewolf.
Cat reported that Bob is a werewolf.
Cat reported Bob as a wolf.
Cat revealed that Bob is a werewolf.
Cat revealed Bob to be a werewolf.
Cat named Bob as a werewolf.
Cat found Bob guilty.
Cat found that Bob is a werewolf.
Cat found a wolf: Bob.
Cat got a guilty on Bob.
Cat got a black result on Bob.
Cat gave Bob a black.
Cat has a guilty on Bob.
Cat has a black on Bob.
Cat claims a guilty on Bob.
Cat peeked Bob as a wolf.
Cat checked Bob and he is a wolf.
Cat outed Bob as a wolf.
Cat exposed Bob as a werewolf.
Cat's result on Bob is werewolf.
Cat's result says Bob is a werewolf.
Cat's result: Bob is a werewolf.
Cat's divination says Bob is a werewolf.
Cat's divination showed that Bob is a werewolf.
Cat's divination revealed Bob as a werewolf.
Cat's check on Bob came back guilty.
Cat's black result on Bob.
According to Cat, Bob is a werewolf.
According to Cat's divination, Bob is a werewolf.
Bob was divined as a werewolf by Cat.
Bob was found to be a werewolf by Cat.
Bob was declared a werewolf by Cat.
Bob has been divined a werewolf by Cat.
Cat, you said Bob is a werewolf.
Cat, you claimed that Bob is a wolf.
Cat, you divined Bob as a werewolf.
Cat, why did you say Bob is a werewolf?
`,
  ],
  [
    ['Cat DIVINED Bob HUMAN'],
    `
Cat's result proves Bob is human.
Cat confirmed Bob is human.
Cat verified Bob is human.
Cat found Bob human.
Cat checked Bob and found him human.
Cat, you cleared Bob, why?
Bob was found to be human by Cat.
Cat's divination cleared Bob.
Cat divined Bob as human.
Cat divined Bob human.
Cat divined Bob: human.
Cat's divined Bob as human.
Cat has divined Bob as human.
Cat said Bob is human.
Cat says that Bob is human.
Cat claims Bob is human.
Cat claimed Bob was human.
Cat declared Bob human.
Cat announced that Bob is human.
Cat reported Bob as human.
Cat revealed that Bob is human.
Cat cleared Bob.
Cat has cleared Bob.
Cat cleared Bob as human.
Cat confirmed Bob as human.
Cat confirmed that Bob is human.
Cat has confirmed Bob's innocence.
Cat confirmed Bob's humanity through divination.
Cat proved Bob's innocence.
Cat found Bob to be human.
Cat found Bob innocent.
Cat checked Bob and he is human.
Cat peeked Bob as town.
Cat got a white on Bob.
Cat gave Bob a white.
Cat has an innocent on Bob.
Cat's divination says Bob is human.
Cat's divination showed Bob is human.
Cat's result on Bob is human.
Cat's result on Bob was white.
Cat's white on Bob.
According to Cat, Bob is human.
Bob was divined as human by Cat.
Bob was cleared by Cat.
Bob has been cleared by Cat.
Bob was confirmed human by Cat.
Cat, you said Bob is human.
Cat, you divined Bob as human.
`,
  ],
  [
    ['COMINGOUT Ann MEDIUM', 'IDENTIFIED Bob WEREWOLF'],
    `
I'm the medium. Bob was a werewolf.
I am the medium, and Bob was a wolf.
As the medium, I can confirm Bob was a werewolf.
Medium CO. Bob was a werewolf.
Medium here: Bob was a wolf.
I'm the medium and my result is that Bob was a werewolf.
I am the medium. My result: Bob was a werewolf.
`,
  ],
  [
    ['COMINGOUT Ann MEDIUM', 'IDENTIFIED Bob HUMAN'],
    `
I'm the medium. Bob was human.
I am the medium. Bob was not a werewolf.
As the medium, I can confirm that Bob was human.
Medium here. Bob was human.
Medium CO: Bob was human.
`,
  ],
  [
    ['GUARDED Bob'],
    `
I was guarding Bob.
Bob was protected by me.
I guarded Bob.
I guarded Bob last night.
I protected Bob last night.
I have guarded Bob.
I was guarding Bob last night.
I was protecting Bob last night.
I chose to guard Bob last night.
I chose to protect Bob.
Last night I protected Bob.
Last night I guarded Bob.
My guard was on Bob.
My guard last night was Bob.
I kept Bob safe last night.
`,
  ],
  [
    ['COMINGOUT Ann BODYGUARD', 'GUARDED Bob'],
    `
I'm the bodyguard. I guarded Bob.
I am the bodyguard and I protected Bob last night.
As the bodyguard, I protected Bob last night.
Bodyguard here, I guarded Bob.
`,
  ],
  [
    ['Cat COMINGOUT Cat SEER', 'Cat DIVINED Bob WEREWOLF'],
    `
Cat claims to be the seer and has identified Bob as a werewolf.
`,
  ],
  [
    ['DIVINED Bob HUMAN', 'DIVINED Cat HUMAN'],
    `
I divined Bob HUMAN (day0) and Cat HUMAN (day1).
I divined Bob and Cat as HUMAN.
`,
  ],
];
