/**
 * Talk as people type it in chats and on boards, and as agents of contests do, written and judged before a reader saw it:
 * a cast (`=`, other names after `:`), then speaker, text, what is said (`/` other words for the same, `?` may be said or
 * not); `*` whispers.
 */
export const CHATS = `
=H Marta,Felix,Ruby,Owen,Nadia,Jonas,Thea,Cyrus
Marta|ok claiming now. I'm seer, checked Felix n1, he's clean.|COMINGOUT Marta SEER;DIVINED Felix HUMAN
Felix|Thanks for the green check Marta. Doesn't mean I trust you 100% yet though.|?Marta DIVINED Felix HUMAN
Ruby|Counterclaim! I'm the seer here and I got a guilty on Owen.|COMINGOUT Ruby SEER;DIVINED Owen WEREWOLF
Owen|lol no. Ruby is clearly the one lying, I'm vanilla town.|NOT (ESTIMATE Ruby SEER);COMINGOUT Owen VILLAGER
Nadia|I'm leaning Ruby as the fake. Marta's claim came out first and unprompted.|NOT (ESTIMATE Ruby SEER);?ESTIMATE Marta SEER
Jonas|My money's on Owen being the wolf tbh.|ESTIMATE Owen WEREWOLF
Thea|Jonas, are you voting Owen then?|INQUIRE Jonas (VOTE Owen)/INQUIRE Jonas (VOTE ANY)
Cyrus|Let's get rid of Owen today and sort out the seers tomorrow.|REQUEST ANY (VOTE Owen)
Marta|I'd like to hear from Cyrus and Thea before we decide anything.|
Felix|Thea hasn't given us a single read so far.|
Ruby|Nadia's defending Marta way too hard. Wolf buddies?|?ESTIMATE Nadia WEREWOLF;?ESTIMATE Marta WEREWOLF
Owen|Please vote Ruby. I'm begging you guys.|REQUEST ANY (VOTE Ruby)
Nadia|Switching my vote from Jonas to Ruby.|VOTE Ruby
Jonas|Nobody has claimed medium yet. Medium, now would be a great time to speak up.|REQUEST ANY (COMINGOUT ANY MEDIUM)
Thea|I'm the medium. Yesterday's execution, Cyrus, came back as a werewolf.|COMINGOUT Thea MEDIUM;IDENTIFIED Cyrus WEREWOLF
Cyrus|Who are you going to check tonight, Marta?|INQUIRE Marta (DIVINATION ANY)
Marta|Probably Jonas. He's been coasting.|DIVINATION Jonas
Felix|I think checking Nadia would tell us more.|REQUEST ANY (DIVINATION Nadia)/REQUEST Marta (DIVINATION Nadia)
Ruby|So Felix wants me to check Nadia. Fine, I'll do it.|DIVINATION Nadia;?Felix REQUEST Ruby (DIVINATION Nadia)
Owen|Felix voted with Ruby both days. Just saying.|
Nadia|Jonas and Thea look like villagers to me.|ESTIMATE Jonas VILLAGER;ESTIMATE Thea VILLAGER
Jonas|Honestly I can't see Nadia as a wolf.|NOT (ESTIMATE Nadia WEREWOLF)/ESTIMATE Nadia VILLAGER
Thea|Whoever the bodyguard is, protect Marta tonight.|REQUEST ANY (GUARD Marta)
Cyrus|Owen's reaction to being accused was so over the top that I'm convinced he's evil.|ESTIMATE Owen WEREWOLF
Marta|Jonas is a wolf! That's my result. Hang him.|DIVINED Jonas WEREWOLF;REQUEST ANY (VOTE Jonas)
Felix|Marta says Jonas is a wolf, Ruby says Owen is a wolf. One of these seers is fake.|Marta DIVINED Jonas WEREWOLF;Ruby DIVINED Owen WEREWOLF
Ruby|Jonas voted for me yesterday, and so did Nadia.|Jonas VOTED Ruby;Nadia VOTED Ruby
Owen|Do you actually believe Marta, Thea?|?INQUIRE Thea (ESTIMATE Marta SEER)
Nadia|I'm sticking with Ruby as my vote.|VOTE Ruby
Jonas|I'm not the wolf, I swear on my grandmother.|NOT (COMINGOUT Jonas WEREWOLF)
Thea|We should keep Felix around, he's basically confirmed.|REQUEST ANY (NOT (VOTE Felix))/NOT (VOTE Felix);ESTIMATE Felix VILLAGER
Cyrus|What's your role, Nadia?|INQUIRE Nadia (COMINGOUT Nadia ANY)/REQUEST Nadia (COMINGOUT Nadia ANY)
=I Cap'n Barlow,Sister Agnes,Wilhelm,Dot,Old Sal
Cap'n Barlow|Arr, that Wilhelm be a wolf or I'm a landlubber!|ESTIMATE Wilhelm WEREWOLF
Sister Agnes|My child, I fear Dot is the beast among us. I shall cast my vote upon her.|ESTIMATE Dot WEREWOLF;VOTE Dot
Wilhelm|I hereby reveal myself as ze bodyguard. I protected Sister Agnes last night.|COMINGOUT Wilhelm BODYGUARD;GUARDED Sister Agnes
Dot|pweeease don't vote me out, I'm just a widdle villager!|REQUEST ANY (NOT (VOTE Dot));COMINGOUT Dot VILLAGER
Old Sal|Make Wilhelm walk the plank, says I!|REQUEST ANY (VOTE Wilhelm)/VOTE Wilhelm
Cap'n Barlow|Aye, Wilhelm to the gallows with ye.|VOTE Wilhelm/REQUEST ANY (VOTE Wilhelm)
Sister Agnes|The Lord has shown me that Old Sal is human. Yes, I am the seer.|DIVINED Old Sal HUMAN;COMINGOUT Sister Agnes SEER
Wilhelm|Sister Agnes speaks ze truth, I am certain she is our seer.|ESTIMATE Sister Agnes SEER
Dot|Old Sal, who d'ya reckon is the wolf?|INQUIRE Old Sal (ESTIMATE ANY WEREWOLF)
Old Sal|I reckon it's the Cap'n. Smells of wet dog, he does.|ESTIMATE Cap'n Barlow WEREWOLF
Cap'n Barlow|Sister Agnes, peer into Dot's soul tonight, will ye?|REQUEST Sister Agnes (DIVINATION Dot)
Sister Agnes|I forgive you all. Let us pray.|
Wilhelm|I do not trust Dot one bit.|ESTIMATE Dot WEREWOLF/NOT (ESTIMATE Dot VILLAGER)
Dot|Wilhelm's no bodyguard! He's fibbing!|NOT (ESTIMATE Wilhelm BODYGUARD)
Old Sal|Leave poor Dot be, hang the Cap'n instead.|REQUEST ANY (VOTE Cap'n Barlow);REQUEST ANY (NOT (VOTE Dot))/NOT (VOTE Dot)
=J Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|Good morning. As the seer, I report that Agent[05] is a werewolf. I urge everyone to vote for Agent[05].|COMINGOUT Agent[01] SEER;DIVINED Agent[05] WEREWOLF;REQUEST ANY (VOTE Agent[05])
Agent[02]|Agent[01], you claim to be the seer, but why did you wait until now?|Agent[01] COMINGOUT Agent[01] SEER
Agent[03]|I have to agree with Agent[01]; Agent[05] is behaving like a werewolf.|ESTIMATE Agent[05] WEREWOLF
Agent[04]|I am the true seer. Agent[01]'s result is false, since Agent[05] showed up as human.|COMINGOUT Agent[04] SEER;DIVINED Agent[05] HUMAN;NOT (ESTIMATE Agent[01] SEER)
Agent[05]|Agent[04] has cleared me, so the possessed must be Agent[01].|Agent[04] DIVINED Agent[05] HUMAN;ESTIMATE Agent[01] POSSESSED
Agent[02]|Given the contradiction, I will vote for Agent[01].|VOTE Agent[01]
Agent[03]|Agent[02], I ask that you reconsider and vote for Agent[05] instead.|REQUEST Agent[02] (VOTE Agent[05])
Agent[04]|Agent[03] is most likely Agent[01]'s partner.|?ESTIMATE Agent[03] WEREWOLF;?ESTIMATE Agent[03] POSSESSED;?ESTIMATE Agent[01] WEREWOLF
Agent[05]|>>Agent[03] Which of the two seers do you believe?|?INQUIRE Agent[03] (ESTIMATE ANY SEER)
Agent[01]|I stand by my result. Do not be fooled by Agent[04], who is an impostor.|NOT (ESTIMATE Agent[04] SEER)
Agent[02]|I was going to vote Agent[01], but now Agent[03] seems the better choice.|VOTE Agent[03]
Agent[03]|You all leave me no choice. I am a villager and my vote is for Agent[04].|COMINGOUT Agent[03] VILLAGER;VOTE Agent[04]
=K zed,kiki_88,Lord Byron,tuna,mimi
zed|tuna acting mad sketchy ngl|ESTIMATE tuna WEREWOLF
kiki_88|ya im voting tuna|VOTE tuna
tuna|wtf im villager, its obviously zed|COMINGOUT tuna VILLAGER;ESTIMATE zed WEREWOLF
Lord Byron|Methinks tuna doth protest too much. A wolf, I say!|ESTIMATE tuna WEREWOLF
mimi|idk i kinda believe tuna|ESTIMATE tuna VILLAGER
zed|mimi whats ur vote|INQUIRE mimi (VOTE ANY)
mimi|zed|VOTE zed
kiki_88|zed is town i checked him. seer btw|COMINGOUT kiki_88 SEER;DIVINED zed HUMAN
tuna|kiki fake claiming 100%|NOT (ESTIMATE kiki_88 SEER)
zed|mimi + tuna wolf team called it|ESTIMATE mimi WEREWOLF;ESTIMATE tuna WEREWOLF
Lord Byron|Then let tuna be cast out ere nightfall.|REQUEST ANY (VOTE tuna)/VOTE tuna
kiki_88|gg if we lynch tuna its over|
tuna|u guys r gonna feel dumb when i flip town|?COMINGOUT tuna VILLAGER
mimi|can we not vote tuna pls|REQUEST ANY (NOT (VOTE tuna))
zed|mimi hard defending tuna, noted|
Lord Byron|And whom dost thou suspect, fair mimi?|INQUIRE mimi (ESTIMATE ANY WEREWOLF)
mimi|kiki or byron one of them is wolf for sure|?OR (ESTIMATE kiki_88 WEREWOLF) (ESTIMATE Lord Byron WEREWOLF);?XOR (ESTIMATE kiki_88 WEREWOLF) (ESTIMATE Lord Byron WEREWOLF);?ESTIMATE kiki_88 WEREWOLF;?ESTIMATE Lord Byron WEREWOLF
zed|everyone pile on mimi|REQUEST ANY (VOTE mimi)
=L Irene,Desmond,Paloma,Arjun,Svetlana,Gregory,Hattie
Irene|I've weighed it all up and Desmond is the player I find most suspicious.|ESTIMATE Desmond WEREWOLF
Desmond|Irene, that's rich coming from you. You voted for Paloma on day one without a word of explanation.|Irene VOTED Paloma/DAY 1 (Irene VOTED Paloma)
Paloma|I was the seer's first check and came up human, so don't look at me.|?ANY DIVINED Paloma HUMAN;?COMINGOUT Paloma VILLAGER
Arjun|As a villager, all I can offer is my logic: Svetlana and Gregory have never voted against each other.|COMINGOUT Arjun VILLAGER
Svetlana|Arjun is right about Gregory. He's the wolf and I'll be voting accordingly.|ESTIMATE Gregory WEREWOLF;VOTE Gregory
Gregory|Svetlana just sold me out. Typical wolf play. Vote Svetlana!|ESTIMATE Svetlana WEREWOLF;REQUEST ANY (VOTE Svetlana)
Hattie|May I suggest that our seer looks into Gregory tonight?|REQUEST ANY (DIVINATION Gregory)
Irene|If no one objects, I propose executing Desmond.|REQUEST ANY (VOTE Desmond)/VOTE Desmond
Desmond|I object! I'm the medium, and losing me would be a disaster.|COMINGOUT Desmond MEDIUM
Paloma|Is there another medium? If so, come out now.|REQUEST ANY (COMINGOUT ANY MEDIUM)/INQUIRE ANY (COMINGOUT ANY MEDIUM)
Arjun|Desmond's claim smells fake to me.|NOT (ESTIMATE Desmond MEDIUM)
Svetlana|Desmond, then tell us what Hattie was.|INQUIRE Desmond (IDENTIFIED Hattie ANY)/INQUIRE Desmond (IDENTIFIED ANY ANY)/REQUEST Desmond (IDENTIFIED ANY ANY)
Desmond|Hattie was human. We executed an innocent.|IDENTIFIED Hattie HUMAN
Gregory|I wouldn't execute Desmond today. Let's give him one more night.|NOT (VOTE Desmond)/REQUEST ANY (NOT (VOTE Desmond))
Hattie|I'm torn between Arjun and Paloma for my vote.|?OR (VOTE Arjun) (VOTE Paloma);?XOR (VOTE Arjun) (VOTE Paloma);?VOTE Arjun;?VOTE Paloma
Irene|Paloma is the only one I'd call village for certain.|ESTIMATE Paloma VILLAGER
Desmond|Arjun claimed seer in the morning and then went silent.|Arjun COMINGOUT Arjun SEER
Paloma|Arjun, what did you see last night?|INQUIRE Arjun (DIVINED ANY ANY)/REQUEST Arjun (DIVINED ANY ANY)
Arjun|Irene isn't a werewolf. My vision was clear.|DIVINED Irene HUMAN
Svetlana|I believe Irene to be possessed rather than a wolf.|ESTIMATE Irene POSSESSED;NOT (ESTIMATE Irene WEREWOLF)
Gregory|It comes down to Svetlana or me, so obviously vote Svetlana.|REQUEST ANY (VOTE Svetlana)/VOTE Svetlana
Hattie|Count my vote for Svetlana too.|VOTE Svetlana
Irene|Everyone seems dead set on Svetlana, but I'd much rather see Gregory hang.|VOTE Gregory/REQUEST ANY (VOTE Gregory)
*Svetlana|Let's take out Arjun tonight, he's the real seer.|ATTACK Arjun/REQUEST ANY (ATTACK Arjun);ESTIMATE Arjun SEER
*Gregory|Too risky, he'll be guarded. Go for Hattie.|ATTACK Hattie/REQUEST ANY (ATTACK Hattie)
*Svetlana|Fine. You claim seer tomorrow and I'll back you up.|REQUEST Gregory (COMINGOUT Gregory SEER)/REQUEST ANY (COMINGOUT ANY SEER)
*Gregory|Sure. Who should I frame?|
=M Bea,Quentin,Ximena,Lars,Fiona,Abdul
Bea|Quentin, I suspect you more than anyone else.|ESTIMATE Quentin WEREWOLF
Quentin|Bea and Lars both pushed hard on me. I'd bet one of them's a wolf.|?ESTIMATE Bea WEREWOLF;?ESTIMATE Lars WEREWOLF;?OR (ESTIMATE Bea WEREWOLF) (ESTIMATE Lars WEREWOLF)
Ximena|Guys, it's Lars. Trust me.|ESTIMATE Lars WEREWOLF
Lars|Ximena is wrong. I'm a humble farmer and a villager.|COMINGOUT Lars VILLAGER
Fiona|I have info: I am the seer, and Abdul is innocent.|COMINGOUT Fiona SEER;DIVINED Abdul HUMAN
Abdul|Fiona's the seer, everybody listen to her!|ESTIMATE Fiona SEER/Fiona COMINGOUT Fiona SEER
Bea|Shouldn't we be voting for Lars?|REQUEST ANY (VOTE Lars)/VOTE Lars/INQUIRE ANY (VOTE Lars)
Quentin|I second that. Lars it is.|VOTE Lars/REQUEST ANY (VOTE Lars)
Ximena|Fiona, please look at Quentin next.|REQUEST Fiona (DIVINATION Quentin)
Lars|How about we execute Ximena instead?|REQUEST ANY (VOTE Ximena)/VOTE Ximena
Fiona|Lars is definitely hiding something. He gets my vote.|VOTE Lars;?ESTIMATE Lars WEREWOLF
Abdul|Who did everyone vote for yesterday?|INQUIRE ANY (VOTED ANY)
Bea|I voted Quentin.|VOTED Quentin
Quentin|Come on Bea, be honest: are you a werewolf?|INQUIRE Bea (COMINGOUT Bea WEREWOLF)
Ximena|Abdul's been cleared by Fiona, so he's out of the question.|Fiona DIVINED Abdul HUMAN;?ESTIMATE Abdul VILLAGER;?NOT (VOTE Abdul);?REQUEST ANY (NOT (VOTE Abdul))
=N Rosa,Kenji,Mila,Theo,Amara,Viktor
Rosa|Morning all! Anyone survive the night okay?|
Kenji|No kill last night. Bodyguard must have done their job.|
Mila|I hate this part of the game.|
Theo|We have two votes left before it's over.|
Amara|Let me reread everything before I commit.|
Viktor|What do we know for sure? Nothing.|
Rosa|Kenji makes a decent point there.|
Kenji|Why me? I barely said anything!|
Mila|Someone explain the rules again please|
Theo|If the seer is dead we're in trouble.|
Amara|Mila, could you elaborate on what you said earlier?|
Viktor|Don't bandwagon, people.|
Rosa|I'm not sure what to think of Theo right now.|
Kenji|brb making coffee|
Mila|Amara has been awfully quiet today.|
Theo|A wolf would never claim this early.|
Amara|Let's wait for the results before jumping to conclusions.|
Viktor|The real question is who benefits from Rosa's death.|
Rosa|Hey, I'm still alive!|
Kenji|Votes so far: Theo 2, Mila 1, Amara 1.|
Mila|I agree with Viktor.|
Theo|Interesting timing, Amara.|
Amara|Everyone's a suspect at this point.|
Viktor|How many wolves are left anyway?|
Rosa|I have a bad feeling about tonight.|
Kenji|Can we hear from the quiet ones?|
Mila|That vote was weird, Theo. Explain yourself.|
Theo|I already answered that.|
Amara|It would be wise to share our thoughts openly.|
Viktor|The wolves want us divided.|
Rosa|Poor Viktor. Rest in peace.|
Kenji|Two people claimed seer and we only have one.|
Mila|lmao this village is doomed|
Theo|I'd rather keep my vote to myself for now.|
Amara|Does anybody have a theory?|
Viktor|Good game so far, everyone.|
Rosa|I haven't decided who to vote for.|
Kenji|Seers usually claim on day two.|
Mila|Theo and Amara keep talking over each other.|
Theo|Someone in this room is a wolf and I intend to find out who.|
Amara|Should the seer come out now or wait?|
Viktor|Let me tell you a story about my uncle.|
Rosa|I feel like we're missing something obvious.|
Kenji|Time's almost up!|
Mila|Nice try, Kenji.|
Theo|Rosa, your logic is flawed.|
Amara|Whoever gets executed today, please stay calm.|
Viktor|I don't know what to believe anymore.|
Rosa|The bodyguard should not reveal themselves.|?REQUEST ANY (NOT (COMINGOUT ANY BODYGUARD))
Kenji|Suspicious is a strong word.|
Mila|hiiii|
Theo|Mila, do you have anything to add?|
Amara|There's no evidence for any of this.|
Viktor|We need a plan.|
Rosa|Kenji's argument is full of holes.|
Kenji|Let's not panic.|
Mila|who is viktor even|
Theo|A vote without reasons helps nobody.|
Amara|I will announce my vote later.|
Viktor|Over|
`;

/** The same in plainer words. */
export const PLAIN_CHATS = `
=V Anya,Boris,Clara,Damien,Estelle,Fergus,Gwen
Anya|I'm the seer. I looked at Fergus last night and he's a werewolf.|COMINGOUT Anya SEER;DIVINED Fergus WEREWOLF
Fergus|That's a lie! Anya is not the seer, I am just a villager.|NOT (ESTIMATE Anya SEER);COMINGOUT Fergus VILLAGER
Boris|I trust Anya on this. Fergus, you get my vote.|ESTIMATE Anya SEER/ESTIMATE Anya VILLAGER;VOTE Fergus
Clara|Hmm, I think Anya might actually be the possessed one.|ESTIMATE Anya POSSESSED
Damien|I'm the true seer here, and Clara came out human.|COMINGOUT Damien SEER;DIVINED Clara HUMAN
Estelle|I'm going to put my vote on Damien, that claim was far too late.|VOTE Damien
Gwen|Estelle, who did you vote for yesterday?|INQUIRE Estelle (VOTED ANY)
Estelle|Yesterday I voted for Gwen.|VOTED Gwen
Fergus|Boris is the wolf. He wants me gone because I figured him out.|ESTIMATE Boris WEREWOLF
Boris|Nonsense. Everyone, please vote Fergus with me.|REQUEST ANY (VOTE Fergus)
Clara|I'd like the seer to check Estelle tonight.|REQUEST ANY (DIVINATION Estelle)
Anya|The bodyguard should protect me tonight.|REQUEST ANY (GUARD Anya)
Damien|Tell us who you're voting for, everybody.|INQUIRE ANY (VOTE ANY)
Gwen|Damien, are you really the seer?|INQUIRE Damien (COMINGOUT Damien SEER)
Estelle|Anya found Fergus to be a werewolf, remember?|Anya DIVINED Fergus WEREWOLF
Boris|Clara is probably village, so let's not vote for her.|ESTIMATE Clara VILLAGER;REQUEST ANY (NOT (VOTE Clara))
Fergus|Fine, if it's between me and Boris, pick Boris.|?VOTE Boris;?REQUEST ANY (VOTE Boris)
Clara|I won't be voting for Anya today.|NOT (VOTE Anya)
Gwen|As the medium, I can tell you that Fergus was human.|COMINGOUT Gwen MEDIUM;IDENTIFIED Fergus HUMAN
Damien|So Anya lied to us. She has to be executed.|NOT (ESTIMATE Anya SEER);REQUEST ANY (VOTE Anya)
Estelle|Do you trust Gwen, Clara?|?INQUIRE Clara (ESTIMATE Gwen VILLAGER);?INQUIRE Clara (ESTIMATE Gwen MEDIUM)
Anya|I hope everyone slept well.|
Boris|Let's hear what Gwen thinks first.|
Clara|This is getting confusing.|
Damien|Estelle's point about timing is fair.|
Fergus|The wolves must be enjoying this.|
Gwen|We still have time to talk.|
Estelle|If Anya is fake, then Damien could be real.|
Boris|I have no idea what to make of this.|
=W jojo,peach,Rex,mint,Sal
jojo|rex is so wolf lol|ESTIMATE Rex WEREWOLF
Rex|bro im villager chill|COMINGOUT Rex VILLAGER
peach|i vote rex|VOTE Rex
mint|why rex tho|
Sal|seer here btw, peach is a wolf|COMINGOUT Sal SEER;DIVINED peach WEREWOLF
peach|sal lying so hard rn|NOT (ESTIMATE Sal SEER)
mint|i believe sal|ESTIMATE Sal SEER/ESTIMATE Sal VILLAGER
jojo|everyone vote peach then|REQUEST ANY (VOTE peach)
Rex|who do u suspect mint|INQUIRE mint (ESTIMATE ANY WEREWOLF)
mint|jojo maybe, too loud|ESTIMATE jojo WEREWOLF
Sal|dont vote rex guys hes fine|REQUEST ANY (NOT (VOTE Rex));?ESTIMATE Rex VILLAGER
peach|this is so unfair|
=X Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|Based on the discussion, I believe Agent[03] is the werewolf and I will vote accordingly.|ESTIMATE Agent[03] WEREWOLF;VOTE Agent[03]
Agent[03]|Agent[01] is making unfounded accusations. As a villager, I ask you all to vote for Agent[01].|COMINGOUT Agent[03] VILLAGER;REQUEST ANY (VOTE Agent[01])
Agent[02]|I can confirm that Agent[03] is human, because I am the seer and I divined them.|COMINGOUT Agent[02] SEER;DIVINED Agent[03] HUMAN
Agent[04]|Agent[02] claims to be the seer, but I find that hard to believe.|Agent[02] COMINGOUT Agent[02] SEER;NOT (ESTIMATE Agent[02] SEER)
Agent[05]|Let us wait for the vote before we accuse anyone else.|
Agent[04]|Agent[05], whom will you be voting for today?|INQUIRE Agent[05] (VOTE ANY)
`;
