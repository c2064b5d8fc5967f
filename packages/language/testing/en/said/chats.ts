import type { SaidExample } from './said.ts';

/** The usual ways to say each thing, as they are typed in chats; said by Ann. */
export const CHATS_SAID: readonly SaidExample[] = [
  [
    ['ESTIMATE Bob WEREWOLF'],
    `
Bob's the wolf, no doubt in my mind.
I'd put good money on Bob being a wolf.
Bob just screams wolf to me.
Something's really fishy with Bob.
bob is scum lol
bob scum
im pretty sure bob is a wolf
its bob 100%
Bob has to be a wolf.
Bob is acting weird and sus.
I've got a strong wolf read on Bob.
I'm convinced Bob is the culprit.
All fingers point at Bob.
Bob strikes me as the most suspicious of the lot.
Bob is the wolfiest of us all.
From where I stand, Bob is a werewolf.
bob = wolf
bob is def mafia
Gotta be Bob.
ngl bob looking kinda wolfy
Bob's a baddie for sure.
I'm getting bad vibes from Bob.
I wouldn't trust Bob as far as I could throw him.
Bob is up to no good.
As for the wolf, I say it's Bob.
I hereby accuse Bob!
Methinks Bob is the wolf.
Bob, you're the wolf and we all know it.
You're the wolf, Bob!
Bob, I think you are a werewolf.
Bob, I don't trust you.
Bob, you look guilty as hell.
I have my eye on Bob; he's a wolf for sure.
Bob's silence reeks of guilt.
Only a wolf would act the way Bob does.
Wolf is Bob.
`,
  ],
  [
    ['ESTIMATE Bob WEREWOLF', 'ESTIMATE Cat WEREWOLF'],
    `
Bob and Cat are in it together, both wolves.
The two wolves are Bob and Cat.
wolves are bob and cat
My wolf team is Bob and Cat.
Bob is a wolf, and Cat is his partner.
Bob + Cat are the wolves
Bob and Cat look like partners in crime.
I think the wolves are Bob & Cat.
`,
  ],
  [
    ['ESTIMATE Bob VILLAGER'],
    `
Bob is village, I'd stake my life on it.
Bob reads town to me.
Bob's town.
bob is clear imo
We can rely on Bob.
Bob feels human to me.
I've no reason to doubt Bob; he's a villager.
Bob is definitely on the village's side.
Bob looks innocent to me.
I'm fairly confident in Bob's innocence.
i trust bob
Bob must be human.
`,
  ],
  [
    ['NOT (ESTIMATE Bob WEREWOLF)'],
    `
Bob isn't the wolf.
I don't believe Bob is a werewolf.
it aint bob
Bob can't possibly be a wolf.
I highly doubt that Bob is a wolf.
There's no way Bob is a werewolf.
Bob doesn't strike me as a wolf.
I'm not buying that Bob is a wolf.
I refuse to believe Bob is a wolf.
`,
  ],
  [
    ['NOT (ESTIMATE Bob SEER)'],
    `
Bob is no seer.
I don't buy Bob's seer claim.
Bob's claim is a load of rubbish.
Bob is faking the seer role.
bob is lying about being seer
I don't believe Bob's claim at all.
Bob is not the real seer.
Bob made that result up.
Don't believe Bob, he's a liar.
Bob's lying.
I call bluff on Bob's claim.
Bob cannot be the seer.
Bob's divination is obviously made up.
Bob's seer claim doesn't hold water.
Do not listen to Bob, he is a fraud.
No way Bob is the seer.
I'm not convinced by Bob's claim.
Bob isn't who he says he is.
`,
  ],
  [
    ['ESTIMATE Bob SEER'],
    `
I think Bob is the real seer.
Bob must be the true seer.
I'm going with Bob as the real seer.
Bob's claim seems legit.
Bob is obviously the seer.
I'd say Bob is the genuine seer.
Of the two, Bob is the real seer.
`,
  ],
  [
    ['ESTIMATE Bob POSSESSED'],
    `
My guess for the possessed is Bob.
Bob feels more like the possessed.
I think Bob's the madman.
Bob has to be the possessed one.
`,
  ],
  [
    ['VOTE Bob'],
    `
Voting Bob today.
my vote's on bob
Going with Bob.
I'll go for Bob today.
ill vote bob ig
gonna vote bob
Bob gets my vote today.
Sticking with Bob.
I've decided to vote for Bob.
I am going to have to vote for Bob, sorry.
I'd vote Bob today.
I'm fine with voting Bob.
I'm happy to vote Bob.
I'd be okay with voting out Bob.
Sorry Bob, you've got my vote.
Bob, I'm voting for you.
I'm voting you out, Bob.
You have my vote, Bob.
Put me down for Bob.
Add my vote to Bob.
I cast my vote against Bob.
I'll be voting to eliminate Bob.
It's Bob for me today.
I'll vote with Cat: Bob.
I'm throwing my vote on Bob.
Count my vote on Bob.
I vote that Bob be executed.
`,
  ],
  [
    ['REQUEST ANY (VOTE Bob)'],
    `
Let's vote out Bob.
Let us hang Bob.
Everyone vote Bob!
We need to get Bob out of here.
lets kill bob
Let's just lynch Bob.
Come on people, vote Bob.
I propose we execute Bob.
I suggest we vote Bob off.
I want Bob gone today.
I want to see Bob hang.
Bob has to go today.
Bob should hang today.
Can we please vote Bob?
Could we all vote Bob today?
How about we vote for Bob?
All votes on Bob, please.
Send Bob to the gallows!
Throw Bob out!
Please join me in voting Bob.
Vote with me on Bob.
Please all vote for Bob today.
Everybody, please consider voting for Bob.
Get Bob out.
Let's get Bob.
Bob is the best lynch today.
Bob should be today's execution.
I think we ought to hang Bob.
It would be best to execute Bob today.
The right play is to vote Bob.
We have to vote out Bob before it is too late.
Let's unite and vote Bob.
`,
  ],
  [
    ['REQUEST ANY (NOT (VOTE Bob))'],
    `
Don't vote for Bob.
Please don't hang Bob.
Let's leave Bob alone for now.
Leave Bob alone.
Let's spare Bob.
Spare Bob, please.
I'm against executing Bob.
Hanging Bob is a terrible idea.
I don't want Bob to be executed.
Let's keep Bob for now.
Please reconsider voting for Bob.
We can't afford to lose Bob.
Let Bob live.
Lynching Bob helps nobody.
`,
  ],
  [
    ['NOT (VOTE Bob)'],
    `
I won't vote Bob.
I'm not going to vote for Bob today.
no way im voting bob
I will not be voting for Bob.
I'd never vote for Bob.
`,
  ],
  [
    ['COMINGOUT Ann SEER'],
    `
seer here
Okay I'll come clean: I'm the seer.
i am seer guys
It's time to reveal that I am the seer.
I'm the real seer, folks.
Seer CO!
Hard claim: seer.
Claiming seer rn.
Yes, I'm the seer.
I'd like to come out as the seer.
`,
  ],
  [
    ['COMINGOUT Ann VILLAGER'],
    `
I'm a plain villager with no powers.
I'm only a humble villager.
vanilla villager here
I'm human!
I'm innocent, I swear.
I am on the side of the village.
Believe me, I'm a villager.
I'm village aligned.
villager claim
I have no special role.
I am but a simple farmer, a villager.
`,
  ],
  [
    ['NOT (COMINGOUT Ann WEREWOLF)'],
    `
I am no werewolf!
I'm definitely not the wolf here.
It isn't me, I promise.
I'm no wolf, Bob.
`,
  ],
  [
    ['COMINGOUT Ann MEDIUM'],
    `
Medium claim here.
I speak for the dead: I am the medium.
As it happens, I'm the medium.
`,
  ],
  [
    ['COMINGOUT Ann BODYGUARD', 'GUARDED Bob'],
    `
I'm the bodyguard and I protected Bob last night.
Bodyguard here, I was on Bob last night.
I am the bodyguard. Bob was my guard target.
bodyguard, guarded bob n1
I'm the bodyguard; I kept Bob safe last night.
I'm the bodyguard. I stood watch over Bob.
`,
  ],
  [
    ['COMINGOUT Ann SEER', 'DIVINED Bob WEREWOLF'],
    `
I'm the seer, Bob is a wolf.
Seer here. Bob is guilty.
I'm the seer and I caught a wolf: Bob.
I'm the seer. My result: Bob, werewolf.
`,
  ],
  [
    ['DIVINED Bob WEREWOLF'],
    `
Bob came back guilty.
My check on Bob came back wolf.
I inspected Bob last night: werewolf.
I looked at Bob and saw a werewolf.
checked bob, hes mafia
I divined Bob last night and, surprise, he's a werewolf.
I got red on Bob.
I've got a black result on Bob.
Last night's check was Bob: wolf.
Bob turned up as a wolf on my check.
I peeked Bob, wolf.
My vision showed me that Bob is a werewolf.
Seer claim, Bob red.
I know for a fact that Bob is a wolf because I checked him.
`,
  ],
  [
    ['DIVINED Bob HUMAN'],
    `
I checked Bob, not a wolf.
Bob came back clean.
Bob is cleared by me.
I've verified that Bob is human with my divination.
Bob is my innocent check.
I scanned Bob: villager.
Bob was my check last night, he's human.
I got a green check on Bob.
`,
  ],
  [
    ['COMINGOUT Ann SEER', 'DIVINED Bob HUMAN'],
    `
I'm the seer, Bob is clear.
I can confirm Bob is human, I'm the seer.
I'm the seer and Bob checked out as human.
`,
  ],
  [
    ['COMINGOUT Ann MEDIUM', 'IDENTIFIED Bob HUMAN'],
    `
I'm the medium and Bob was human.
As the medium, I can report that Bob was not a werewolf.
Medium here: Bob was human.
The medium's result: Bob was innocent. I am the medium.
`,
  ],
  [
    ['IDENTIFIED Bob HUMAN'],
    `
Medium result: Bob human.
`,
  ],
  [
    ['Cat DIVINED Bob WEREWOLF'],
    `
Cat said Bob is a wolf.
Cat's check on Bob was guilty.
Cat claims that Bob is a werewolf.
Bob was outed as a wolf by Cat.
Cat divined Bob as black.
Cat saw that Bob is a wolf.
`,
  ],
  [
    ['Cat DIVINED Bob HUMAN'],
    `
Cat said Bob was human.
Bob was confirmed human by Cat's divination.
According to Cat's check, Bob is human.
Cat's result proves that Bob is human.
`,
  ],
  [
    ['Cat COMINGOUT Cat SEER'],
    `
Cat says she's the seer.
Cat has claimed the seer role.
Cat claims she is the seer.
So Cat is our seer claim.
Cat announced that she was the seer.
`,
  ],
  [
    ['Cat VOTED Bob'],
    `
Cat put her vote on Bob.
Yesterday Cat voted against Bob.
I noticed that Cat voted for Bob.
cat voted bob tho
`,
  ],
  [
    ['VOTED Bob'],
    `
I voted Bob yesterday.
Yesterday my vote was on Bob.
I did vote for Bob yesterday.
I had voted for Bob.
`,
  ],
  [
    ['INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
    `
Who is everyone suspicious of?
Who do we think it is?
who do u guys think is mafia
Whom do you all think the wolf is?
So, who looks suspicious?
Any wolf reads?
Who are your top suspects?
Anyone seem suspicious to you all?
`,
  ],
  [
    ['INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
    `
Bob, got any suspicions?
Who do you think is the wolf, Bob?
bob who do u think it is
@Bob who are you suspicious of?
Bob, give me your wolf reads.
I want to know who Bob suspects.
Bob, tell me who looks suspicious to you.
Whom do you suspect, Bob?
Bob, in your opinion, who is the werewolf?
`,
  ],
  [
    ['INQUIRE ANY (VOTE ANY)'],
    `
Who are we voting?
Who's everybody voting for today?
So who gets the vote today?
who should we kill
Whom shall we hang today?
Please announce your votes, everyone.
Who do you want to vote out?
Where is everyone's vote going?
`,
  ],
  [
    ['INQUIRE Bob (VOTE ANY)'],
    `
bob whos ur vote
`,
  ],
  [
    ['INQUIRE Bob (DIVINED ANY ANY)'],
    `
What did you find out last night, Bob?
Bob, share your result please.
bob result?
Bob, who was your check?
Bob, any results for us?
If you're the seer, Bob, what was your result?
`,
  ],
  [
    ['INQUIRE Bob (DIVINATION ANY)'],
    `
Who's your next check, Bob?
Bob, whom do you plan to divine tonight?
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob SEER)'],
    `
bob r u seer
So you're the seer, Bob?
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob WEREWOLF)'],
    `
Bob, are you the wolf?
Are you a werewolf, Bob?
`,
  ],
  [
    ['REQUEST Bob (COMINGOUT Bob ANY)'],
    `
Bob, come out already.
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob ANY)'],
    `
What role do you have, Bob?
`,
  ],
  [
    ['REQUEST ANY (COMINGOUT ANY SEER)'],
    `
Seer please claim.
Would the seer please step forward?
If you're the seer, now is the time to claim.
The seer should come out now.
whos the seer
Is there a seer among us?
Any seer claims?
Can the seer claim now?
`,
  ],
  [
    ['REQUEST ANY (DIVINATION Bob)'],
    `
The seer should check Bob.
Please divine Bob, seer.
I'd like Bob to be checked tonight.
Bob would be a good check.
I'd want Bob checked.
Can the seer look at Bob?
We should divine Bob.
Bob deserves a check tonight.
I want to know Bob's true colors; seer, please check him.
`,
  ],
  [
    ['REQUEST Cat (DIVINATION Bob)'],
    `
Cat, check Bob.
Cat, please divine Bob tonight.
Cat, could you check Bob next?
Cat, I'd like you to divine Bob.
Cat, how about checking Bob?
`,
  ],
  [
    ['REQUEST Cat (VOTE Bob)'],
    `
Cat, can you vote Bob with me?
I need you to vote Bob, Cat.
Cat, I'm asking you to vote for Bob.
Cat, help me vote out Bob.
`,
  ],
  [
    ['REQUEST ANY (GUARD Bob)'],
    `
Bodyguard, protect Bob.
The bodyguard should guard Bob.
Please guard Bob tonight, bodyguard.
Bodyguard, stay on Bob tonight.
Someone protect Bob tonight.
I hope the bodyguard protects Bob.
Bodyguard, please watch over Bob tonight.
Keep Bob safe tonight, bodyguard.
`,
  ],
  [
    [],
    `
Good morning everyone.
Why do you say that, Bob?
Let's hear from Bob first.
We need more information before voting.
If Bob is the seer then Cat is lying.
If the seer dies we lose.
I'm still thinking about my vote.
Nobody trusts anybody anymore.
Two wolves are left.
The wolves are hiding well.
Someone here is lying.
Bob and Cat keep fighting.
Bob could be anything.
We lost a villager.
Wolves would love that.
Bob's reasoning is weak.
I want to hear Bob's reasoning.
Bob, why Cat?
That's not an argument, Bob.
Don't trust anyone.
Be careful who you vote for.
Let's think about who benefits.
Thanks for the vote of confidence.
The vote count is tied.
It's a trap!
The medium's result will be interesting.
Bob, calm down.
That accusation came out of nowhere.
I can explain my vote.
Please trust me.
Believe me!
Stop accusing me.
You're wrong about me.
Who was attacked last night?
Who else is here?
Bob who?
Wolves usually vote late.
A villager would not lie.
I have a question for Bob.
Is it night already?
No one has claimed yet.
`,
  ],
];
