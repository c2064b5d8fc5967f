import type { SaidExample } from './said.ts';

/** Who is taken for what. */
export const ESTIMATES_SAID: readonly SaidExample[] = [
  [
    ['ESTIMATE Bob WEREWOLF'],
    `
There are many suspicious points about Bob.
There is a lot of suspicious stuff about Bob.
I see suspicious signs around Bob.
My read on Bob is wolf.
I have no special info and remain wary of Bob.
I know nothing more and am suspicious of Bob.
I have a strong feeling that Bob is a wolf.
I have a feeling Bob is the werewolf.
I have a hunch Bob is mafia.
I get the feeling Bob is a wolf.
I can't shake the feeling that Bob is a wolf.
My gut tells me Bob is the wolf.
My instinct tells me that Bob is a werewolf.
It seems likely that Bob is a werewolf.
It's likely that Bob is the wolf.
It is highly likely Bob is a werewolf.
It's possible that Bob is a wolf.
It's clear that Bob is a werewolf.
It is obvious Bob is the wolf.
There is a high chance that Bob is a werewolf.
There is a strong possibility that Bob is a wolf.
I'm convinced Bob is a wolf.
I'm certain that Bob is the werewolf.
I'm fairly sure Bob is mafia.
I'm pretty sure its bob
I'm beginning to believe that Bob is the werewolf.
I am increasingly suspicious of Bob.
I can't help but suspect Bob.
I can't help but feel suspicious of Bob.
I cannot help but find Bob suspicious.
I find myself suspecting Bob.
I suspect Bob more than Cat.
I suspect that Bob is a werewolf.
I suspect Bob might be a werewolf.
I suspect Bob of being a wolf.
I have suspicions about Bob.
I harbor suspicions about Bob.
I have doubts about Bob, he looks like a wolf.
My suspicion is on Bob.
My suspicions fall on Bob.
My suspicion falls upon Bob.
My suspicions lean toward Bob.
My main suspicion is Bob.
My prime suspect remains Bob.
My top suspect right now is Bob.
My biggest suspect is Bob.
Bob remains my top suspect.
Bob is at the top of my list.
Bob is on my suspect list.
Bob is the most suspicious to me.
Bob seems the most suspicious.
Bob appears to be the most suspicious.
Bob looks increasingly suspicious.
Bob has been acting suspiciously.
Bob has been acting very suspicious lately.
Bob has been suspicious.
Bob's been sus
bob is kinda sus ngl
bob lowkey sus
bob highkey sus
bob seems sus
bob is sus af
bob super sus
bob be acting sus
bob acting sus
bob def mafia
bob 100% mafia
bob has to be mafia
bob must be mafia
bob gotta be mafia
it's gotta be bob
it has to be bob
its bob
its obviously bob
ok so its bob right
it's bob, right?
it must be bob
it might be bob
it could be bob
it's probably Bob
i think its bob
i think it was bob
i think bob
bob is my guess
my guess is bob
I'd guess Bob.
i bet its bob
bob is the killer
bob is the bad guy
bob is one of the mafia
Bob is one of the wolves.
Bob could be one of the werewolves.
Bob may well be a wolf.
Bob might just be the wolf.
Bob is most likely the werewolf.
Bob is very likely the werewolf.
Bob is probably the wolf.
Bob, you're a wolf.
Bob, I think you're the wolf.
Bob, I suspect you.
Bob, I'm suspicious of you.
Bob, you're acting suspicious.
Bob, you seem suspicious.
Bob, your behavior is suspicious.
Bob, your silence is suspicious.
Bob, your silence makes you suspicious.
Bob, your silence makes you look suspicious.
Bob, that's suspicious.
Bob, this makes me suspicious of you.
Bob's behavior is suspicious.
Bob's behavior seems suspicious.
Bob's behaviour has been suspicious.
Bob's actions are suspicious.
Bob's actions seem highly suspicious.
Bob's quick accusation is suspicious.
Bob's sudden change of vote is suspicious.
Bob's reaction was suspicious.
Bob's voting pattern is suspicious.
Bob's shifting votes are suspicious.
Bob's defense sounds suspicious.
Bob's story is fishy.
I find Bob's behavior suspicious.
I find Bob's silence very suspicious.
I find it suspicious that Bob is so quiet.
It's suspicious that Bob hasn't said anything.
It is suspicious how Bob avoids questions.
Sketchy how Bob vanishes during the day.
Suspicious how Bob never votes.
Suspicious of Bob here.
There is something suspicious about Bob.
There's something fishy about Bob's story.
Something about Bob is suspicious.
Something about Bob feels suspicious.
Something is fishy about Bob.
I noticed suspicious behavior from Bob.
I see suspicious behavior in Bob.
The most suspicious person is Bob.
The most suspicious player right now is Bob.
The person I suspect the most is Bob.
The wolf is likely Bob.
The wolf must be Bob.
The werewolf could be Bob.
The werewolf is most likely Bob.
One of the wolves is Bob.
If you ask me, Bob is the wolf.
If I had to guess, Bob is the wolf.
If I had to pick, I'd say Bob is the wolf.
If I had to choose, I'd say it's Bob.
I do not trust Bob at all.
I cannot trust Bob anymore.
I no longer trust Bob.
We can't trust Bob.
Don't trust Bob.
never trust bob
Nobody should trust Bob.
Bob cannot be trusted.
Bob is not trustworthy.
Bob looks guilty.
Bob seems guilty to me.
Bob is scummy.
Bob reads as wolf to me.
I read Bob as wolf.
I have Bob as a wolf.
I've got Bob as scum.
Bob is giving off wolf vibes.
Bob gives me wolf vibes.
Bob gives me bad vibes, he's a wolf.
I get wolf vibes from Bob.
I'm getting wolf vibes from Bob.
I'm getting sus vibes from Bob.
Bob sounds like a wolf.
Bob sounds like a werewolf trying to hide.
Bob is acting like a wolf.
Bob acts exactly like a wolf would.
Bob is behaving like a werewolf.
Bob is playing like a wolf.
That is exactly what a wolf would say, Bob.
Bob is wolfy.
Bob is our wolf.
Bob is the wolf here.
Bob is the werewolf we are looking for.
That points to Bob as the wolf.
This points to Bob being the wolf.
This suggests that Bob is a werewolf.
This hints at Bob possibly being the werewolf.
This implies Bob is a wolf.
This means Bob is the werewolf.
That means Bob must be the wolf.
Therefore Bob is the wolf.
So Bob is the wolf.
Hence, Bob must be the werewolf.
Bob keeps dodging questions. That's classic wolf behavior.
Bob keeps deflecting, which is suspicious.
Bob keeps deflecting, which is typical wolf behavior.
Bob stays quiet, which makes me suspicious.
Bob hasn't said anything. That's suspicious.
Bob hasn't said a word, which is suspicious.
Bob is too quiet, it's suspicious.
Bob is being too quiet and suspicious.
Bob's been quiet and suspicious.
Bob's evasiveness raises my suspicion.
Bob's evasiveness makes me suspicious.
Bob raises my suspicion.
Bob raises suspicion.
I'm wary of Bob.
I'm still wary of Bob.
I'd put my money on Bob.
All evidence points to Bob.
Everything points at Bob.
All signs point to Bob.
Evidence suggests Bob is a wolf.
Bob is a wolf.
Bob's a wolf.
Bob is scum.
bob = scum
Bob is 100% mafia
I'm convinced Bob is one of the wolves.
I have a strong feeling that Bob is the werewolf.
Bob has to be the wolf.
Bob must be a werewolf.
It has to be Bob.
It's gotta be Bob.
gotta be bob
its def bob
Definitely Bob.
bob for sure
Bob, I think.
bob imo
I'd say it's Bob.
I would guess Bob.
My guess is Bob.
My gut says Bob.
My gut tells me it's Bob.
My money's on Bob.
I'd bet on Bob being the wolf.
I bet Bob is the killer.
I've got a bad feeling about Bob being the wolf.
Bob is my top scumread.
Bob is my biggest scum read.
Bob is a scumread for me.
I have Bob as scum.
I'm reading Bob as scum.
I read Bob as a wolf.
I'm scumreading Bob.
I scumread Bob.
I have a scum read on Bob.
I've got a wolf read on Bob.
wolf lean on Bob
FoS Bob
FoS: Bob
FOS on Bob.
Big FoS on Bob
I point my finger at Bob.
I'm pointing the finger at Bob.
Pointing my finger of suspicion at Bob.
Bob is pinging me hard.
Bob pings me.
Bob's posts ping me.
Bob's play screams wolf.
Everything about Bob screams mafia.
Bob screams scum to me.
Bob reeks of scum.
Bob reeks of wolf.
Bob stinks of wolf.
Bob smells like a wolf.
Bob smells fishy.
Something smells fishy about Bob.
There is something fishy about Bob.
There's something shady about Bob.
Bob is looking shady.
Bob looks scummy.
bob looking mad sus rn
bob kinda sus ngl
bob acting sus af
Bob sounds guilty to me.
Bob strikes me as suspicious.
Bob strikes me as a wolf.
Bob comes off as scummy.
Bob is coming across as very suspicious.
Bob comes across as a werewolf.
Bob rings alarm bells for me.
Bob sets off my alarm bells.
Bob's posts are setting off alarm bells.
Bob still rings my suspicion bell.
Bob raises red flags.
Bob's behaviour is a huge red flag.
Red flags all over Bob.
Bob is a wolf in sheep's clothing.
Behind that smile Bob is a wolf.
Bob is hiding his fangs.
Only a wolf would talk like Bob.
Bob talks like a wolf.
Bob plays like a wolf.
Bob is behaving like a werewolf would.
Bob is acting exactly like a wolf.
Bob's behavior is that of a wolf.
Bob's words are those of a wolf.
Those are the words of a wolf, Bob.
Bob's silence is suspicious.
Bob's silence strikes me as suspicious.
Bob's silence and vote switching are suspicious.
Bob, your erratic votes and shifting blame seem suspicious.
I find Bob's silence suspicious.
I find it suspicious that Bob says nothing.
It's suspicious how Bob avoids the question.
It is very suspicious that Bob changed his vote.
Pretty suspicious of you, Bob.
Bob, you look guilty.
Bob, you're acting really suspicious.
Bob, I think you are the wolf.
Bob, you must be the wolf.
I think you're the wolf, Bob.
You are the werewolf, Bob!
you mafia bob
I'm onto you, Bob: you're the wolf.
I don't trust Bob.
I don't trust Bob at all.
I can't trust Bob.
I do not really trust Bob right now.
I'm having trouble trusting Bob.
I find it hard to trust Bob.
It's hard to trust Bob.
I have a hard time trusting Bob.
We cannot trust Bob.
We shouldn't trust Bob.
Never trust Bob.
Bob is not to be trusted.
Bob can't be trusted.
Bob isn't trustworthy.
Bob is untrustworthy.
I'm suspicious of Bob.
I'm getting suspicious of Bob.
I'm growing suspicious of Bob.
I've become suspicious of Bob.
I am still very suspicious about Bob.
I have my suspicions about Bob.
I have strong suspicions regarding Bob.
My suspicions are on Bob.
My suspicion lies with Bob.
My suspicion is directed at Bob.
My main suspicion remains Bob.
All my suspicion is on Bob.
I suspect Bob the most.
I suspect Bob more than anyone.
I strongly suspect that Bob is a werewolf.
I suspect it's Bob.
I kind of suspect Bob tbh.
I still suspect Bob.
I've suspected Bob since yesterday.
I have suspected Bob from the start.
I began to suspect Bob.
I'd suspect Bob first.
Suspecting Bob here.
Bob is my suspect.
Bob is my number one suspect.
Bob tops my list of suspects.
Bob is at the top of my suspect list.
Bob is high on my suspect list.
Top suspect: Bob
My suspect: Bob.
My suspects: Bob
Main suspect Bob.
My prime suspect would be Bob.
My strongest suspect is Bob.
My biggest suspect at this point is Bob.
The person I suspect is Bob.
The one I suspect most is Bob.
The player I find most suspicious is Bob.
The most suspicious player is Bob.
The most suspicious one right now is Bob.
The wolf could be Bob.
The werewolf might well be Bob.
I believe the wolf to be Bob.
I believe Bob to be a werewolf.
I consider Bob a werewolf.
I consider Bob to be suspicious.
I consider Bob my top wolf candidate.
I see Bob as a likely wolf.
I'd call Bob a wolf.
I'm calling Bob out as a wolf.
I'm accusing Bob.
I accuse Bob of being a werewolf.
I accuse Bob.
I blame Bob.
Bob is likely a wolf.
Bob is most likely to be the wolf.
Bob is probably mafia.
Bob might be a wolf.
Bob may well be a werewolf.
Bob could be our wolf.
Bob seems to be a werewolf.
Bob appears to be mafia.
Bob looks like mafia.
Bob looks like he's mafia.
Bob seems like he could be the wolf.
It looks like Bob is the wolf.
It seems to me that Bob is the wolf.
It appears that Bob is a werewolf.
Looks like Bob is a wolf.
Seems like bob is mafia
Sounds like Bob is the werewolf.
Turns out Bob is the wolf.
Chances are Bob is a wolf.
There's a good chance Bob is a wolf.
There is a high probability that Bob is a wolf.
The odds are that Bob is a wolf.
I wouldn't be surprised if Bob is a wolf.
I lean wolf on Bob.
I'm leaning wolf on Bob.
Leaning scum on Bob.
I lean towards Bob being a wolf.
I'm leaning toward Bob as the wolf.
All signs point to Bob being the wolf.
All the evidence points to Bob.
Everything points to Bob.
The evidence points at Bob as the wolf.
The clues all point to Bob being mafia.
Bob has been lurking; that's scummy.
Bob keeps dodging. Wow! That's fishy.
Bob seemed too eager. Hmm. That is suspicious.
Bob? Totally sus.
But Bob? Seems suspicious to me.
And Bob? Still looks like a wolf.
sus bob
the killer is bob
bob did it
bob's the killer
The culprit is Bob.
Bob is the culprit.
Bob is evil.
Bob is the bad guy.
Bob is a baddie.
Bob is guilty.
Bob is on the wolf team.
Bob is with the wolves.
Bob is working with the wolves.
Bob belongs to the wolves.
Bob is hiding something, he's a wolf.
Quiet Bob is the most suspicious.
Mr. Bob is the most suspicious to me.
That sneaky Bob is a wolf!
Poor reasoning from Bob. He's a wolf.
Bob hasn't explained anything. He's clearly a werewolf.
Bob keeps changing his story, which makes him suspicious.
Bob's constant deflection makes him look like a wolf.
Bob's vague answers make me suspicious of him.
What Bob said yesterday makes him look bad: he's scum.
Bob fits the profile of a wolf.
Bob fits the wolf profile.
Bob matches the behaviour of a wolf.
Bob has all the hallmarks of a wolf.
Bob shows all the signs of a werewolf.
Bob has wolf written all over him.
Bob could very well be the wolf.
Bob is almost certainly a wolf.
Bob is by far the most suspicious.
Bob remains the most suspicious player.
Bob remains suspicious to me.
Bob remains highly suspicious.
Bob seems the most likely wolf.
Bob seems increasingly suspicious.
Bob appears increasingly suspicious to me.
Bob stands out as suspicious.
Bob stands out as the most suspicious.
Bob's actions make him a prime suspect.
Bob's actions suggest he is a wolf.
Bob's behavior suggests that he is a werewolf.
Bob's behavior indicates he might be a werewolf.
Bob's silence suggests guilt.
Bob's votes point to him being a wolf.
Bob's reaction was very suspicious.
Bob's timing is suspicious to say the least.
Bob's defense of Cat is suspicious.
Bob's sudden change of heart is suspicious.
I can't shake the feeling that Bob is the wolf.
I have reason to believe that Bob is a wolf.
I have a hunch that Bob is the wolf.
I have a hunch it's Bob.
I've got a feeling it's Bob.
I get the feeling that Bob is a wolf.
I get the impression that Bob is a werewolf.
I'm fairly certain that Bob is a werewolf.
I'm almost certain Bob is the wolf.
I'm pretty confident that Bob is a wolf.
I'm becoming convinced that Bob is a wolf.
I'm starting to think Bob is a wolf.
I'm beginning to think Bob is the werewolf.
I'm beginning to suspect Bob.
I'm inclined to think Bob is a wolf.
I'm inclined to suspect Bob.
I tend to think Bob is the wolf.
I would say Bob is a wolf.
I'd go as far as to say Bob is a wolf.
I maintain that Bob is a wolf.
I still believe Bob is a wolf.
I still think it's Bob.
I'm afraid Bob is a wolf.
I fear Bob is a werewolf.
I must say Bob looks suspicious.
I must admit that Bob seems suspicious.
In my view Bob is a wolf.
In my opinion Bob is the most suspicious.
In my eyes Bob is a wolf.
To me Bob is the wolf.
For me it's Bob.
From my perspective Bob is a wolf.
Frankly, Bob is suspicious.
Maybe Bob is the wolf.
Perhaps Bob is a wolf.
Perhaps it is Bob.
Could be Bob.
Might be Bob.
`,
  ],
  [
    ['ESTIMATE Bob WEREWOLF', 'ESTIMATE Cat WEREWOLF'],
    `
Bob and Cat are suspicious.
Bob and Cat are both suspicious.
Both Bob and Cat seem suspicious.
Bob and Cat are the wolves.
I think Bob and Cat are wolves.
My top suspects are Bob and Cat.
Bob is suspicious, and so is Cat.
Bob and Cat are wolves.
Bob and Cat are both scum.
I suspect Bob and Cat.
I suspect both Bob and Cat.
I'm suspicious of Bob and Cat.
My suspects are Bob and Cat.
My top two suspects: Bob and Cat.
The wolves are Bob and Cat.
Scumteam is Bob and Cat.
Bob is a wolf and so is Cat.
Bob is a wolf, and Cat is too.
Bob is suspicious, Cat as well.
Bob looks scummy. So does Cat.
I think Bob is a wolf. Cat too.
Besides Bob, I suspect Cat as well. Bob is scum.
I don't trust Bob or Cat.
Neither Bob nor Cat can be trusted.
Bob & Cat sus
`,
  ],
  [
    ['NOT (ESTIMATE Bob WEREWOLF)'],
    `
Bob isn't the werewolf.
Bob can't be the wolf.
Bob cannot be a werewolf.
I don't think Bob is a wolf.
I don't believe Bob is mafia.
I doubt that Bob is the werewolf.
I don't see Bob as a wolf.
Bob doesn't seem like a wolf.
Bob does not look like a werewolf to me.
Bob doesn't seem suspicious.
Bob is not suspicious.
Bob isn't sus
it cant be bob
i dont think its bob
bob isnt mafia
bob is not mafia
Bob is not a wolf.
Bob isn't a wolf.
Bob ain't mafia
bob not mafia
Bob not wolf.
Bob is no wolf.
Bob's not the wolf.
Bob is definitely not scum.
Bob can't be a wolf.
Bob cannot be the werewolf.
Bob couldn't be the wolf.
Bob is unlikely to be a wolf.
It's unlikely that Bob is a wolf.
It is not Bob.
its not bob
It can't be Bob.
I don't think it's Bob.
I doubt it's Bob.
I doubt Bob is a wolf.
I don't think Bob is the werewolf.
I don't believe Bob is a wolf.
I do not believe that Bob is the wolf.
I'm not convinced Bob is a wolf.
I'm not sure Bob is a wolf.
I'm not sold on Bob being a wolf.
I highly doubt that Bob is a werewolf.
I really don't see Bob as a wolf.
I don't see Bob being the wolf.
I don't suspect Bob.
I no longer suspect Bob.
I don't suspect Bob anymore.
I'm not suspicious of Bob.
I don't find Bob suspicious.
Bob doesn't seem suspicious to me.
Bob does not look like a wolf.
Bob doesn't act like mafia.
Bob isn't acting suspicious.
Bob isn't suspicious.
There's no way Bob is a wolf.
No way Bob is mafia.
No chance Bob is the wolf.
Bob is anything but a wolf.
I'd be surprised if Bob were a wolf.
`,
  ],
  [
    ['ESTIMATE Bob VILLAGER'],
    `
I believe Bob is innocent.
I think Bob is innocent.
I'm sure Bob is a villager.
I'm leaning villager on Bob.
Bob seems like a villager.
Bob seems like a genuine villager.
Bob appears to be human.
Bob looks human to me.
Bob feels like town.
Bob feels towny.
Bob is townie to me.
Bob is definitely town.
Bob is likely a villager.
Bob reads as town.
Bob reads as a villager to me.
I read Bob as town.
I trust Bob for now.
I trust Bob more.
I think we can trust Bob.
You can trust Bob.
I feel I can trust Bob.
I'm inclined to trust Bob.
I tend to trust Bob.
I'm starting to trust Bob.
I believe in Bob.
I believe Bob.
Bob seems trustworthy.
Bob seems reliable.
Bob seems genuine.
Bob sounds sincere.
Bob is on the village's side.
Bob is a bystander.
bob is a good guy
bob is innocent i think
bob is legit
bob seems innocent
Bob is a villager.
Bob is town.
Bob is townie.
Bob is innocent.
Bob is a townie.
Bob's town
bob = town
Bob is pure town.
Bob is probably just a villager.
Bob seems like a villager to me.
Bob looks innocent.
Bob is clean.
Bob is clear.
Bob is in the clear.
Bob is a clear in my book.
Bob is on our side.
Bob is human.
I think Bob is human.
I believe in Bob's innocence.
I'm convinced of Bob's innocence.
I'm sure Bob is innocent.
I townread Bob.
I'm townreading Bob.
I have a town read on Bob.
Bob is a townread.
Bob is my strongest town read.
I have Bob as town.
I'm reading Bob as town.
I read Bob as villager.
town lean on Bob
I lean town on Bob.
Leaning town on Bob.
Bob is lock town.
Bob is locked town.
Bob is conf town.
Bob is confirmed town.
Bob is a confirmed villager.
Bob is hard town.
I trust Bob.
I do trust Bob.
I fully trust Bob.
I trust Bob completely.
I still trust Bob.
I trust you, Bob.
I'd trust Bob.
We can trust Bob.
We should trust Bob.
Let's trust Bob.
Trust Bob.
Bob can be trusted.
Bob is trustworthy.
Bob seems trustworthy enough.
Bob seems honest.
Bob seems sincere to me.
Bob comes across as honest.
Bob comes across as genuine.
Bob strikes me as honest.
Bob strikes me as a villager.
I have faith in Bob.
I put my trust in Bob.
My trust is in Bob.
I vouch for Bob.
I'd vouch for Bob.
I can vouch for Bob.
I'm willing to vouch for Bob.
Bob is a good guy.
Bob is one of the good guys.
I consider Bob innocent.
I consider Bob to be a villager.
I see Bob as innocent.
I'd clear Bob.
I'm clearing Bob.
Bob feels like town to me.
Bob feels townie.
Bob is towny.
Bob plays like a villager.
Bob is likely human.
Bob has to be town.
Bob must be a villager.
Bob gives me villager vibes.
Getting town vibes from Bob.
I get good vibes from Bob. He's town.
I'm inclined to believe Bob is innocent.
`,
  ],
  [
    ['ESTIMATE Bob SEER'],
    `
I believe Bob is the true seer.
I think Bob is the seer.
I trust Bob's seer claim.
I lean toward believing Bob's claim.
I'm leaning toward Bob as the true seer.
Bob's claim seems credible.
Bob's claim seems more credible.
Bob's claim sounds genuine.
Bob's claim is more believable than Cat's.
Bob's divination is reliable.
Bob's seer claim looks solid.
Bob seems to be the real seer.
Bob appears to be the true seer.
Bob is likely the true seer.
Bob might be the real seer.
We should trust Bob's claim.
We should believe Bob's result.
Let's trust Bob's results.
Let's believe Bob's claim.
Bob is the seer.
Bob is the real seer.
Bob is our seer.
Bob is the true seer.
I believe Bob is the real seer.
I believe Bob's claim.
I believe Bob's seer claim.
I buy Bob's claim.
I'm buying Bob's seer claim.
I accept Bob's claim.
I trust Bob's claim.
I trust Bob's result.
I trust Bob's divination.
I trust Bob as the seer.
I think Bob's claim is genuine.
Bob's claim is credible.
Bob's claim is believable.
Bob's claim seems real.
Bob's claim holds up.
Bob's claim makes sense.
Bob's claim checks out.
Bob's claim? Seems rock-solid.
Bob's story adds up.
Bob's seer claim sounds convincing.
Bob's result is real.
Bob's divination is trustworthy.
Bob is telling the truth.
Bob told the truth.
I think Bob is telling us the truth.
I support Bob's claim.
I stand by Bob's seer claim.
I back Bob's claim.
Let's trust Bob's result.
Let's trust our seer Bob.
We should believe Bob's claim.
We can rely on Bob's divination.
Bob is probably the seer.
Bob looks like the real seer to me.
Bob seems to be the true seer.
I think the seer is Bob.
The real seer is Bob.
The true seer must be Bob.
Between the two, Bob is the real seer.
I'm inclined to believe Bob's claim.
I lean towards Bob being the real seer.
Bob's claim rings true.
Bob's claim seems legitimate.
Bob's claim seems credible to me.
Bob's claim appears genuine.
Bob's words ring true.
Bob's result seems reliable.
Bob's divination can be trusted.
Bob's claim can be trusted.
I find Bob's claim credible.
I find Bob's claim convincing.
I'm convinced by Bob's claim.
I'm convinced that Bob is the seer.
I'm inclined to trust Bob's claim.
I tend to believe Bob's claim.
I have faith in Bob's claim.
We should trust Bob's divination.
We can trust Bob's result.
Trust Bob's divination.
Bob must be the real seer.
Bob is most likely the real seer.
Bob is definitely the seer.
Since nobody countered, Bob is the seer.
`,
  ],
  [
    ['NOT (ESTIMATE Bob SEER)'],
    `
Bob is faking his claim.
Bob is lying.
Bob is lying about his role.
Bob is a liar.
Bob lied to us.
Bob's seer claim is fake.
Bob's claim can't be trusted.
Bob's claim is not credible.
Bob's divination is false.
Bob's result can't be right.
I do not believe Bob is the seer.
I don't believe Bob is the real seer.
I'm not buying Bob's seer claim.
I doubt Bob is the real seer.
I have doubts about Bob's seer claim.
I think Bob is lying.
I think Bob's claim is fake.
I believe Bob is lying about being the seer.
Bob is not the seer.
Bob isn't the real seer.
Bob is a fake seer.
Bob is a fake.
Bob is fake.
Bob is the fake seer.
Bob is lying about being the seer.
Bob is faking seer.
Bob is fake claiming.
Bob is fakeclaiming seer.
Bob is pretending to be the seer.
Bob is posing as the seer.
Bob is a false seer.
Bob is an impostor seer.
Bob's claim is fake.
Bob's claim is a lie.
Bob's claim is false.
Bob's claim is bogus.
Bob's claim is nonsense.
Bob's seer claim is not credible.
Bob's claim isn't believable.
Bob's claim doesn't add up.
Bob's claim does not hold up.
Bob's claim doesn't make sense.
Bob's claim makes no sense.
Bob's claim falls apart.
Bob's story doesn't check out.
Bob's result is fake.
Bob's result is a lie.
I don't believe Bob's claim.
I don't believe Bob is the seer.
I don't buy Bob's claim.
I don't buy Bob's seer claim at all.
I'm not buying Bob's claim.
I can't believe Bob's claim.
I cannot accept Bob's claim.
I don't trust Bob's claim.
I don't trust Bob's result.
I doubt Bob's claim.
I'm doubting Bob's claim.
I seriously doubt Bob's seer claim.
I have doubts about Bob's claim being real.
I reject Bob's claim.
I dispute Bob's seer claim.
I question Bob's claim.
I think Bob made up that result.
Bob made up his result.
Bob fabricated his result.
There's no way Bob is the seer.
Bob can't be the seer.
Bob cannot be the real seer.
I doubt Bob is the seer.
I don't think Bob is the seer.
Don't believe Bob's claim.
Don't trust Bob's seer claim.
Bob's claim doesn't ring true.
Bob's claim rings false.
Bob's claim lacks credibility.
Bob's seer claim lacks any credibility.
Bob's claim is not convincing.
Bob's claim is unconvincing.
Bob's claim is hard to believe.
Bob's claim is not true.
Bob's claim cannot be trusted.
Bob's result can't be trusted.
Bob cannot be the true seer.
Bob is certainly not the seer.
Bob is obviously a fake seer.
Bob is clearly faking.
Bob is the false seer.
Bob must be the fake seer.
I believe Bob is a fake seer.
I think Bob is the fake one.
I find Bob's claim hard to believe.
I find it hard to believe Bob's claim.
I don't find Bob's claim credible.
I don't find Bob's claim convincing.
I'm skeptical of Bob's seer claim.
I am not convinced by Bob's claim.
I'm not convinced that Bob is the seer.
I'm convinced Bob is lying about being the seer.
We can't trust Bob's claim.
We cannot trust Bob's result.
We shouldn't trust Bob's claim.
We should not believe Bob's claim.
`,
  ],
  [
    ['ESTIMATE Bob POSSESSED'],
    `
Bob might be the possessed.
I think Bob is possessed.
I believe Bob is the madman.
Bob is likely the madman.
Bob could be the lunatic.
Bob seems to be the possessed one.
I suspect Bob is possessed.
Bob is the possessed.
Bob is possessed.
Bob is the madman.
Bob is a traitor.
I think Bob is the possessed.
Bob is probably the possessed.
Bob might be possessed.
Bob must be the madman.
Bob looks possessed to me.
I suspect Bob is the possessed.
I believe Bob is the traitor.
The possessed is Bob.
`,
  ],
  [
    ['OR (ESTIMATE Bob WEREWOLF) (ESTIMATE Cat WEREWOLF)'],
    `
Either Bob or Cat is a werewolf.
I'm suspicious of Bob or Cat.
its bob or cat
Bob or Cat is a wolf.
Either Bob or Cat is the wolf.
It's Bob or Cat.
It's either Bob or Cat.
One of Bob and Cat is a wolf.
I think it's Bob or Cat.
The wolf is Bob or Cat.
The wolf is either Bob or Cat.
At least one of Bob and Cat is a wolf.
I suspect Bob or Cat.
`,
  ],
  [
    ['XOR (ESTIMATE Bob WEREWOLF) (ESTIMATE Cat WEREWOLF)'],
    `
Bob or Cat is a wolf, but not both.
Exactly one of Bob and Cat is a wolf.
Only one of Bob and Cat is a wolf.
`,
  ],
  [
    ['Cat ESTIMATE Bob WEREWOLF'],
    `
Cat suspects Bob.
Cat is suspicious of Bob.
Cat thinks Bob is a wolf.
Cat believes Bob is the werewolf.
Cat is accusing Bob.
Cat accused Bob of being a wolf.
Cat accuses Bob.
Cat has been accusing Bob.
Cat finds Bob suspicious.
Cat doesn't trust Bob.
Cat pointed the finger at Bob.
Cat is convinced Bob is mafia.
Cat seems to suspect Bob.
Cat scumreads Bob.
Cat is scumreading Bob.
Bob is suspected by Cat.
Bob was accused by Cat.
`,
  ],
];
