import type { SaidExample } from './said.ts';

/** What is asked of Bob, and of all. */
export const QUESTIONS_SAID: readonly SaidExample[] = [
  [
    ['INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
    `
Bob, who do you suspect the most?
Bob, whom do you suspect most right now?
Bob, who do you think the werewolf is?
Bob, who's the most suspicious in your opinion?
Bob, who is your top suspect?
Bob, who is your main suspect and why?
Bob, is there anyone you suspect?
Bob, is there anyone suspicious to you?
Bob, anyone you find suspicious?
Bob, anyone you suspect?
Bob, have you noticed anyone suspicious?
Bob, did you notice anyone suspicious?
Bob, share who you suspect.
Bob, tell me your suspects.
Bob, could you share your suspicions?
Bob, could you tell us whom you suspect?
Bob, can you name a suspect?
Bob, name your suspects.
Bob, give us your top suspect.
Bob, I'm curious who you suspect.
Bob, what are your suspicions so far?
Bob, who are you most suspicious of?
Bob who do u think it is
bob who is sus
Bob, which player do you find suspicious?
Bob, which of us do you suspect?
Bob, which player seems most suspicious to you?
Bob, your top suspect?
Let's hear from Bob. Who do you suspect?
I'd like to hear from Bob. Any suspicions?
What does Bob think? Who do you suspect?
Bob, who do you suspect?
Bob, whom do you suspect?
Bob, who do you suspect most?
Bob, who do you suspect the most right now and why?
Bob, who is your suspect?
Bob, who's your top suspect?
Bob, who is your main suspect today?
Bob, who are your suspects?
Bob, who are your top two suspects?
Bob, who do you think is the wolf?
Bob, who do you think is a werewolf?
Bob, who do you think the wolf is?
Bob, who do you think it is?
Bob, who do you believe is the werewolf?
Bob, who do you find suspicious?
Bob, who do you find most suspicious?
Bob, who seems suspicious to you?
Bob, who looks suspicious to you?
Bob, who is suspicious in your opinion?
Bob, who is sus to you?
Bob, who are you suspicious of?
Bob, who else do you suspect?
Bob, who would you say is the wolf?
Bob, who could be the wolf?
Bob, who might be the wolf?
Bob, who do you see as the biggest wolf right now?
Bob, who do you see as the wolf?
Bob, who do you consider the most suspicious?
Bob, who are you scumreading?
Bob, who's your scumread?
Bob, who is your biggest scumread?
Bob, who's your wolf?
Bob, who is scum?
Bob, do you suspect anyone?
Bob, do you suspect anybody?
Bob, do you have any suspects?
Bob, do you have any suspicions?
Bob, do you have a suspect?
Bob, do you have a main suspect?
Bob, do you find anyone suspicious?
Bob, is anyone suspicious to you?
Bob, any suspects?
Bob, any suspicions?
Bob, any suspicions yet?
Bob, got any suspects?
Bob, any idea who the wolf is?
Bob, any thoughts on who the wolf might be?
Bob, any guess who is the wolf?
Bob, any hunches on who might be suspicious?
Bob, what are your suspicions?
Bob, what's your suspicion?
Bob, name one suspect.
Bob, name your suspect.
Bob, name a suspect.
Bob, name your top suspect and why.
Bob, give us a suspect.
Bob, give me your top suspect.
Bob, give us the name of your suspect.
Bob, tell us who you suspect.
Bob, please tell us who you suspect.
Bob, tell us who you think the wolf is.
Bob, please tell us who you find most suspicious.
Bob, could you tell us who you suspect?
Bob, can you tell us who you suspect most?
Bob, can you share who you suspect?
Bob, please share your suspicions.
Bob, please share your suspects.
Bob, could you share your suspicions with us?
Bob, would you share your suspicions?
Bob, care to share your suspicions?
Bob, mind sharing your suspects?
Bob, would you mind telling us who you suspect?
Bob, state your suspect.
Bob, state your main suspect and why.
Bob, please state who you suspect most.
Bob, say who you suspect.
Bob, we need to know who you suspect.
Bob, I want to know who you suspect.
Bob, I'd like to hear who you suspect.
Bob, I'd like to know who you suspect.
Bob, I want to hear your suspicions.
Bob, we need your suspects.
Bob, we need a suspect from you.
Bob, we really need specific suspects from you.
Bob, let us know who you suspect.
Bob, please let us know your suspects.
Bob, list your suspects.
Bob, your suspects?
Bob, your suspicions?
@Bob who do you suspect
bob who do u suspect
who do you suspect bob
Who do you suspect, Bob?
Who do you think is suspicious, Bob?
Bob, if not Cat, who do you suspect?
Bob, with Cat gone, who do you suspect now?
Bob, who stands out to you?
Bob, who stands out as suspicious?
Bob, who do you feel is suspicious?
Bob, who do you feel is the wolf?
Bob, who seems most suspicious to you?
Bob, who raises your suspicions?
Bob, who arouses your suspicion?
Bob, where do your suspicions lie?
Bob, where does your suspicion lie?
Bob, where does your suspicion fall?
Bob, on whom does your suspicion fall?
Bob, whom should we suspect?
Bob, who should we be suspicious of?
Bob, who has been acting suspiciously?
Bob, who is acting suspicious?
Bob, what are your thoughts on who the wolf is?
Bob, who's your pick for the wolf?
Bob, who is your wolf pick?
Bob, who is on your suspect list?
Bob, who is at the top of your suspect list?
Bob, who are you leaning toward as the wolf?
Bob, who do you reckon is the wolf?
Bob, whom do you consider a wolf?
Bob, if you had to name one suspect, who would it be?
Bob, you must name a suspect.
Bob, you should name your suspect.
Bob, you need to tell us who you suspect.
Bob, you haven't named a suspect. Who do you suspect?
Bob, does anyone seem suspicious to you?
Bob, has anyone raised your suspicions?
`,
  ],
  [
    ['INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
    `
If not, let's each name one suspect quickly.
Does anyone have suspicions to share?
Anyone have any suspicions?
any suspicions?
Has anyone noticed anything suspicious about anyone?
Has anyone noticed any suspicious behavior?
Did anyone notice anything suspicious?
Who seems suspicious?
Who is suspicious to you all?
who is the mafia
who do we think it is
who is mafia?
so who is it
Please share your suspicions, everyone.
Everyone, please share who you suspect.
Everyone name one suspect.
Let's each name one suspect.
Let's all share our suspicions.
Let's each share our top suspect.
Let's share our suspects.
Let us each name a suspect with a reason.
I'd like to hear everyone's suspicions.
I would like to know who everyone suspects.
What are everyone's suspicions?
What suspicions does everyone have?
Who do you suspect?
Who do you all suspect?
Who does everyone suspect?
Who is everyone suspecting?
Who do we suspect?
Who is the wolf?
Who is the werewolf?
Who's the wolf?
whos the mafia
Who is suspicious?
Who is the most suspicious?
Who looks suspicious?
Who seems suspicious to you?
Who's sus?
who sus
Who do you think is the wolf?
Who do you guys think it is?
who do yall think it is
Who could the wolf be?
Who might be the wolf?
Who among us is the wolf?
Any suspects?
Any suspicions?
Any suspicions so far?
Any ideas who the wolf is?
Any idea who it could be?
Any thoughts on who the wolves are?
Anyone suspicious?
Anyone sus?
Does anyone have a suspect?
Does anyone have any suspicions?
Does anybody suspect anyone?
Do you suspect anyone?
Do you have any suspects?
Do we have any suspects?
Do any of you have suspicions?
Is anyone suspicious?
Has anyone got a suspect?
Anyone got any suspicions?
Everyone, who do you suspect?
Everyone, please share your suspicions.
Everyone, name one suspect.
Everyone, please name your suspect.
Everyone name your top suspect.
Everyone, tell us who you suspect.
Everyone state your suspects.
Everyone share who you suspect.
Please share your suspicions.
Please name your suspects.
Please tell us who you suspect.
Share your suspicions, everyone.
Could everyone share their suspicions?
Can everyone name one suspect?
Can everyone please say who they suspect?
I want to hear everyone's suspicions.
I'd like to hear everyone's suspects.
I'd like everyone to name a suspect.
Name your suspects.
Others, who do you suspect?
Guys, who do you think the mafia is?
So who's the killer?
Who did it?
So, who is it?
`,
  ],
  [
    ['INQUIRE Bob (VOTE ANY)'],
    `
Bob, whom are you going to vote for?
Bob, where is your vote going?
Bob, where's your vote?
Bob, what's your vote?
Bob, what is your vote today?
Bob, please share your vote.
Bob, please tell us who you'll vote for.
Bob, could you share who you plan to vote for?
Bob, have you decided who to vote for?
Bob, do you know who you'll vote for?
Bob, who are you thinking of voting?
Bob, who do you think should be voted out?
Bob, whom should we eliminate today?
bob who are u voting for
Bob, who will you vote for?
Bob, whom will you vote for?
Bob, who will you vote for today?
Bob, who are you voting for?
Bob, who are you voting?
Bob, who are you going to vote for?
bob who u voting
Bob, who do you want to vote for?
Bob, who do you plan to vote for?
Bob, who do you intend to vote for?
Bob, who would you vote for?
Bob, who would you like to vote for?
Bob, who are you planning to vote for?
Bob, who are you leaning towards voting?
Bob, who are you thinking of voting for?
Bob, who do you want to lynch?
Bob, who would you lynch?
Bob, who would you execute today?
Bob, who should we vote for?
Bob, who do you think we should vote for?
Bob, who do you think we should lynch?
Bob, whom should we execute?
Bob, who gets your vote?
Bob, who has your vote?
Bob, who is getting your vote?
Bob, who's your vote?
Bob, who is your vote on?
Bob, who is your vote for?
Bob, what is your vote?
Bob, what's your vote today?
Bob, where is your vote?
Bob, where's your vote going?
Bob, where do you put your vote?
Bob, where will you place your vote?
Bob, how will you vote?
Bob, how are you voting?
Bob, your vote?
Bob, state your vote.
Bob, please state your vote now.
Bob, tell us your vote.
Bob, please tell us your vote.
Bob, tell us who you will vote for.
Bob, tell us who you are voting for.
Bob, please say who you're voting for.
Bob, could you tell us who you'll vote for?
Bob, share your vote.
Bob, please share your intended vote.
Bob, declare your vote.
Bob, announce your vote.
Bob, name your vote.
Bob, we need your vote.
Bob, I need to know your vote.
Bob, I'd like to know who you will vote for.
Bob, say who you're leaning toward.
@Bob who are you voting for today?
Who are you voting for, Bob?
Who will you vote for, Bob?
Bob, where does your vote go?
Bob, where will your vote go?
Bob, which way are you voting?
Bob, what will your vote be?
Bob, what is your final vote?
Bob, who are you planning to eliminate?
Bob, who would you eliminate today?
Bob, you must state your vote.
Bob, you should tell us your vote.
Bob, we need to know your vote.
Bob, we need to know who you will vote for.
Bob, please confirm your vote.
Bob, please decide and state your vote.
Bob, who do you propose we vote for?
Bob, who do you suggest we vote out?
`,
  ],
  [
    ['INQUIRE ANY (VOTE ANY)'],
    `
Who should we vote out today?
Who do we vote?
who we voting
who are we voting out
who to vote?
what to vote?
who should go?
Who will you all vote for?
Where are the votes going?
Everyone, please state your votes.
Let's hear everyone's votes.
So who's getting voted out?
Who do you think we should vote for?
Whom shall we hang?
Which one should we vote for?
Who are we voting for?
who are we voting
Who are we voting today?
Who should we vote for?
Who should we vote?
who do we vote
Who do we vote for today?
Who do we lynch?
Who are we lynching today?
Who should we lynch?
Who shall we execute?
Who should be executed?
Who should be lynched today?
Who should we hang today?
Who will you vote for?
Who are you voting for?
Who are you all voting for?
Who is everyone voting for?
Who will everyone vote for?
who is everyone voting
Who do you want to vote for?
Who do you guys want to lynch?
Who wants to vote whom? Who are we voting for?
who to vote
who to vote for?
So who are we voting?
Whom shall we vote for?
Everyone, who are you voting for?
Everyone, state your votes.
Everyone please state your vote.
Everyone, please tell us your vote.
Everyone declare your votes.
Everyone, share your votes.
Everyone say who you're voting for.
Please state your votes.
Please declare who you will vote for.
State your vote.
Can everyone state their votes?
Could everyone please state their vote?
Others: state your vote.
Others: say who you will vote for.
Others: one-sentence final vote.
What's everyone's vote?
What are your votes?
Votes, please: who are you voting for?
Who should go today?
Who goes next?
`,
  ],
  [
    ['INQUIRE Bob (DIVINED ANY ANY)'],
    `
Bob, what was your result?
Bob, whom did you check?
Bob, who did you check and what was the result?
Bob, did you divinate last night?
Bob, do you have any results to share?
Bob, any divination results?
Bob, any new results?
Bob, results please.
Bob, please share your divination result.
Bob, please share the result of your divination.
Bob, please announce your divination.
Bob, please report your results.
Bob, could you share your divination results with us?
Bob, can you share what you found?
Bob, can you tell us who you divined?
Bob, would you share your results?
Bob, share your result!
Bob, tell us what you divined.
Bob, give us your result now.
Bob, provide your result.
Bob, provide your N1 target and result.
Bob, deliver your result now.
Bob, we need your divination.
Bob, we'd like to hear your divination result.
Bob, I'd like to know your divination result.
Bob, I want to know what you divined.
Bob, let us know who you divined.
Bob, if you're the seer, please share your result.
Bob, if you are the seer, what is your result?
Bob, if you have a result, please share it.
Bob, if you're really the seer then who did you check?
Bob, what is your result?
Bob, what's your result?
Bob, what is your divination result?
Bob, what was your divination result?
Bob, what were your results?
Bob, what is the result of your divination?
Bob, what was the result of your check?
Bob, what did you find?
Bob, what did you find out?
Bob, what did you see?
Bob, what did you see last night?
Bob, what did you learn last night?
Bob, what did your divination show?
Bob, what did your divination reveal?
Bob, who did you divine?
Bob, whom did you divine?
Bob, who did you divine last night?
Bob, who did you check?
Bob, who did you check last night?
Bob, who did you peek?
Bob, who did you peek last night and what was the result?
Bob, who did you inspect?
Bob, who did you investigate last night?
Bob, who did you scan?
Bob, who was your divination target?
Bob, who was your check last night?
Bob, who have you divined?
Bob, did you divine anyone?
Bob, did you divine anyone last night?
Bob, did you check anyone?
Bob, did you check anyone else?
Bob, did you get a result?
Bob, did you get a result last night?
Bob, did you get a divination result last night?
Bob, did you get any results?
Bob, have you got a result?
Bob, do you have a result?
Bob, do you have any results?
Bob, do you have a divination result?
Bob, do you have any divination results to share?
Bob, any result?
Bob, any results?
Bob, any results to share?
Bob, any results last night?
Bob, any divination result?
Bob, any checks?
Bob, any peeks?
Bob, got a result?
Bob, got any results?
Bob, results?
Bob, your result?
Bob, your results please.
Bob, result please.
Bob, tell us your result.
Bob, please tell us your result.
Bob, tell us your divination result.
Bob, tell us what you saw.
Bob, tell us what you found.
Bob, tell us who you divined.
Bob, tell us who you checked.
Bob, tell us who you checked and the result.
Bob, tell us the result of your divination.
Bob, could you tell us your result?
Bob, can you tell us your divination result?
Bob, can you tell us who you checked last night?
Bob, share your result.
Bob, please share your result.
Bob, please share your results.
Bob, please share your divination result now.
Bob, please share your divination.
Bob, please share your findings.
Bob, please share your check.
Bob, could you share your result?
Bob, could you please share your divination result?
Bob, can you share your result with us?
Bob, would you share your result?
Bob, will you share your result?
Bob, would you mind sharing your result?
Bob, care to share your result?
Bob, please reveal your result.
Bob, reveal your divination.
Bob, reveal your check now.
Bob, reveal who you checked.
Bob, reveal your divination result now.
Bob, give us your result.
Bob, give me your result.
Bob, give us your divination result.
Bob, please give your result.
Bob, show your result.
Bob, show us your result.
Bob, show your check now.
Bob, report your result.
Bob, please report your result.
Bob, report your D1 result.
Bob, state your result.
Bob, state your divination target and result.
Bob, state who you checked and the result.
Bob, announce your result.
Bob, declare your result.
Bob, drop your result.
Bob, post your result.
Bob, we need your result.
Bob, we need your result now.
Bob, we need your divination result.
Bob, we need to hear your result.
Bob, we need to know your result.
Bob, we want to hear your result.
Bob, we're waiting for your result.
Bob, we are all waiting for your divination result.
Bob, we await your result.
Bob, I want to hear your result.
Bob, I'd like to hear your result.
Bob, I would like to know your result.
Bob, I need your result.
Bob, I'm waiting for your result.
Bob, let's hear your result.
Bob, let us hear your divination result.
Bob, let us know your result.
Bob, your divination result is needed.
Bob, if you are the seer, share your result.
Bob, if you're the seer, what is your result?
Bob, if you're the seer please tell us your result now.
Bob, if you have a result, please share it: what is your result?
@Bob please share your divination result now
@Bob what's your divination result?
Bob, what have you divined?
Bob, what have you learned from your divination?
Bob, what did the divination reveal?
Bob, what does your divination say?
Bob, what does your vision show?
Bob, what did your vision tell you?
Bob, what insights did your divination bring?
Bob, which player did you divine?
Bob, did you divine someone last night?
Bob, did your divination reveal anything?
Bob, did your divination show something?
Bob, have you divined anyone yet?
Bob, have you divined anyone?
Bob, how did your divination go?
Bob, can you share insights from your divination?
Bob, could you tell us about your divination?
Bob, tell us about your divination.
Bob, enlighten us with your divination result.
Bob, please provide your divination result.
Bob, please reveal what you divined.
Bob, please reveal whom you divined.
Bob, share what you learned last night.
Bob, is there a divination result to share?
Bob, was there a result from your divination?
Bob, reveal your N1 result now.
Bob, what is your N1 result?
Bob, N1 result?
Bob, your N1 check?
Bob, state your N0 target and exact result.
Bob, give exact target and result.
Bob, the village needs your divination result.
Bob, the village awaits your result.
Bob, it's time to share your result.
Bob, now is the time to reveal your result.
Bob, you must share your result.
Bob, you should share your divination result.
Bob, you need to reveal your result now.
Bob, you have to tell us your result.
Bob, you haven't shared your result yet, please do: what is your result?
Bob, if you have a result, share it.
Bob, if you have a divination result, please share it now.
`,
  ],
  [
    ['INQUIRE ANY (DIVINED ANY ANY)'],
    `
Does the seer have any results?
A seer should present their findings.
I'd like to hear the seer's result.
I want to hear the seer's result.
We need the seer's result.
Seer, who did you divine?
If the seer has a result, please share.
Seer, what is your result?
Seer, what's your result?
Seer, please share your result.
Seer, please tell us your result.
Seer, who did you check?
Seer, any results?
What did the seer find?
What is the seer's result?
The seer should share their result.
Could the seer share their result?
Would the seer please share their results?
Any divination results?
Any seer results?
Any results from the seer?
Does anyone have a divination result?
Does anyone have any results to share?
If you are the seer, share your result.
If you're the seer, please share your result now.
`,
  ],
  [
    ['INQUIRE Bob (DIVINATION ANY)'],
    `
Bob, who will you divine?
Bob, who will you divine tonight?
Bob, whom will you divine tonight?
Bob, who will you check tonight?
Bob, who are you going to divine?
Bob, who are you going to check tonight?
Bob, who are you divining tonight?
Bob, who are you checking next?
Bob, who do you plan to divine?
Bob, who do you want to divine tonight?
Bob, who do you intend to check?
Bob, who would you divine?
Bob, who is your next divination target?
Bob, who's your next check?
Bob, who are you peeking tonight?
Bob, tell us who you will divine tonight.
Bob, please tell us who you plan to check.
Bob, who should I divine tonight?
Bob, who should I check tonight?
Bob, who should we divine tonight?
Bob, whom shall I divine?
Bob, who would you like me to divine?
Bob, who do you want me to divine tonight?
Bob, who do you think I should divine?
Bob, who do you think the seer should divine?
Bob, who should the seer check tonight?
Bob, who should be divined tonight?
Bob, what is your divination plan?
Bob, what's your plan for tonight's divination?
Bob, who is next for divination?
Bob, share your divination plan.
`,
  ],
  [
    ['INQUIRE Bob (ESTIMATE Cat WEREWOLF)'],
    `
Bob, do you believe Cat is the werewolf?
Bob, do you suspect Cat?
Bob, do you think Cat is a wolf?
Bob, do you think Cat is the werewolf?
Bob, do you believe Cat is a werewolf?
Bob, do you find Cat suspicious?
Bob, do you think Cat is suspicious?
Bob, is Cat a wolf?
Bob, is Cat a werewolf?
Bob, could Cat be a wolf?
Bob, could Cat be the werewolf?
Bob, is Cat suspicious to you?
Bob, are you suspicious of Cat?
Bob, don't you think Cat is a wolf?
`,
  ],
  [
    ['INQUIRE Bob (VOTE Cat)'],
    `
Bob, are you voting Cat?
Bob, are you voting for Cat?
Bob, are you going to vote for Cat?
Bob, do you want to vote for Cat?
Bob, do you plan to vote Cat?
Bob, do you intend to vote for Cat?
`,
  ],
  [
    ['INQUIRE Bob (VOTED ANY)'],
    `
Bob, who did you vote for?
Bob, who did you vote for yesterday?
Bob, whom did you vote for?
Who did you vote for, Bob?
`,
  ],
  [
    ['INQUIRE Bob (GUARDED ANY)'],
    `
Bob, who did you guard?
Bob, who did you guard last night?
Bob, who did you protect?
Bob, who did you protect last night?
Bob, whom did you guard last night?
Bob, who were you protecting?
`,
  ],
  [
    ['INQUIRE Bob (DIVINED ANY ANY)', 'INQUIRE Bob (VOTE ANY)'],
    `
Bob, state your result and your vote.
Bob, please share your divination result and your vote.
Bob, state your vote, any role claim and divination result now.
Bob, tell us your result and who you will vote for.
`,
  ],
  [
    ['INQUIRE ANY (ESTIMATE ANY WEREWOLF)', 'INQUIRE ANY (VOTE ANY)'],
    `
Everyone, give one suspicion and a tentative vote.
Everyone, state your suspect and your vote.
Everyone please share your suspicions and your vote.
`,
  ],
  [
    ['REQUEST Bob (DIVINATION Cat)'],
    `
Bob, divine Cat.
Bob, please divine Cat.
Bob, please divine Cat tonight.
Bob, check Cat tonight.
Bob, could you divine Cat tonight?
Bob, can you check Cat?
Bob, you should divine Cat.
Bob, you should check Cat tonight.
Bob, you need to check Cat.
Bob, would you divine Cat?
Bob, I want you to divine Cat.
Bob, I'd like you to check Cat tonight.
Bob, peek Cat tonight.
Bob, inspect Cat tonight.
Bob should divine Cat.
Bob should check Cat tonight.
I want Bob to divine Cat.
I'd like Bob to check Cat tonight.
I ask Bob to divine Cat.
@Bob please check Cat tonight.
`,
  ],
  [
    ['REQUEST ANY (DIVINATION Cat)'],
    `
The seer should divine Cat.
The seer should check Cat tonight.
Seer, check Cat tonight.
Seer, please divine Cat.
Seer, please check Cat tonight.
I want the seer to divine Cat.
I'd like the seer to check Cat.
We should divine Cat.
We should check Cat tonight.
Let's divine Cat.
Let's have Cat checked.
Let's have the seer check Cat.
Cat should be divined.
Cat should be checked tonight.
I want Cat divined.
I'd like Cat to be divined.
I propose divining Cat tonight.
I suggest the seer checks Cat.
I suggest that the seer divine Cat.
I recommend checking Cat.
How about divining Cat?
Cat would be a good divination target.
Cat is a good check.
Cat is a good divination target.
Cat is the best target for divination.
`,
  ],
  [
    ['DIVINATION Cat'],
    `
I will divine Cat.
I'll divine Cat tonight.
I will check Cat tonight.
I'm going to divine Cat.
I'm going to check Cat tonight.
I plan to divine Cat tonight.
I'm planning to check Cat.
I intend to divine Cat.
I want to divine Cat tonight.
I'd like to check Cat tonight.
I'm thinking of divining Cat.
I'm divining Cat tonight.
I'm checking Cat tonight.
My next divination is Cat.
My next divination will be Cat.
My next check will be Cat.
My divination target tonight is Cat.
Tonight I will divine Cat.
Tonight I'm checking Cat.
`,
  ],
  [
    ['REQUEST ANY (GUARD Cat)'],
    `
Bodyguard, protect Cat.
Bodyguard, please guard Cat tonight.
The bodyguard should protect Cat.
The bodyguard should guard Cat tonight.
Guard Cat tonight.
Please protect Cat tonight.
We need to protect Cat.
We should protect Cat tonight.
Cat should be protected.
Cat needs to be guarded tonight.
I want Cat protected.
Let's protect Cat.
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob ANY)'],
    `
Bob, what role are you claiming?
Bob, do you claim any role?
Bob, please state your role.
Bob, tell us your role now.
bob whats ur role
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob SEER)'],
    `
Bob, are you the real seer?
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob WEREWOLF)'],
    `
Bob, are you a wolf?
Bob, are you the werewolf?
Bob, are you mafia?
bob are u mafia
bob r u mafia?
`,
  ],
  [
    ['INQUIRE ANY (ESTIMATE Bob WEREWOLF)'],
    `
Is Bob a wolf?
Is Bob the werewolf?
Could Bob be the wolf?
Do you think Bob is a wolf?
Do you all think Bob is the werewolf?
Does anyone think Bob is a wolf?
Does anyone else suspect Bob?
Anyone else suspect Bob?
Anyone else find Bob suspicious?
Does anyone else find Bob suspicious?
Do you suspect Bob?
Do you find Bob suspicious?
Isn't Bob suspicious?
Is Bob sus?
`,
  ],
  [
    ['INQUIRE Bob (ESTIMATE Cat SEER)'],
    `
Bob, do you believe Cat's claim?
Bob, do you trust Cat's claim?
Bob, do you think Cat is the real seer?
Bob, do you believe Cat is the seer?
Bob, do you buy Cat's claim?
`,
  ],
];
