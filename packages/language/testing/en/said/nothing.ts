import type { SaidExample } from './said.ts';

/** Small talk, and talk of the game that no sentence of the protocol says. */
export const NOTHING_SAID: readonly SaidExample[] = [
  [
    [],
    `
Bob and Cat can't both be seers.
I should have said I'm the seer like everyone else.
I could have been the seer for all you know.
We should have voted Bob yesterday.
I would have voted for Bob.
I'd have checked Bob if I were the seer.
I wish I had voted Bob.
I wish Bob were the wolf.
Let's say Bob is the wolf for a moment.
Let's assume Bob is the seer.
In the world where Bob is a wolf, Cat is too.
Why would Bob be a wolf?
Why would a wolf vote Bob?
Why should we hang Bob?
I was told Bob is the wolf.
Some think Bob is the wolf.
Many say Cat is the seer.
They want me to vote Bob.
Cat asked me to vote Bob.
Cat wants us to hang Bob.
Cat's suggestion to vote Bob is odd.
Those who vote Bob are wolves.
Whoever votes Bob is a wolf.
Anyone defending Bob is a wolf.
People who trust Bob are suspicious.
I'm not saying Bob is a wolf.
I was thinking Bob was the wolf.
It makes no sense for Bob to be a wolf.
I can't vote for myself.
We're trying to figure out who the wolf is.
What are your thoughts on Cat's divination result, Bob?
Claiming seer so late is suspicious.
My gut says Bob is fine.
I guard people for a living. Last night it was Bob.
Bob and Cat cannot both be the seer.
Push suspicion on Bob subtly.
Keep suspicion on Bob today.
You are steering suspicion towards Bob.
Vote count: Bob 2, Cat 1.
Cat claimed something but still won't show a result.
Your refusal to name a role is noted, Bob.
Bob, you keep targeting me.
Bob still targets Cat after all that.
Bob hasn't been cleared by the seer.
Bob has not been cleared yet.
Cat still won't show her divination.
Cat refuses to share her result.
Your shift from trusting me to calling me fishy is abrupt.
Why is Bob suspicious?
Tell us why Bob seems suspicious.
Explain why Bob is a wolf.
What makes Bob suspicious?
What makes you think Bob is a wolf?
Why do you think Bob is the wolf?
Bob's silence concerns me.
Bob's behavior worries me.
Bob's silence is concerning.
Bob is quiet.
Bob feels off.
Bob's logic is inconsistent.
I'm uneasy about Bob.
We should observe Bob.
I want to hear more from Bob.
I'd like to hear from Bob.
Bob, what do you think?
Bob, your thoughts?
Bob, could you explain your reasoning?
I disagree with Bob.
Bob makes a good point.
If Bob is a wolf, we should vote him.
If Bob is the seer, we can trust him.
If I were a wolf, I would attack Bob.
Suppose Bob is a wolf.
Assuming Bob is the wolf, who is the partner?
What if Bob is the wolf?
Even if Bob is a wolf, we need proof.
Wolves often stay quiet.
A wolf would try to hide.
The wolves are among us.
The seer is important.
Let's find the wolf.
We need to be careful about who we trust.
Who can we trust?
We should not rush to vote.
Let's not rush to judgment.
It's time to vote.
I haven't decided who to vote for.
I'm not sure if Bob is a wolf.
I don't know if Bob is the wolf.
I can't tell whether Bob is a wolf.
It's hard to say if Bob is a wolf.
No one knows if Bob is the seer.
Bob was attacked.
We lost Bob.
Poor Bob.
just saw bob gets killed tonight thats suspicious
Everyone wants to vote for Bob.
People are voting Bob too fast.
Voting for Bob felt pressured.
Bob, who do you love?
Bob is a bot.
i am the bot
bob is the llm
Hi Bob!
Thanks Bob.
Bob, speak up.
Bob, defend yourself.
Speak up or I'll vote for you.
Explain yourself or I'll vote you, Bob.
I'll vote for Bob if he doesn't speak.
I might vote for Bob if he stays silent.
A vote for Bob is a vote for chaos.
A unified vote for Bob would be an act of discord.
Hello everyone!
Hi all.
hey guys
Good morning, everyone.
Good morning. I hope you slept well.
Nice to meet you all.
I'm Ann. Nice to meet you.
My name is Ann, let's have a good game.
I look forward to playing with you.
Let's have fun!
Let's do our best.
Let's work together to find the wolves.
Let's find the werewolves together.
Let's find the wolf and win this.
We need to find the werewolves before it's too late.
We must find the wolf today.
We have to find out who the wolf is.
We need to figure out who is lying.
Let's figure out who the mafia is.
I want to find the wolves.
I'm excited to find those sneaky werewolves!
lol
haha
ok
okay
yes
no
why?
what?
Why me?
hmm
Interesting.
That's interesting.
I see.
I understand.
I agree.
I agree with Bob.
I agree with you, Bob.
I disagree.
I disagree with Cat.
Good point, Bob.
Bob has a good point.
Bob makes a lot of sense.
Bob is right.
You're right, Bob.
Well said, Cat.
Thank you, Bob.
Thanks for the information, Bob.
Thanks, Cat, that helps.
Sorry, Bob.
Poor Cat.
RIP Bob.
rip bob
Bob is dead.
Bob died last night.
Bob was attacked last night.
Bob was killed by the wolves.
Bob was killed last night.
Bob has been executed.
Bob was executed yesterday.
Bob was lynched yesterday.
We lost Bob last night.
We lost our seer.
The seer is dead.
The wolves killed Bob last night.
Nobody died last night.
No one was attacked last night.
The bodyguard saved somebody.
There are five of us left.
There is one wolf left.
There are two wolves among us.
There is a wolf among us.
One of us is a werewolf.
Somebody here is lying.
One of them is lying.
Two people claim to be the seer.
There are two seer claims.
We have two seers.
We have three seer claimants.
Two seers have come forward.
The real seer is still hiding.
The seer hasn't come out yet.
No seer has come out.
Nobody has claimed seer.
Nobody claimed anything.
The wolves are laughing at us.
The wolves want us to fight.
That's what the wolves want.
The wolves will win if we don't act.
If we lynch wrong, the wolves win.
Wolves love chaos.
Wolves hide in silence.
Wolves usually stay quiet.
A wolf would stay quiet.
A real seer would come out earlier.
A villager has no reason to lie.
Silence helps the wolves.
Silence is suspicious.
Being quiet is suspicious.
Quiet players are suspicious.
Random voting only helps the wolves.
Random votes are dangerous.
Voting without reasons helps nobody.
Voting randomly is bad.
We shouldn't rush.
Let's not rush.
Let's not rush the vote.
Let's not jump to conclusions.
Let's stay calm.
Let's think carefully.
Let's think before we vote.
Let's discuss before voting.
Let's wait for the seer.
Let's wait for more information.
Let's wait and see.
Let's hear from everyone.
Let's hear from Bob.
Let's hear what Bob has to say.
Let's listen to Cat.
Let's look at the votes.
Let's look at yesterday's votes.
Let's look at the voting pattern.
Let's keep an eye on Bob.
Let's watch Bob closely.
We should watch Bob.
We should keep an eye on Cat.
I'll keep an eye on Bob.
I'm watching you, Bob.
I'm watching Bob.
I'm curious about Bob.
I'm interested in Bob's opinion.
I want to hear from Bob.
I want to hear Bob's opinion.
I'd like to hear more from Cat.
What do you think, Bob?
What do you think?
What does everyone think?
What do you think about Bob?
What do you think of Cat?
What do you think of Bob's claim?
What are your thoughts, Bob?
What are your thoughts?
Any thoughts?
Thoughts?
Your thoughts, Bob?
Bob, any thoughts?
Bob, please share your thoughts.
Bob, please explain.
Bob, explain yourself.
Bob, can you explain?
Bob, can you explain your reasoning?
Bob, could you elaborate?
Bob, why?
Bob, why are you so quiet?
Bob, why so quiet?
Bob, why do you think so?
Bob, you're very quiet.
Bob, you have been quiet today.
Bob, say something.
Bob, please speak up.
Bob, are you there?
Bob, where are you?
Bob, how are you?
How are you today, Bob?
How was your night?
Bob has been quiet.
Bob hasn't said anything.
Bob is too quiet.
Bob is very quiet today.
Bob is talking a lot.
Bob talks too much.
Bob seems nervous.
Bob is acting weird.
Bob is acting strange.
Bob's behaviour is strange.
Bob's silence worries me.
Bob's silence is worrying.
Bob's silence is noted.
Bob worries me.
I'm worried about Bob.
I'm a bit worried about Cat's silence.
I have a bad feeling about this.
I have no idea.
I don't know.
I don't know who to trust.
I don't know who to vote for.
I don't know who the wolf is.
I'm not sure who to vote for.
I'm not sure about Bob.
I'm not sure yet.
I'm undecided.
I haven't decided yet.
I need more information.
We need more information.
We need more info before we decide.
I have no information.
I have no special information.
I have nothing to report.
I have no result yet.
I have no results to share.
I haven't divined anyone yet.
I'm thinking.
I need time to think.
Let me think.
It's hard to say.
It's hard to tell who is lying.
It's difficult to decide.
It could be anyone.
Anyone could be the wolf.
Anybody can be a werewolf.
Everyone is suspicious.
Everyone seems suspicious to me.
We are all suspects.
Trust nobody.
I trust nobody.
I don't trust anyone.
Trust your instincts.
Who knows?
Who said that?
Who died?
Who was attacked?
Who is left?
Who voted for me?
Who voted for Bob?
Why did you vote for me?
Why did everyone vote for Bob?
Why would a wolf do that?
Why would the wolves kill Bob?
Is Bob still alive?
Is anyone there?
Is it day already?
If Bob is a wolf, Cat is human.
If Bob is the seer, then Cat must be a wolf.
If Bob were a wolf, he would have attacked Cat.
If Bob is lying, we should lynch him.
If Bob doesn't speak, I will vote for him.
If nobody objects, I'll vote for Bob.
If you don't answer, I'll vote for you, Bob.
If I die tonight, check Bob.
Answer me, or I'll vote for you, Bob.
Speak up or we will lynch you, Bob.
Should Bob turn out to be human, we have a problem.
I wonder if Bob is a wolf.
I wonder whether Bob is the seer.
I wonder who the seer is.
I hope Bob isn't a wolf.
I hope Bob was a wolf.
I was going to vote for Bob.
I almost voted for Bob.
I thought Bob was a wolf.
Everybody thinks Bob is a wolf.
People say Bob is a wolf.
Everyone suspects Bob.
Some of you suspect Bob.
Nobody suspects Bob.
Nobody trusts Bob.
Bob: 2 votes, Cat: 1 vote.
Votes so far: Bob 2, Cat 1.
Vote count: Bob (2), Cat (1)
Bob got two votes.
Bob has two votes.
Bob received the most votes.
Bob is leading the vote.
The vote is split between Bob and Cat.
It's a tie between Bob and Cat.
Good game, everyone.
gg
Well played, wolves.
Congratulations to the wolves.
The game is over.
The village wins!
We win!
The vote is about to begin.
It's voting time.
Time to vote.
Time is running out.
Let's vote.
Let's vote wisely.
Let's vote carefully today.
Please vote wisely.
Please vote.
Everyone, please vote.
Remember to vote.
Vote!
We should vote together.
We need to coordinate our votes.
Our votes matter.
I'm ready to vote.
I will vote soon.
I'll vote later.
I'll decide later who to vote for.
I will follow the seer.
I will follow the village's decision.
I'll vote with the majority.
The medium's result will help us.
The medium will tell us tomorrow.
Tomorrow we will know more.
Tomorrow the seer will have another result.
The seer has to be careful.
The seer's result is important.
We should trust the seer.
We should follow the seer.
We must protect the seer.
I like pizza.
I love this game.
I like Bob.
Bob is funny.
Bob is my friend.
Bob, you are so funny.
What's your favourite food, Bob?
It's raining.
I'm hungry.
I'm tired.
I'll be right back.
brb
Skip
Over
...
`,
  ],
];
