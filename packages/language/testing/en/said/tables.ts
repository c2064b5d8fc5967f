import type { SaidExample } from './said.ts';

/** Idioms of the table, forum and persona: each was written down before it was tried; said by Ann. */
export const TABLES_SAID: readonly SaidExample[] = [
  [
    ['Bob COMINGOUT Bob SEER', 'Cat COMINGOUT Cat SEER'],
    `
Bob is claiming seer and Cat is too.
Bob claims seer, Cat counterclaims.
Bob and Cat both say they're the seer
We have two seer claims: Bob and Cat
`,
  ],
  [
    ['Bob COMINGOUT Bob SEER'],
    `
Bob outed as the seer
Bob declared herself the seer.
Since Bob claims to be the seer, let's hear her out.
`,
  ],
  [
    ['Bob COMINGOUT Bob WEREWOLF'],
    `
Bob just outed himself as a wolf
`,
  ],
  [
    ['Bob DIVINED Cat HUMAN'],
    `
Bob cleared Cat.
Bob got a human result on Cat
Bob says Cat is clean.
`,
  ],
  [
    ['Bob DIVINED Cat WEREWOLF'],
    `
Bob's check says Cat is a wolf.
According to Bob, Cat is a wolf
Bob revealed that Cat is a werewolf.
`,
  ],
  [
    ['Bob ESTIMATE Cat WEREWOLF'],
    `
Bob accused Cat
`,
  ],
  [
    ['Bob VOTED Ann'],
    `
Bob voted me yesterday
`,
  ],
  [
    ['Bob VOTED Cat'],
    `
Bob switched his vote to Cat
Bob, why did you switch your vote to Cat?
`,
  ],
  [
    ['Bob VOTED Dan', 'Cat VOTED Dan'],
    `
Both Bob and Cat voted for Dan.
`,
  ],
  [
    ['COMINGOUT Ann BODYGUARD', 'GUARDED Bob'],
    `
I was on Bob last night, I'm the bodyguard
`,
  ],
  [
    ['COMINGOUT Ann BODYGUARD'],
    `
Truth is, I'm the bodyguard.
`,
  ],
  [
    ['COMINGOUT Ann MEDIUM', 'IDENTIFIED Bob HUMAN'],
    `
As the medium I can tell you Bob was human
`,
  ],
  [
    ['COMINGOUT Ann MEDIUM', 'IDENTIFIED Bob WEREWOLF'],
    `
Medium here: Bob was a wolf
`,
  ],
  [
    ['COMINGOUT Ann MEDIUM'],
    `
I'm claiming medium
I hereby declare myself the medium.
`,
  ],
  [
    ['COMINGOUT Ann SEER', 'DIVINED Bob HUMAN'],
    `
As the Seer, I can confirm Bob is human.
`,
  ],
  [
    ['COMINGOUT Ann SEER'],
    `
I'm outing myself as the seer
I need to out: I'm the seer
It's me, I'm the seer.
I have a confession: I'm the seer
Seer claim.
seer co
Claiming seer here
You're looking at the real seer
I come forward as the seer.
`,
  ],
  [
    ['COMINGOUT Ann VILLAGER'],
    `
I am a simple villager trying to help
As a villager I want the wolf gone
I'm town, promise
I have no special role
I'm vt
I'm merely a humble villager.
I have no powers, just a villager.
`,
  ],
  [
    ['DIVINATION Bob'],
    `
I'll check Bob tonight
Planning to peek Bob
Bob is my check tonight
`,
  ],
  [
    ['DIVINED Bob HUMAN'],
    `
I checked Bob - clean.
I scanned Bob and they're clean
Checked Bob, town.
Green check on Bob.
Clean check on Bob
N1: Bob - human
Night 1 I peeked Bob: human.
Bob turned up human in my divination
I have confirmed Bob as human.
I investigated Bob and she is innocent
I used my power on Bob. Not a wolf.
I divined Bob last night; the result was human.
`,
  ],
  [
    ['DIVINED Bob WEREWOLF'],
    `
My check on Bob: wolf.
My check on Bob came back wolf
My peek says Bob is a wolf.
i got bob as a wolf last night
I have a red check on Bob
I have a guilty result on Bob
Red check on Bob.
My vision showed Bob as a wolf.
My divination revealed Bob to be a werewolf
The divination showed that Bob is a werewolf.
`,
  ],
  [
    ['ESTIMATE Bob POSSESSED'],
    `
Bob must be the possessed then
My guess is Bob is possessed
Bob could be the madman
Bob is almost certainly possessed.
`,
  ],
  [
    ['ESTIMATE Bob SEER'],
    `
I believe Bob. He's the seer.
Bob is the real deal
Bob's claim checks out
Bob is legit the seer
I'm inclined to believe Bob's seer claim
I buy Bob's claim
I'm siding with Bob over Cat on the seer claim
Bob is more believable than Cat as seer
I put my faith in Bob's divination.
`,
  ],
  [
    ['ESTIMATE Bob VILLAGER'],
    `
Bob is probably town
I lean town on Bob
leaning town on bob
townread on bob
Bob is townie af
Bob gives me town vibes
I'm getting villager vibes from Bob
I'd say Bob is safe
Bob is on our side.
Bob is one of the good guys
I can vouch for Bob.
I'd trust Bob with my life
Bob has been nothing but helpful, she's village
I have a good feeling about Bob
I've no doubt Bob is human.
Bob has proven herself trustworthy.
Bob is above suspicion.
I am convinced of Bob's innocence.
I stand by Bob.
Bob is a villager through and through.
`,
  ],
  [
    ['ESTIMATE Bob WEREWOLF', 'ESTIMATE Cat WEREWOLF'],
    `
My suspicions lie with Bob and Cat.
`,
  ],
  [
    ['ESTIMATE Bob WEREWOLF'],
    `
The stars tell me Bob is a werewolf.
I'm fairly sure Bob is our wolf
Bob is 100% the wolf here
Bob's definitely hiding something wolfy.
Pretty obvious that Bob is evil.
I think we've found our wolf: Bob.
Bob is caught.
You're a wolf in sheep's clothing, Bob.
Bob is a wolf in sheep's clothing
Bob is hard scum to me
Bob is a scumlean
scumleaning Bob
I scumread Bob hard.
Bob is at the top of my suspect list
Bob is high on my list of suspects
My number one suspect remains Bob
Bob's my wolf.
gut says bob
My gut is screaming Bob.
My gut tells me it's Bob
I'd wager Bob is the wolf
Bob is looking wolfier by the minute
Bob's behaviour is textbook werewolf.
That vote makes Bob look bad
Bob seems guilty to me
I believe Bob to be the werewolf.
I consider Bob a wolf
I read Bob as wolf
I have Bob pegged as a wolf
Bob can't be trusted.
Bob is the likeliest wolf
Odds are Bob is a wolf
chances are that bob is mafia
Bob is with the wolves.
Bob is working for the wolves
Bob is on the wolf team
Bob is their partner in crime
I cast suspicion upon Bob.
I cannot in good conscience trust Bob.
Verily, Bob is the beast among us.
Me thinks Bob be the wolf, matey!
Logic dictates that Bob is the werewolf.
The probability that Bob is a werewolf is high.
All signs indicate Bob is a wolf.
I deduce that Bob is the culprit.
Bob's silence is deafening and suspicious.
Bob and his inconsistent votes are highly suspicious.
I find Bob's reasoning suspicious.
Bob remains my primary suspect today.
My suspicion of Bob grows.
I share your suspicion of Bob.
I agree that Bob is suspicious.
Bob is acting like a cornered wolf.
We've got our wolf, it's Bob.
Bob might just be the wolf we're after.
`,
  ],
  [
    ['ESTIMATE Cat WEREWOLF'],
    `
Like Bob, I suspect Cat.
`,
  ],
  [
    ['GUARD Bob'],
    `
I'll be guarding Bob.
`,
  ],
  [
    ['GUARDED Bob'],
    `
I protected Bob last night.
I watched over Bob last night
I was guarding Bob
I saved Bob last night
I had Bob covered last night
`,
  ],
  [
    ['INQUIRE ANY (COMINGOUT ANY ANY)'],
    `
Does anyone wish to claim a role?
`,
  ],
  [
    ['INQUIRE ANY (DIVINED ANY ANY)'],
    `
Seer, what do you have for us?
`,
  ],
  [
    ['INQUIRE ANY (ESTIMATE ANY WEREWOLF)'],
    `
Thoughts on who the wolf is?
Anyone have any suspects?
Any reads so far?
`,
  ],
  [
    ['INQUIRE ANY (IDENTIFIED ANY ANY)'],
    `
Medium, was Bob a wolf?
Medium, what was the result?
`,
  ],
  [
    ['INQUIRE ANY (VOTE ANY)'],
    `
Who's everyone voting?
Who are we lynching today?
who we voting
Whom shall we vote for today?
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob ANY)'],
    `
Bob, what's your role?
What are you claiming, Bob?
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob SEER)'],
    `
Are you the seer, Bob?
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob WEREWOLF)'],
    `
Bob are you mafia?
Hey Bob, you a wolf?
`,
  ],
  [
    ['INQUIRE Bob (DIVINATION ANY)'],
    `
Bob, who will you check tonight?
`,
  ],
  [
    ['INQUIRE Bob (DIVINED ANY ANY)'],
    `
Bob, what did you find last night?
Bob, who did you check?
Bob, results please.
What's your result, Bob?
Bob, could you tell us whom you divined?
Bob, do you have a result for us?
`,
  ],
  [
    ['INQUIRE Bob (ESTIMATE ANY WEREWOLF)'],
    `
Who seems off to you, Bob?
Bob, who do you find sus?
Bob, give me your top two suspects.
Bob who are your scumreads
Bob, whom do you believe is the wolf?
`,
  ],
  [
    ['INQUIRE Bob (GUARDED ANY)'],
    `
Bob, who did you guard?
`,
  ],
  [
    ['INQUIRE Bob (VOTE ANY)'],
    `
Bob, who gets your vote?
Bob what's your vote
Bob, who would you vote for right now?
`,
  ],
  [
    ['INQUIRE Bob (VOTE Cat)'],
    `
Bob, are you going to vote Cat?
`,
  ],
  [
    ['INQUIRE Cat (ESTIMATE Bob WEREWOLF)'],
    `
Do you think Bob is a wolf, Cat?
`,
  ],
  [
    ['NOT (COMINGOUT Ann SEER)'],
    `
i'm not the seer
`,
  ],
  [
    ['NOT (COMINGOUT Ann WEREWOLF)'],
    `
I'm not mafia, I swear
I assure you I'm not the werewolf.
`,
  ],
  [
    ['NOT (ESTIMATE Bob SEER)'],
    `
Bob is not who they say they are
Bob's claim doesn't add up
I'm not convinced by Bob's claim
I call bs on Bob's claim
Bob is a fake seer
Bob's fakeclaiming
Bob is making it up
don't believe bob's results
Bob is an impostor!
Bob's divination is a fabrication.
I don't put any stock in Bob's claim.
`,
  ],
  [
    ['NOT (ESTIMATE Bob VILLAGER)'],
    `
Bob ain't no villager
`,
  ],
  [
    ['NOT (ESTIMATE Bob WEREWOLF)'],
    `
I doubt Bob is a wolf
Bob isn't acting like a wolf
I don't think it's Bob
no way bob is mafia
it's not bob
`,
  ],
  [
    ['NOT (VOTE Bob)'],
    `
I refuse to vote Bob.
I'm not comfortable lynching Bob
I'd rather not hang Bob
`,
  ],
  [
    ['OR (ESTIMATE Bob WEREWOLF) (ESTIMATE Cat WEREWOLF)'],
    `
one of Bob and Cat is a wolf
The wolf is either Bob or Cat.
At least one of Bob and Cat must be evil
`,
  ],
  [
    ['REQUEST ANY (COMINGOUT ANY ANY)'],
    `
Mass claim?
Everybody claim now.
`,
  ],
  [
    ['REQUEST ANY (COMINGOUT ANY SEER)'],
    `
Would the seer please reveal?
We need the seer to come forward
Where is our seer?
`,
  ],
  [
    ['REQUEST ANY (DIVINATION Bob)'],
    `
Bob should be checked
Let's have the seer check Bob
check bob next
`,
  ],
  [
    ['REQUEST ANY (GUARD Bob)'],
    `
Protect Bob tonight please
`,
  ],
  [
    ['REQUEST ANY (NOT (COMINGOUT ANY BODYGUARD))'],
    `
Bodyguard, don't reveal
`,
  ],
  [
    ['REQUEST ANY (NOT (COMINGOUT ANY SEER))'],
    `
Seer, stay hidden for now.
`,
  ],
  [
    ['REQUEST ANY (NOT (VOTE Ann))'],
    `
voting me is a mistake
`,
  ],
  [
    ['REQUEST ANY (NOT (VOTE Bob))'],
    `
Don't lynch Bob.
Do not waste a lynch on Bob
Let's not waste our vote on Bob.
lynching Bob would be a huge mistake
I can't get behind a Bob lynch
Bob shouldn't be lynched
Please spare Bob.
Bob is not the play today.
no way we lynch bob
I ask that we spare Bob today.
It would be unwise to execute Bob.
I object to lynching Bob.
`,
  ],
  [
    ['REQUEST ANY (OR (VOTE Bob) (VOTE Cat))'],
    `
either Bob or Cat has to go
`,
  ],
  [
    ['REQUEST ANY (VOTE Bob)'],
    `
I'd be fine with Bob going home today
I would not mind Bob leaving us.
I could live with an Bob lynch.
I'm down for a Bob lynch
I'm ok with Bob dying today
Happy to see Bob swing.
I'd like to see Bob hanged
Bob should be our lynch today
Bob is today's lynch.
Bob must hang.
Bob has to die today
Bob dies today.
Bob goes tonight, no question.
Time for Bob to go.
Time to say goodbye to Bob.
Say bye to Bob, folks.
We should cut Bob loose.
Let's string Bob up.
Let's send Bob to the gallows.
To the gallows with Bob!
Bob to the gallows!
Off to the gallows with Bob
Make Bob walk the plank!
Feed Bob to the sharks!
Down with Bob!
Let's toss Bob out.
Get Bob out of here
I want Bob gone.
I want Bob out of this village.
I second the vote on Bob.
Join me in voting Bob
Who's with me on Bob?
All votes on Bob please
Put your votes on Bob.
Please stack votes on Bob
We need to consolidate on Bob
Let's coordinate our votes on Bob.
Let's all agree on Bob.
Bob is the best lynch today.
Bob is our best bet for today's vote
The right vote today is Bob.
Our best move is to remove Bob.
It makes sense to vote Bob.
Let us banish Bob from the village.
I urge everyone to vote Bob today.
I propose we execute Bob.
Bob's execution is the only logical course.
The village should unite against Bob.
Together we can vote out Bob!
`,
  ],
  [
    ['REQUEST Bob (COMINGOUT Bob ANY)'],
    `
Bob, claim please
`,
  ],
  [
    ['REQUEST Bob (VOTE Cat)'],
    `
Bob, vote with me on Cat.
Bob, help me take down Cat.
Bob, get on Cat with me
Bob, I beg you, vote Cat with me.
`,
  ],
  [
    ['VOTE Bob'],
    `
I'm all in on Bob.
I'm locking in Bob
locked on Bob
Locking my vote on Bob.
casting my vote for Bob
My vote's Bob.
my vote remains on bob
I'll throw my vote at Bob
dropping my vote on bob
I'm voting with the group: Bob.
vote: bob
##vote bob
VOTE: Bob
I'm on Bob.
I'm hopping on the Bob wagon.
I'll join the Bob wagon
Hopping on Bob.
moving my vote to Bob
Changing my vote to Bob.
I'll stick with Bob.
I'm sticking to my vote on Bob
same, voting Bob
Bob over Cat for me today
I'd rather lynch Bob than Cat.
My vote today goes to Bob, no hard feelings.
I shall cast my ballot against Bob.
I'm casting my lot against Bob.
I must vote for Bob given the evidence.
I am prepared to vote Bob.
Therefore, Bob has my vote.
Count my vote for Bob.
`,
  ],
  [
    [],
    `
I keep coming back to Bob
I have serious doubts about Bob
Bob couldn't hurt a fly
I'd like to know Bob's alignment
Bob's story has more holes than Swiss cheese.
If Bob turns out to be the wolf, then Cat is innocent.
I wonder whether Bob is the wolf.
Someone said Bob is a wolf, but I'm not sure.
Bob accused of being a wolf seems unfair.
Nobody has voted for Bob yet.
Being quiet doesn't make Bob a wolf.
I was about to vote Bob, but changed my mind.
Had Bob been the seer, she would have claimed.
The wolves want us to lynch Bob.
Let's hear what Bob has to say first.
`,
  ],
];
