import type { SaidExample } from './said.ts';

/** Votes of one's own, of others, and those that are asked for. */
export const VOTES_SAID: readonly SaidExample[] = [
  [
    ['VOTE Bob'],
    `
My vote today will be going to Bob.
I'm leaning toward Bob.
I'm still leaning toward Bob.
I lean Bob for today.
I'm inclined toward Bob today.
I am inclined to cast my vote against Bob.
I've decided on Bob.
I've made up my mind: Bob.
Until I hear otherwise, I'm voting Bob.
For now my vote stays with Bob.
I stand by my vote for Bob.
I'll stick to Bob.
I will maintain my vote on Bob.
My decision is Bob.
My choice today is Bob.
My choice for elimination is Bob.
I choose Bob.
I-I vote for Bob.
W-well I'll vote for Bob.
I'd feel better voting Bob.
I see no choice but to vote Bob.
I can't help but vote for Bob.
I'm forced to vote Bob.
locking in my vote for bob
my vote is bob
voting bob for now
imma go with bob
ill go bob
I'm going with Bob today.
I'm on Bob.
Sorry Bob, you have my vote.
Bob, you have my vote today.
Bob, my vote is on you.
Bob, I'm voting for you today.
Count me in for voting Bob.
I'll join the vote on Bob.
I'll follow the others and vote Bob.
I'm with Cat on voting Bob.
My final answer is Bob.
I will cast judgment on Bob.
I cast my ballot for Bob.
Consider my vote on Bob final.
I will have to vote for Bob today.
If nothing changes, my vote is Bob.
Unless someone has a better idea, I'm voting Bob.
I'm moving my vote from Cat to Bob.
I vote Bob.
I vote for Bob.
I'm voting Bob.
I'm voting for Bob.
I will vote Bob.
I'll vote for Bob.
I'll be voting for Bob.
I'm going to vote for Bob.
I'm gonna vote bob
imma vote bob
ima lynch bob
I plan to vote for Bob.
I plan on voting Bob.
I intend to vote for Bob.
I am inclined to vote for Bob.
I'm leaning towards voting Bob.
I'm leaning toward a vote on Bob.
I'm leaning to lynch Bob.
I lean towards voting for Bob today.
I'm thinking of voting Bob.
I'm tempted to vote Bob.
I'm ready to vote Bob.
I'm prepared to vote for Bob.
I'm happy to lynch Bob.
I'm fine with lynching Bob.
I'm okay with voting Bob.
I'm comfortable voting Bob.
I feel comfortable voting for Bob.
I'd vote Bob.
I would vote for Bob.
I'd rather vote Bob.
I'd like to vote for Bob.
I want to vote for Bob.
I want to lynch Bob.
I wanna vote bob
I prefer voting Bob.
I prefer to vote for Bob.
I choose to vote for Bob.
I have decided to vote for Bob.
I decided I'm voting Bob.
I must vote for Bob.
I have to vote for Bob.
I have no choice but to vote for Bob.
I feel compelled to vote for Bob.
I shall vote for Bob.
I shall cast my vote for Bob.
I cast my vote for Bob.
I hereby cast my vote against Bob.
I'm casting my vote on Bob.
I'm putting my vote on Bob.
I'll put my vote on Bob.
I'll place my vote on Bob.
I place my vote on Bob.
I'm locking my vote on Bob.
I'm locking in Bob.
Locking in my vote on Bob.
Vote locked on Bob.
My vote is Bob.
My vote is for Bob.
My vote is on Bob.
My vote's on Bob.
My vote will be Bob.
My vote will be for Bob.
My vote will go to Bob.
My vote goes to Bob.
My vote goes on Bob.
My vote stays on Bob.
My vote remains on Bob.
My vote remains with Bob.
My vote stands: Bob.
My vote today is Bob.
My vote for today is Bob.
My final vote is Bob.
My final vote goes to Bob.
My vote would be Bob.
My vote: Bob
vote: Bob
VOTE: Bob
##vote Bob
Vote = Bob
[vote] Bob
Voting Bob.
voting: bob
Voting for Bob today.
Still voting Bob.
Also voting Bob.
Final vote: Bob
Final vote Bob.
Current vote: Bob.
Tentative vote: Bob.
Bob is my vote.
Bob is my vote today.
Bob's my vote.
He's my vote: Bob.
Bob gets my vote.
Bob has my vote.
Bob will get my vote.
Bob has earned my vote.
Bob just earned my vote.
Bob deserves my vote.
Bob it is, voting now: voting Bob.
I'm switching my vote to Bob.
I'm changing my vote to Bob.
I'm moving my vote to Bob.
I switch my vote to Bob.
I'll switch to Bob.
Switching my vote to Bob.
Switching to Bob.
Moving my vote to Bob.
Changing my vote to Bob.
I'm sticking with my vote on Bob.
I'm keeping my vote on Bob.
I'll keep my vote on Bob.
I stick with voting Bob.
I'm joining the vote on Bob.
I'll join the vote against Bob.
I join the vote on Bob.
I'm on the Bob wagon.
I'm joining the Bob wagon.
I'll hop on the Bob wagon.
I'm hopping on the Bob wagon.
I'm hammering Bob.
I'll hammer Bob.
I'm with you, Cat: I'm voting Bob.
Unless something changes, I'm voting Bob.
I'm voting Bob unless he claims.
I'll vote Bob unless somebody convinces me otherwise.
For now my vote is on Bob.
For the good of the village, I vote Bob.
With a heavy heart, I vote for Bob.
alright voting bob now
ok im on bob, voting him
I'm voting to eliminate Bob.
I'm voting to lynch Bob.
I'm voting to execute Bob.
I will be voting to exile Bob today.
`,
  ],
  [
    ['NOT (VOTE Bob)'],
    `
I won't be voting for Bob.
I will not vote Bob today.
I'm not voting Bob.
I'm not going to vote for Bob.
I refuse to vote Bob.
I'd rather not vote for Bob.
I'm unwilling to vote Bob.
I have no intention of voting Bob.
I won't vote for Bob.
I will not vote Bob.
I'm not voting for Bob.
I am not going to vote for Bob.
I'm not gonna vote bob
I don't plan to vote Bob.
I'm not voting Bob today.
I don't want to vote for Bob.
I do not want to lynch Bob.
I wouldn't vote for Bob.
I'd rather not vote Bob.
I'd never vote Bob.
I refuse to vote for Bob.
I refuse to lynch Bob.
I can't vote for Bob.
I'm not comfortable voting Bob.
I'm not ready to vote Bob.
I unvote Bob.
unvote Bob
unvote: Bob
Unvoting Bob.
I'm unvoting Bob.
I'm taking my vote off Bob.
I'm moving my vote off Bob.
I'm removing my vote from Bob.
I withdraw my vote from Bob.
I retract my vote on Bob.
`,
  ],
  [
    ['VOTED Bob'],
    `
I voted Bob.
I voted for Bob.
I voted for Bob yesterday.
I voted Bob because he was quiet.
I already voted Bob.
I did vote for Bob.
I have voted for Bob.
I just voted Bob.
I placed my vote on Bob yesterday.
I voted to lynch Bob.
Yesterday I voted against Bob.
I put my vote on Bob yesterday.
`,
  ],
  [
    ['REQUEST ANY (VOTE Bob)'],
    `
Let's all put our votes on Bob.
We should all get behind voting Bob.
I think Bob is our best lynch today.
Bob should be today's vote.
Bob should be today's elimination.
Bob is who we should vote for.
Bob is the one we should vote out.
The best vote today is Bob.
The best choice today is Bob.
The vote should be on Bob.
The village should vote Bob.
Everyone should vote Bob today.
All of us must vote for Bob.
Each of us should vote for Bob.
Please vote for Bob with me.
Vote with me for Bob.
Vote Bob with me.
Please consider voting for Bob.
I urge everyone to vote for Bob.
I urge you all to vote Bob.
I ask that you vote for Bob.
I ask everyone to join me in voting Bob.
I propose that we vote Bob.
I motion to lynch Bob.
I'd suggest Bob for the vote today.
We need to vote out Bob.
We need to get rid of Bob.
We need Bob gone.
We can't let Bob live.
We can't let Bob survive another night.
It's best to vote Bob.
It would be wise to vote out Bob.
It would be best if we voted Bob.
Voting Bob is the safest move.
Voting for Bob today makes the most sense.
Executing Bob gives us the most information.
Eliminating Bob is our best option.
Bob's elimination is necessary.
Bob's execution is the logical choice.
Let's hang Bob and see.
Let's go for Bob.
Let's take Bob out today.
lets get bob out
get bob out of here
bob should be out
bob needs to be out
bob's gotta go
Bob must be out.
so bob must go
all on bob
everyone on bob
we all vote bob right?
shall we vote bob?
should we just vote bob?
can we vote bob please
can we all agree to vote Bob?
Can we agree on voting Bob?
Who agrees we should vote Bob?
Who's with me on Bob?
Do we all agree on voting out Bob?
How about we lynch Bob?
How about we start with voting Bob?
Shall we cast our votes for Bob?
Target Bob today.
Let's target Bob with our votes.
Bob is a good vote today.
Bob is a solid vote today.
Bob is the best target for today's vote.
I support voting for Bob.
I agree with voting out Bob today.
I agree that Bob should be voted out.
I'm all for voting Bob.
I believe voting out Bob is necessary.
I believe we should vote Bob.
I think we should vote for Bob.
I think we should vote for Bob today, as he has been very quiet.
In my opinion we should lynch Bob.
It's time we voted Bob.
It is time for Bob to go.
It's time for Bob to face the gallows.
Bob deserves to be voted out.
Bob ought to be executed.
Bob must be eliminated today.
Bob must face judgment.
Bob needs to be removed before nightfall.
Bob is the one to vote out.
Bob is the one who should be hanged.
I want Bob voted out.
I'd like to see Bob gone.
I'd like Bob to be executed today.
Vote Bob.
vote bob
Vote for Bob!
Please vote for Bob.
plz vote bob
Everyone vote Bob.
Everyone, vote Bob.
Everybody vote out Bob.
All vote Bob.
guys vote bob
Just vote Bob already.
Vote out Bob now.
Vote Bob out.
VOTE BOB OUT
kill bob
lynch bob
Lynch Bob already!
hang bob
Let's vote Bob.
Let's vote for Bob.
Let's all vote Bob.
Let us vote for Bob today.
lets lynch bob
Let's hang Bob.
Let's get rid of Bob.
Let's get Bob out.
Let's get Bob out of here.
Let's kick Bob.
Let's yeet Bob.
Let's boot Bob.
Let's eliminate Bob.
Let's execute Bob.
Let's exile Bob.
Let's banish Bob.
Let's remove Bob today.
Let's take Bob out.
Let's take out Bob.
Let's string up Bob.
Let's string Bob up.
Let's send Bob to the gallows.
Let's send Bob packing.
Let's put Bob on the gallows.
Let's wagon Bob.
Let's pile on Bob.
Let's put pressure on Bob and lynch him.
Let's go with Bob.
Let's go for Bob today.
Let's go with Bob today.
Let's do Bob today.
Let's pick Bob for today's vote.
Let's make Bob today's lynch.
Let's agree on Bob.
Let's settle on Bob.
Let's unite on Bob.
Let's unite our votes on Bob.
Let's consolidate on Bob.
Let's consolidate our votes on Bob.
Let's concentrate our votes on Bob.
Let's focus our votes on Bob.
Let's put our votes on Bob.
Let's cast our votes for Bob.
Let's stack our votes on Bob.
Let's all put our votes on Bob today.
Let's just vote Bob and see what happens.
Let's end this and vote Bob.
Let's stop wasting time and vote Bob.
We should vote Bob.
We should vote for Bob today.
We should all vote Bob.
We should lynch Bob.
We should definitely hang Bob.
We should eliminate Bob now.
We should get rid of Bob.
We should consider voting Bob.
We should consider executing Bob.
We must vote Bob.
We must vote out Bob today.
We have to vote Bob.
We need to vote Bob.
We need to lynch Bob today.
We gotta vote bob
We ought to vote for Bob.
We better vote Bob.
We'd better lynch Bob.
We could vote Bob.
We can vote Bob today.
We can lynch Bob.
We might as well vote Bob.
We vote Bob today.
We vote Bob now.
We're voting Bob, right?
We are going to vote Bob.
Can we vote Bob?
Can we just lynch Bob?
Could we vote for Bob?
Should we vote Bob?
Should we lynch Bob today?
Shall we vote Bob?
Shall we vote for Bob today?
Shouldn't we vote Bob?
Why don't we vote Bob?
Why not vote Bob?
How about voting Bob?
How about we vote Bob?
What about voting Bob?
What if we vote Bob?
What do you say we lynch Bob?
Who's with me on voting Bob?
Who is with me in voting Bob?
Who's up for lynching Bob?
Who's in for voting Bob?
Who's down to vote Bob?
Who wants to vote Bob with me?
Anyone up for voting Bob?
Anyone else want to vote Bob?
Would anyone join me in voting Bob?
Join me in voting Bob.
Join me and vote Bob.
Come vote Bob with me.
Please join me in voting for Bob.
I suggest we vote Bob.
I suggest voting Bob.
I suggest that we vote for Bob.
I propose we vote Bob.
I propose voting for Bob.
I propose that we execute Bob today.
I propose Bob for the lynch.
I propose Bob for today's execution.
I nominate Bob.
I nominate Bob for today's lynch.
I recommend voting Bob.
I recommend that we vote Bob.
I say we vote Bob.
I say we lynch Bob.
I say vote Bob.
I say let's vote Bob.
I think we should vote Bob.
I think we should all vote for Bob.
I believe we should execute Bob.
I think voting Bob is best.
I think voting Bob is the right move.
I think voting for Bob makes sense.
I think it's best to vote Bob.
I think it's time to vote Bob.
I think Bob should go.
I think Bob should be lynched.
I feel we should vote Bob.
I'd suggest we vote Bob.
I'd propose we lynch Bob.
I'd recommend voting for Bob.
I want Bob lynched.
I want Bob gone.
I want Bob dead.
I want Bob out.
I want us to vote Bob.
I want everyone to vote Bob.
I'd like us to vote Bob.
I'd like everyone to vote for Bob.
I'd like to see Bob lynched.
I'd like to propose voting Bob.
I urge everyone to vote Bob.
I urge you all to vote for Bob.
I ask everyone to vote for Bob.
I implore everyone to vote Bob.
I'm asking everyone to vote Bob.
I'm calling for a vote on Bob.
I call for Bob's execution.
I call for a vote against Bob.
I'm pushing for a Bob lynch.
I'm pushing for Bob's execution.
I support executing Bob.
I support a Bob lynch.
I support the Bob lynch.
I support lynching Bob.
I support the vote on Bob.
I'm in favor of lynching Bob.
I'm in favour of executing Bob.
I agree we should vote Bob.
I agree, let's vote Bob.
I agree with voting Bob.
I agree with lynching Bob.
I agree that we should execute Bob.
I second voting Bob.
Bob should be lynched.
Bob should be voted out.
Bob should be executed today.
Bob should be eliminated.
Bob should be today's lynch.
Bob should be our vote.
Bob should be our target today.
Bob should hang.
Bob should die.
Bob should go.
Bob should go today.
Bob must go.
Bob must be executed.
Bob must die.
Bob must hang.
Bob has to go.
Bob has to be lynched.
Bob has gotta go.
bob gotta go
Bob needs to go.
Bob needs to be voted out.
Bob needs to die.
Bob ought to be lynched.
Bob deserves to hang.
Bob is today's vote.
Bob is today's lynch.
Bob is our lynch today.
Bob is the lynch.
Bob is the play today.
Bob is the best lynch.
Bob is the best vote today.
Bob is the right target.
Bob is the right choice for today's vote.
Bob is the best candidate for execution.
Bob is the best choice for today's execution.
Bob is a good lynch.
Bob is our best vote.
Bob for lynch.
Bob for the lynch today.
Bob for execution.
Bob for today's vote.
Bob to the gallows!
Hang Bob high!
Off with Bob's head!
String him up! String Bob up!
It's time to vote Bob.
It's time to lynch Bob.
It is time to execute Bob.
Time to vote Bob.
Time to get rid of Bob.
It would be best to vote Bob.
It would be wise to vote for Bob.
It makes sense to vote Bob.
It makes sense to lynch Bob today.
The best move is to vote Bob.
The best play is to lynch Bob.
The right move is voting Bob.
The safest option is to vote Bob.
The logical move is to execute Bob.
The smart play is voting Bob.
Our best option is to vote out Bob.
My suggestion is to vote Bob.
My suggestion is that we vote Bob.
My proposal: vote Bob.
My proposal is to execute Bob.
My vote suggestion: lynch Bob.
Voting Bob is the best option.
Voting Bob is the right call.
Voting Bob makes sense.
Voting out Bob seems wise.
Lynching Bob is the safest choice.
Executing Bob is the logical move.
Executing Bob resolves the question.
All votes on Bob.
All votes on Bob please.
Votes on Bob!
Everyone put your votes on Bob.
Put your votes on Bob.
Put your vote on Bob, everyone.
Keep your votes on Bob.
Keep all votes on Bob.
Pile your votes on Bob.
Stack votes on Bob.
Switch your votes to Bob.
Everyone switch to Bob.
Move your votes to Bob.
Today we lynch Bob.
Today we hang Bob.
Today Bob dies.
Bob dies today.
Bob hangs today.
`,
  ],
  [
    ['REQUEST ANY (NOT (VOTE Bob))'],
    `
Let's not vote Bob today.
We shouldn't vote for Bob.
We should not execute Bob today.
I don't think Bob should be voted out.
Bob shouldn't be executed today.
Do not vote for Bob.
Don't waste your votes on Bob.
don't kill bob
dont vote bob pls
Don't vote Bob.
Don't vote for Bob!
dont lynch bob
Please don't vote for Bob.
Do not vote Bob today.
Nobody vote Bob.
Nobody should vote for Bob.
No one vote Bob.
Let's not vote Bob.
Let's not lynch Bob.
Let's avoid voting Bob.
We shouldn't vote Bob.
We should not lynch Bob today.
We must not vote Bob.
We can't vote Bob.
We cannot lynch Bob today.
We mustn't execute Bob.
Stop voting for Bob.
Stop voting Bob, everyone.
Never vote Bob.
I'm against voting Bob.
I'm against lynching Bob.
I'm opposed to lynching Bob.
I oppose lynching Bob.
I oppose voting for Bob.
I disagree with voting Bob.
I disagree with lynching Bob.
I don't think we should vote Bob.
I don't think we should lynch Bob.
I do not believe we should vote for Bob.
I don't agree with voting Bob.
I don't support voting Bob.
I don't want us to vote Bob.
Voting Bob would be a mistake.
Voting Bob is a mistake.
Voting Bob is a bad idea.
Voting for Bob is wrong.
Lynching Bob is a terrible idea.
Lynching Bob would be a mistake.
Executing Bob would be a disaster.
It would be a mistake to vote Bob.
It's a mistake to lynch Bob.
It's too early to vote Bob.
Bob should not be lynched.
Bob shouldn't be voted out.
Bob must not be executed.
Bob doesn't deserve to be lynched.
Unvote Bob, everyone.
Everyone unvote Bob.
Take your votes off Bob.
`,
  ],
  [
    ['REQUEST Cat (VOTE Bob)'],
    `
Cat, vote Bob.
Cat, please vote for Bob.
Cat, vote Bob with me.
Cat, can you vote Bob?
Cat, could you vote for Bob?
Cat, will you vote Bob?
Cat, would you vote Bob with me?
Cat, you should vote Bob.
Cat, you need to vote Bob.
Cat, you must vote Bob.
Cat, you have to vote for Bob.
Cat, put your vote on Bob.
Cat, please put your vote on Bob.
Cat, switch your vote to Bob.
Cat, switch to Bob.
Cat, join me in voting Bob.
Cat, please join me in voting for Bob.
@Cat vote Bob
@Cat please vote Bob.
@Cat you should vote Bob today.
I want Cat to vote Bob.
I'd like Cat to vote for Bob.
I need Cat to vote Bob.
I ask Cat to vote Bob.
I urge Cat to vote Bob.
I'm asking you to vote Bob, Cat.
Cat should vote Bob.
Cat needs to vote Bob.
Cat must vote Bob.
`,
  ],
  [
    ['Cat VOTED Bob'],
    `
Cat voted Bob yesterday.
Cat cast their vote for Bob.
Cat's vote for Bob was odd.
Cat's vote against Bob was odd.
Cat's vote on Bob surprises me.
Cat's decision to vote for Bob was odd.
Cat's choice to vote for Bob was odd.
I noticed that Cat voted Bob yesterday.
Cat, what's your reason for voting Bob?
Cat, what is the reason behind your vote for Bob?
Cat, can you explain your vote for Bob?
Cat, could you explain why you voted for Bob?
Cat, please explain your vote on Bob.
Cat, explain why you voted Bob.
Cat, I'd like to know why you voted for Bob.
Cat, I'm curious about your vote for Bob.
Cat, you voted Bob without a reason.
Cat was the one who voted for Bob.
Cat switched to Bob at the last second with a vote.
Cat changed the vote to Bob.
Since Cat voted for Bob, I wonder about that.
Cat voted Bob.
Cat voted for Bob.
Cat voted for Bob yesterday.
Cat did vote for Bob.
Cat has voted for Bob.
Cat just voted Bob.
Cat already voted for Bob.
Cat was the one who voted Bob.
Cat's vote on Bob was strange.
Cat's vote for Bob makes no sense.
Cat's vote was on Bob.
Cat's vote yesterday was for Bob.
Why did Cat vote for Bob?
Cat, why did you vote for Bob?
Cat, why did you vote Bob yesterday?
Cat, what made you vote for Bob?
Cat, you voted for Bob.
Cat, you voted Bob yesterday.
Cat, explain your vote on Bob.
Cat, please explain your vote for Bob.
Cat, can you explain why you voted for Bob?
Cat, could you tell us why you voted Bob?
Cat, what was the reason for your vote on Bob?
Cat, what was your reason for voting Bob?
Cat, I don't understand your vote on Bob.
I noticed Cat voted for Bob.
I saw that Cat voted Bob.
It's odd that Cat voted for Bob.
Remember that Cat voted for Bob.
Cat put a vote on Bob.
Cat placed a vote on Bob.
Cat cast a vote for Bob.
Cat switched their vote to Bob.
Bob was voted by Cat.
`,
  ],
  [
    ['Cat VOTE Bob'],
    `
Cat, why are you voting for Bob?
Cat, why do you want to vote for Bob?
Cat is voting Bob.
Cat is voting for Bob.
Cat wants to vote Bob.
Cat wants to lynch Bob.
Cat is going to vote for Bob.
Cat will vote for Bob.
Cat says she will vote for Bob.
Cat plans to vote Bob.
Cat intends to vote for Bob.
Cat keeps voting for Bob.
Cat is trying to lynch Bob.
Cat is pushing to lynch Bob.
`,
  ],
  [
    ['REQUEST ANY (OR (VOTE Bob) (VOTE Cat))'],
    `
Let's vote Bob or Cat.
We should vote Bob or Cat.
We should lynch either Bob or Cat.
Vote Bob or Cat.
I think we should vote for Bob or Cat.
`,
  ],
  [
    ['REQUEST ANY (VOTE Bob)', 'REQUEST ANY (NOT (VOTE Cat))'],
    `
Don't vote Cat, vote Bob.
Let's not vote Cat, let's vote Bob.
`,
  ],
  [
    ['VOTE Bob', 'ESTIMATE Bob WEREWOLF'],
    `
I am voting Bob. Dodging questions and twisting the log all day feels like a wolf move.
I'm voting Bob. Hiding and deflecting all day is suspicious.
My vote is for Bob. With little to go on his suspicious behavior stands out the most.
I'm voting Bob. Silent all day is suspicious.
I'm voting Bob—staying silent is classic wolf behavior.
I'm voting Bob; dodging questions like that is suspicious.
I vote Bob. Changing votes like this is wolf behavior.
I suspect Bob and will vote for him.
I suspect Bob, so I'll vote for him.
I'm voting Bob because he is suspicious.
I'm voting Bob because I think he's a wolf.
I'm voting Bob since he looks like a wolf.
Bob is suspicious. He gets my vote.
Bob is the wolf, I'm voting for them.
Bob seems like the wolf so that's my vote.
I will vote for Bob as he is the most suspicious.
I will vote for Bob, who is the most suspicious.
`,
  ],
  [
    ['REQUEST ANY (DIVINATION Bob)'],
    `
Tonight's divination should be Bob.
Our next check should be on Bob.
The seer should divine Bob.
The seer should check Bob tonight.
Seer, please divine Bob.
Seer, check Bob tonight.
I'd like the seer to divine Bob tonight.
I want Bob divined tonight.
I think we should divine Bob.
We should divine Bob next.
We should have Bob divined.
Let's divine Bob tonight.
Let's have the seer check Bob.
Let's focus on Bob for tonight's divination.
I suggest divining Bob.
I suggest prioritizing Bob for divination.
I recommend divining Bob tonight.
I propose that the seer divines Bob.
Bob should be divined next.
Bob would be a good divination target.
Bob is a good target for divination.
It would be good to divine Bob.
It's wise to divine Bob.
How about divining Bob tonight?
Perhaps divining Bob would help.
Divining Bob could help us.
Checking Bob tonight would help.
Let's think about tonight's divination. I suggest focusing on Bob.
`,
  ],
  [
    ['DIVINATION Bob'],
    `
I will divine Bob tonight.
I'll check Bob tonight.
I plan to divine Bob next.
I'm going to divine Bob tonight.
I intend to check Bob.
Tonight I will divine Bob.
Tonight I'm checking Bob.
My next divination target is Bob.
I'd like to divine Bob tonight.
`,
  ],
  [
    ['GUARD Bob'],
    `
I will protect Bob tonight.
I'll guard Bob tonight.
I'm going to guard Bob.
I'm protecting Bob tonight.
`,
  ],
  [
    ['REQUEST ANY (GUARD Bob)'],
    `
We need to protect Bob tonight.
Bodyguard, please protect Bob.
The bodyguard should protect Bob.
The bodyguard should guard Bob tonight.
Let's protect Bob.
Please guard Bob tonight.
Bob must be protected.
`,
  ],
];
