/**
 * Lively talk of forum players, teenagers, agents, pirates, detectives and old people, written and judged in one go before a
 * reader saw it: a cast (`=`, other names after `:`), then speaker, text, what is said (`/` other words for the same, `?` may
 * be said or not); `*` whispers. It was halved by a hash; rules were widened for the first half while the second was shut.
 */
export const LIVELY_OPEN = `
=p Wren,Tobias,Ines,Kofi,Pia,Rafe,Sunny,Gus
Tobias|nah my vote stays on Pia until she says something useful|VOTE Pia
Ines|Kofi's who I'd hang today, no contest.|VOTE Kofi/REQUEST ANY (VOTE Kofi)
Pia|ok so hear me out... what if Rafe and Gus are the two wolves|?ESTIMATE Rafe WEREWOLF;?ESTIMATE Gus WEREWOLF
Sunny|I could get behind a Rafe lynch|REQUEST ANY (VOTE Rafe)/VOTE Rafe
Wren|I'm hard claiming now: doc. I was on Sunny n1.|COMINGOUT Wren BODYGUARD;GUARDED Sunny
Ines|Sunny's clean. I have a peek on them from last night.|DIVINED Sunny HUMAN
Pia|i am sooooo not the wolf you guys|NOT (COMINGOUT Pia WEREWOLF)
Tobias|Not sold on Kofi being scum tbh|?NOT (ESTIMATE Kofi WEREWOLF)
Kofi|Rafe's been buddying up to whoever's popular. That's wolf play.|ESTIMATE Rafe WEREWOLF
Sunny|Yesterday I was on Gus, for the record.|VOTED Gus
Tobias|Kofi never answered my question yesterday and now he's pretending it didn't happen|
Kofi|I'm just a boring old villager, nothing special about me.|COMINGOUT Kofi VILLAGER
Ines|Kofi's flip would tell us a lot.|
Rafe|Okay Pia, if I'm the wolf then who did I kill lol|
Sunny|Gus can live for now.|REQUEST ANY (NOT (VOTE Gus))/NOT (VOTE Gus)
Gus|final answer: Rafe.|VOTE Rafe
=q Harold,Mei,Duncan,Priya,Lotte
Priya|Let us reason carefully. Harold accused Duncan without evidence, so Harold himself warrants suspicion.|ESTIMATE Harold WEREWOLF;?Harold ESTIMATE Duncan WEREWOLF
Harold|Lotte the seer? Poppycock! The child is fibbing.|NOT (ESTIMATE Lotte SEER);?Lotte COMINGOUT Lotte SEER
Duncan|Then it must be Harold or Priya.|?OR (ESTIMATE Harold WEREWOLF) (ESTIMATE Priya WEREWOLF);?XOR (ESTIMATE Harold WEREWOLF) (ESTIMATE Priya WEREWOLF);?ESTIMATE Harold WEREWOLF;?ESTIMATE Priya WEREWOLF
Priya|I must contest that claim: I am the true seer, and my vision revealed Harold to be human.|COMINGOUT Priya SEER;DIVINED Harold HUMAN
Harold|Much obliged, Priya. I'll follow your lead, and the rope goes to Lotte.|VOTE Lotte/REQUEST ANY (VOTE Lotte)
Duncan|Lotte, what made you pick Mei of all people?|?Lotte DIVINED Mei HUMAN
Priya|Tonight I shall turn my gaze upon Duncan.|DIVINATION Duncan
Lotte|pretty pretty please nobody vote for Mei!!|REQUEST ANY (NOT (VOTE Mei))
Lotte|My tummy says it's Harold!|ESTIMATE Harold WEREWOLF
Harold|Off to bed with you, Lotte.|
=r Jack Marlowe,Ruby Vale,The Deacon,Slim,Dolores
Jack Marlowe|This town's got a rat in it, and his name is Slim.|ESTIMATE Slim WEREWOLF
Ruby Vale|Honey, I've met a lot of wolves, and the Deacon ain't one of them.|NOT (ESTIMATE The Deacon WEREWOLF)
Jack Marlowe|The rain kept falling. Somebody in this room was lying, and it wasn't me.|
Ruby Vale|Slim, sugar, you're getting my vote.|VOTE Slim
Dolores|I trust Slim about as much as a three-dollar bill.|ESTIMATE Slim WEREWOLF/NOT (ESTIMATE Slim BODYGUARD)
=s Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|Hello everyone! I look forward to a productive discussion. Let us share our observations openly.|
Agent[02]|As a villager, I currently find Agent[04]'s hesitance to commit rather concerning.|COMINGOUT Agent[02] VILLAGER
Agent[03]|I would like to formally announce that I hold the role of Seer. Last night's divination target was Agent[01], and the outcome was Human.|COMINGOUT Agent[03] SEER;DIVINED Agent[01] HUMAN
Agent[04]|I must counter Agent[03]'s claim. I am in fact the Seer, and Agent[03] came up as the Werewolf.|COMINGOUT Agent[04] SEER;DIVINED Agent[03] WEREWOLF;?NOT (ESTIMATE Agent[03] SEER);?Agent[03] COMINGOUT Agent[03] SEER
Agent[02]|I remain unconvinced by Agent[04]. The counterclaim felt reactive, so I'm putting my support behind Agent[03].|ESTIMATE Agent[03] SEER/ESTIMATE Agent[03] VILLAGER;?NOT (ESTIMATE Agent[04] SEER)
Agent[03]|Please cast your votes for Agent[04]; they are almost certainly the Werewolf.|REQUEST ANY (VOTE Agent[04]);ESTIMATE Agent[04] WEREWOLF
Agent[04]|Voting me out hands the game to the werewolf.|?REQUEST ANY (NOT (VOTE Agent[04]))
Agent[05]|>>Agent[02] If Agent[03] turned out to be Possessed, how would your view change?|
Agent[01]|I propose that we proceed with the elimination of Agent[04].|REQUEST ANY (VOTE Agent[04])
Agent[02]|It is worth noting that Agent[05] has yet to state a clear position.|
Agent[03]|Agent[05], where do you stand? Which of the two Seers do you find more credible?|?INQUIRE Agent[05] (ESTIMATE ANY SEER)
Agent[02]|Let's not rush. There is still time to gather more information before we decide.|
Agent[03]|I intend to inspect Agent[05] tonight should I survive.|DIVINATION Agent[05]
Agent[05]|I see. Thank you for clarifying, Agent[01].|
=t oak,birch,maple,cedar,willow,aspen,elm
birch|why me tho|
cedar|im gonna say aspen|ESTIMATE aspen WEREWOLF/VOTE aspen
willow|everyone pick aspen ok?|REQUEST ANY (VOTE aspen)
aspen|bruh i havent even said anything|
elm|exactly aspen too quiet|?ESTIMATE aspen WEREWOLF
birch|do we have to vote now?|
willow|cedar is def mafia he always says that when hes mafia|ESTIMATE cedar WEREWOLF
aspen|agree w willow cedar sus af|ESTIMATE cedar WEREWOLF
elm|who we thinking|INQUIRE ANY (ESTIMATE ANY WEREWOLF)/INQUIRE ANY (VOTE ANY)
birch|im a bystander i promise|COMINGOUT birch VILLAGER
maple|lets get cedar out|REQUEST ANY (VOTE cedar)
cedar|no no no im innocent vote aspen|COMINGOUT cedar VILLAGER/NOT (COMINGOUT cedar WEREWOLF);REQUEST ANY (VOTE aspen)
willow|lol who killed elm|
aspen|oak has been really quiet|
birch|willow whats ur reason for cedar|
cedar|i dont think its willow, shes been helpful|NOT (ESTIMATE willow WEREWOLF)
birch|my guess would be elm|ESTIMATE elm WEREWOLF
cedar|elm did u vote for me|INQUIRE elm (VOTED cedar)
willow|hi everyone whats up|
=u Captain Rook,Nell,Bosun Pike,Fig,Mary Quick
Captain Rook|Avast! That scurvy Fig has wolf's blood in 'im, mark me words!|ESTIMATE Fig WEREWOLF
Fig|Don't listen to Pike, he's no seer, he's a barnacle with a mouth.|NOT (ESTIMATE Bosun Pike SEER)
Captain Rook|Weigh anchor, the storm be comin'.|
Bosun Pike|A pox on ye, Fig! Ye'll dance the hempen jig afore sundown.|?VOTE Fig;?REQUEST ANY (VOTE Fig)
Captain Rook|Who among ye be the medium? Show yerself!|REQUEST ANY (COMINGOUT ANY MEDIUM)
Nell|'Tis I, the medium. Fig, whom we hanged, was a wolf through and through.|COMINGOUT Nell MEDIUM;IDENTIFIED Fig WEREWOLF
=v Beatrix,Lord Ashby,Nanny Moss,Tomkin,Elspeth,Father Crane
Elspeth|Father Crane, you haven't told us whom you intend to vote for.|INQUIRE Father Crane (VOTE ANY)
Beatrix|Of all of us, Nanny Moss strikes me as the least likely to be a wolf.|NOT (ESTIMATE Nanny Moss WEREWOLF)/ESTIMATE Nanny Moss VILLAGER
Lord Ashby|My next inspection shall fall upon Beatrix.|DIVINATION Beatrix
Nanny Moss|It was Elspeth I kept watch over last night, bless her.|GUARDED Elspeth
Father Crane|Neither Beatrix nor Elspeth seems like a wolf to me.|NOT (ESTIMATE Beatrix WEREWOLF)/ESTIMATE Beatrix VILLAGER;NOT (ESTIMATE Elspeth WEREWOLF)/ESTIMATE Elspeth VILLAGER
Beatrix|Hanging Tomkin would be a grave error.|REQUEST ANY (NOT (VOTE Tomkin))
Lord Ashby|Did anyone else besides me see the light in Crane's window?|
Nanny Moss|Tomkin, dear, who did you vote for yesterday?|INQUIRE Tomkin (VOTED ANY)
Elspeth|Let the seer look into Father Crane this evening.|REQUEST ANY (DIVINATION Father Crane)
=w Zed,Quill,Marnie,Otto,Vee,Brock,Hana,Sol
Zed|Vee, you're my lock scum. Anything to say before the rope?|ESTIMATE Vee WEREWOLF
Quill|VOTE: Brock|VOTE Brock
Vee|I've got an inno on Hana and a guilty on Sol.|DIVINED Hana HUMAN;DIVINED Sol WEREWOLF
Quill|Marnie hasn't got a wolfy bone in her body|NOT (ESTIMATE Marnie WEREWOLF)/ESTIMATE Marnie VILLAGER
Otto|unvoting, Brock's reaction was too natural|?NOT (VOTE Brock)
Vee|Zed thinks I'm scum, Quill thinks I'm scum. Weird crowd.|Zed ESTIMATE Vee WEREWOLF;Quill ESTIMATE Vee WEREWOLF
Brock|Doc should stay on Vee tonight|REQUEST ANY (GUARD Vee)
Zed|Sol's 'claim' is a joke, nobody's dumb enough to buy it.|NOT (ESTIMATE Sol SEER)
Quill|I'd like to see everybody's top two suspects.|INQUIRE ANY (ESTIMATE ANY WEREWOLF)/REQUEST ANY (ESTIMATE ANY WEREWOLF)
Otto|+1 on Quill.|?ESTIMATE Quill WEREWOLF;?VOTE Quill
Hana|guess I'm moving to Quill, last chance to talk me out of it|VOTE Quill
Sol|As seer I can tell you Otto is one of ours.|COMINGOUT Sol SEER;DIVINED Otto HUMAN
Marnie|Otto to me is just an awkward villager.|ESTIMATE Otto VILLAGER
Brock|Everyone on Zed, now!|REQUEST ANY (VOTE Zed)
Sol|yeah quill's toast|?VOTE Quill;?REQUEST ANY (VOTE Quill);?ESTIMATE Quill WEREWOLF
Zed|Brock claimed doctor on day two, remember?|Brock COMINGOUT Brock BODYGUARD
Otto|Whoever guarded last night, don't reveal yet.|REQUEST ANY (NOT (COMINGOUT ANY BODYGUARD))
Vee|hmm idk about Marnie anymore|
=x Clara,Dev,Yuki,Mateo,Freya
Clara|Darling, naming me won't save you. I'm placing my vote squarely on you, Freya.|VOTE Freya
Freya|Yuki's trembling voice rings true. I take her at her word.|ESTIMATE Yuki SEER
Dev|Incorrect. I am human. Eliminating me is suboptimal.|COMINGOUT Dev VILLAGER/NOT (COMINGOUT Dev WEREWOLF);?REQUEST ANY (NOT (VOTE Dev))
Yuki|I'll, um, divine Dev tonight, okay?|DIVINATION Dev
Mateo|Freya, mi amor, forgive me, but today you must die.|VOTE Freya/REQUEST ANY (VOTE Freya)
Mateo|If Dev keeps this up I'm voting for him, I swear.|
Freya|Unless Mateo speaks the truth at once, my vote falls on him.|VOTE Mateo
=y Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
*Agent[02]|Sure, Agent[04] is dinner. Should I fake seer tomorrow?|ATTACK Agent[04]/REQUEST ANY (ATTACK Agent[04]);?COMINGOUT Agent[02] SEER;?INQUIRE Agent[01] (COMINGOUT Agent[02] SEER)
*Agent[01]|No, you stay quiet. I'd rather bite Agent[05], honestly.|ATTACK Agent[05]/REQUEST ANY (ATTACK Agent[05])
*Agent[02]|Tomorrow let's push the village onto Agent[03].|REQUEST ANY (VOTE Agent[03])/VOTE Agent[03]
`;

export const LIVELY_SHUT = `
=p Wren,Tobias,Ines,Kofi,Pia,Rafe,Sunny,Gus
Wren|park your votes on Kofi and let's go home|REQUEST ANY (VOTE Kofi)
Kofi|townies don't talk like that. Ines is scum, book it.|ESTIMATE Ines WEREWOLF
Rafe|lmao Pia reaching sooo hard rn|
Gus|Pia's slot has been pinging me since day 1, prob wolf|ESTIMATE Pia WEREWOLF
Tobias|can someone explain the case on Pia to me like I'm five|
Kofi|So that makes you cop, Ines? convenient.|?INQUIRE Ines (COMINGOUT Ines SEER)
Rafe|Y'all are sleeping on Tobias. Biggest wolf in the game.|ESTIMATE Tobias WEREWOLF
Sunny|Tobias is town as hell imo|ESTIMATE Tobias VILLAGER
Gus|sheeping Wren on this one, Kofi it is|VOTE Kofi
Wren|Gus, who's your vote on?|INQUIRE Gus (VOTE ANY)
Ines|if Pia flips red, look at Rafe next|
Pia|Both Kofi and Gus give me the creeps, they're my picks for the wolf team.|ESTIMATE Kofi WEREWOLF;ESTIMATE Gus WEREWOLF
Rafe|I'd put Sunny pretty low on my wolf list.|?NOT (ESTIMATE Sunny WEREWOLF);?ESTIMATE Sunny VILLAGER
Gus|sorry been at work, catching up now|
Wren|Tobias: town. Ines: town. Pia: scum. Rafe: idk.|ESTIMATE Tobias VILLAGER;ESTIMATE Ines VILLAGER;ESTIMATE Pia WEREWOLF
Ines|Not a chance I let you lynch Sunny today.|NOT (VOTE Sunny)/REQUEST ANY (NOT (VOTE Sunny))
Pia|who'd you check last night Ines?|INQUIRE Ines (DIVINED ANY ANY)
Rafe|Pia + Kofi wolf team, screenshot this|ESTIMATE Pia WEREWOLF;ESTIMATE Kofi WEREWOLF
Sunny|Hammer time. Pia's done for.|REQUEST ANY (VOTE Pia)/VOTE Pia
Gus|Any chance the medium could speak up and tell us about Kofi?|INQUIRE ANY (IDENTIFIED ANY ANY)/INQUIRE ANY (IDENTIFIED Kofi ANY)/REQUEST ANY (IDENTIFIED Kofi ANY)/REQUEST ANY (IDENTIFIED ANY ANY)
Wren|i don't hate a Gus vote|?REQUEST ANY (VOTE Gus);?VOTE Gus
Tobias|the way Rafe tiptoes around Kofi is super scummy|ESTIMATE Rafe WEREWOLF
Kofi|Ines says she peeked Sunny clean, so either Ines is lying or Sunny is safe.|Ines DIVINED Sunny HUMAN
Pia|I would literally bet my house on Rafe being evil|ESTIMATE Rafe WEREWOLF
=q Harold,Mei,Duncan,Priya,Lotte
Harold|In my day we'd have strung up young Duncan before breakfast, and I say we do so now.|REQUEST ANY (VOTE Duncan)
Mei|Grandpa Harold... you're scaring me. Are you the wolf?|INQUIRE Harold (COMINGOUT Harold WEREWOLF)
Duncan|Me?! I've nothing to hide! I bake bread, I'm no beast!|NOT (COMINGOUT Duncan WEREWOLF)
Lotte|Ooh ooh, I'm the fortune teller! I looked at Mei and she's a human!|COMINGOUT Lotte SEER;DIVINED Mei HUMAN
Mei|I believe Lotte. She wouldn't lie about something like that.|ESTIMATE Lotte SEER/ESTIMATE Lotte VILLAGER
Lotte|Priya is a big fat liar!|NOT (ESTIMATE Priya SEER)
Mei|Two seers have come forward, Lotte and Priya. One of them must be lying.|Lotte COMINGOUT Lotte SEER;Priya COMINGOUT Priya SEER
Harold|I wouldn't trust Lotte as far as I could throw her.|ESTIMATE Lotte WEREWOLF/NOT (ESTIMATE Lotte SEER)
Mei|Good morning, everyone. I'm so glad we all made it through the night.|
Duncan|A moment, friends. Before we vote, I'd hear from Mei.|
Priya|What say you, Duncan? Whom do you take for the wolf?|INQUIRE Duncan (ESTIMATE ANY WEREWOLF)
Mei|Duncan hasn't done anything wrong, he's a good person.|ESTIMATE Duncan VILLAGER
Duncan|Priya's story doesn't hold water if you ask me.|NOT (ESTIMATE Priya SEER)
Priya|I implore you all: cast your ballots against Lotte.|REQUEST ANY (VOTE Lotte)
Lotte|I'm voting with Mei.|
Harold|By elimination the wolf can only be Duncan.|ESTIMATE Duncan WEREWOLF
=r Jack Marlowe,Ruby Vale,The Deacon,Slim,Dolores
The Deacon|I've read the entrails, brethren. Dolores walks in the light.|DIVINED Dolores HUMAN/ESTIMATE Dolores VILLAGER
Slim|Pin it on me all you like, gumshoe. I'm clean.|COMINGOUT Slim VILLAGER/NOT (COMINGOUT Slim WEREWOLF)
Dolores|Marlowe's got it in for Slim, but my finger points at Ruby.|ESTIMATE Ruby Vale WEREWOLF;?Jack Marlowe ESTIMATE Slim WEREWOLF
The Deacon|As medium I speak for the departed: Jack Marlowe was no werewolf.|COMINGOUT The Deacon MEDIUM;IDENTIFIED Jack Marlowe HUMAN
Slim|The Deacon's a phony. Never was a medium in this town.|NOT (ESTIMATE The Deacon MEDIUM)
Dolores|So who are we hanging, fellas?|INQUIRE ANY (VOTE ANY)
Jack Marlowe|Nobody hangs Dolores while I'm around.|REQUEST ANY (NOT (VOTE Dolores))/NOT (VOTE Dolores)
Ruby Vale|I peeped at Dolores through my crystal ball, and baby, it came up black as night.|DIVINED Dolores WEREWOLF
The Deacon|Sister Ruby, dost thou claim the gift of sight?|INQUIRE Ruby Vale (COMINGOUT Ruby Vale SEER)
Slim|Fine. You got me cornered. I'm the bodyguard, and I stood outside Ruby's door all night.|COMINGOUT Slim BODYGUARD;GUARDED Ruby Vale
=s Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[05]|We now have two competing Seer claims, from Agent[03] and Agent[04]. Agent[03], could you walk us through why you chose Agent[01]?|Agent[03] COMINGOUT Agent[03] SEER;Agent[04] COMINGOUT Agent[04] SEER
Agent[01]|Given that Agent[03] verified my innocence, I am inclined to believe Agent[03] is the genuine Seer.|Agent[03] DIVINED Agent[01] HUMAN;ESTIMATE Agent[03] SEER
Agent[04]|Agent[02] and Agent[03] may well be working in tandem as Werewolf and Possessed.|?OR (ESTIMATE Agent[02] WEREWOLF) (ESTIMATE Agent[02] POSSESSED);?ESTIMATE Agent[02] WEREWOLF;?ESTIMATE Agent[03] POSSESSED;?ESTIMATE Agent[03] WEREWOLF;?ESTIMATE Agent[02] POSSESSED
Agent[05]|After weighing both accounts, my conclusion is that Agent[03] is the Possessed and Agent[04] the Werewolf.|ESTIMATE Agent[03] POSSESSED;ESTIMATE Agent[04] WEREWOLF
Agent[01]|My vote today will be cast against Agent[04], without hesitation.|VOTE Agent[04]
Agent[04]|My divination on Agent[02] returned Human. I repeat: Agent[03] is the impostor.|DIVINED Agent[02] HUMAN;NOT (ESTIMATE Agent[03] SEER)
=t oak,birch,maple,cedar,willow,aspen,elm
oak|its maple|ESTIMATE maple WEREWOLF
maple|birch voted me first round thats sus|birch VOTED maple;ESTIMATE birch WEREWOLF
oak|ok aspen then|?VOTE aspen
maple|i vote we vote out birch|REQUEST ANY (VOTE birch)/VOTE birch
cedar|i trust oak and elm so far|ESTIMATE oak VILLAGER;ESTIMATE elm VILLAGER
oak|i would say its between cedar and aspen|?OR (ESTIMATE cedar WEREWOLF) (ESTIMATE aspen WEREWOLF);?XOR (ESTIMATE cedar WEREWOLF) (ESTIMATE aspen WEREWOLF);?ESTIMATE cedar WEREWOLF;?ESTIMATE aspen WEREWOLF
elm|i feel like oak is hiding something|?ESTIMATE oak WEREWOLF
oak|wasnt me i swear|?NOT (COMINGOUT oak WEREWOLF)
maple|thoughts on willow?|
willow|wait why is everyone voting for aspen|
aspen|can we all agree on cedar pls|REQUEST ANY (VOTE cedar)
elm|fine cedar|?VOTE cedar
oak|gg|
maple|elm 100%|ESTIMATE elm WEREWOLF;?VOTE elm
=u Captain Rook,Nell,Bosun Pike,Fig,Mary Quick
Nell|I reckon we oughta toss the Bosun overboard, Cap'n.|REQUEST ANY (VOTE Bosun Pike)
Bosun Pike|I be the seer, ye dogs, and me spyglass shows Nell be a true human.|COMINGOUT Bosun Pike SEER;DIVINED Nell HUMAN
Mary Quick|Aye, I'll cast me lot against Fig as well.|VOTE Fig
Nell|Mary, will ye swing yer vote over to the Bosun?|REQUEST Mary Quick (VOTE Bosun Pike)
Fig|I'd sooner vote for Rook than for Nell.|VOTE Captain Rook
Mary Quick|Captain Rook be an honest soul, I'd sail under 'im any day.|ESTIMATE Captain Rook VILLAGER
=v Beatrix,Lord Ashby,Nanny Moss,Tomkin,Elspeth,Father Crane
Beatrix|Lord Ashby is lying through his teeth, and you all know it.|NOT (ESTIMATE Lord Ashby SEER)
Lord Ashby|I beg your pardon, madam! My word as seer is my bond: Tomkin is a werewolf.|COMINGOUT Lord Ashby SEER;DIVINED Tomkin WEREWOLF
Nanny Moss|Oh, poor Tomkin. I can't bring myself to vote for the boy.|NOT (VOTE Tomkin)
Tomkin|I didn't do nothing! Elspeth's the one you want!|ESTIMATE Elspeth WEREWOLF/REQUEST ANY (VOTE Elspeth)
Father Crane|I shall abstain from accusations until the medium has spoken.|
Tomkin|Nanny's the bodyguard?!|?Nanny Moss COMINGOUT Nanny Moss BODYGUARD;?INQUIRE Nanny Moss (COMINGOUT Nanny Moss BODYGUARD)
Elspeth|Between Lord Ashby and Father Crane, I find his lordship the more suspicious.|ESTIMATE Lord Ashby WEREWOLF
Tomkin|I voted Lord Ashby and I'd do it again.|VOTED Lord Ashby;?VOTE Lord Ashby
Father Crane|I am neither seer nor medium, merely a servant of God.|NOT (COMINGOUT Father Crane SEER);NOT (COMINGOUT Father Crane MEDIUM)
=w Zed,Quill,Marnie,Otto,Vee,Brock,Hana,Sol
Marnie|Otto counterclaimed Zed so one of those two is the fake cop.|Otto COMINGOUT Otto SEER;?Zed COMINGOUT Zed SEER
Otto|Vanilla townie here, nothing to report.|COMINGOUT Otto VILLAGER
Brock|Vee's peek on Sol is fake, calling it now.|NOT (ESTIMATE Vee SEER);?Vee DIVINED Sol WEREWOLF
Hana|If we mislynch today it's over, so please think.|
Sol|ngl Brock has been super helpful, hard townreading him|ESTIMATE Brock VILLAGER
Zed|Why's nobody talking about Marnie? She's skating by.|
Marnie|Quill looks worse and worse to me with every post.|?ESTIMATE Quill WEREWOLF
Hana|Can our doctor keep Vee alive please?|REQUEST ANY (GUARD Vee)
Sol|Hana is one of the few people I'm not worried about.|?ESTIMATE Hana VILLAGER;?NOT (ESTIMATE Hana WEREWOLF)
Marnie|Top two for me: Quill and Zed.|ESTIMATE Quill WEREWOLF;ESTIMATE Zed WEREWOLF
Vee|Don't you dare vote Hana, I cleared her.|REQUEST ANY (NOT (VOTE Hana));DIVINED Hana HUMAN
Brock|Zed's exit would make my day|?REQUEST ANY (VOTE Zed)
Zed|There's no world where Otto is town.|ESTIMATE Otto WEREWOLF/NOT (ESTIMATE Otto VILLAGER)
Quill|There's a world where Otto is town, sure.|
Otto|what about Brock? he hasn't voted once|
Vee|I'm switching off Sol and onto Zed.|VOTE Zed;?NOT (VOTE Sol)
Hana|Sol, are you with me on Quill?|?REQUEST Sol (VOTE Quill);?INQUIRE Sol (VOTE Quill)
Quill|Brock guarded Vee and she lived, so I think he's real.|Brock GUARDED Vee;ESTIMATE Brock BODYGUARD
Marnie|Has anyone claimed medium?|?INQUIRE ANY (COMINGOUT ANY MEDIUM)
Brock|Marnie's not as innocent as she looks|ESTIMATE Marnie WEREWOLF/NOT (ESTIMATE Marnie VILLAGER)
=x Clara,Dev,Yuki,Mateo,Freya
Clara|*sips tea* Well, I do declare Mateo the most suspicious person at this table.|ESTIMATE Mateo WEREWOLF
Dev|Statistically, the probability that Freya is a werewolf is the highest among the remaining players.|ESTIMATE Freya WEREWOLF
Yuki|Um... I, I think... maybe Dev? S-sorry if I'm wrong...|ESTIMATE Dev WEREWOLF
Mateo|¡Ay! I swear by my abuela I'm only a farmer, amigos. Freya, tell them!|COMINGOUT Mateo VILLAGER
Freya|By Odin's beard, I name Clara the wolf in our hall!|ESTIMATE Clara WEREWOLF
Dev|I rate Yuki at 70% human.|?ESTIMATE Yuki VILLAGER
Yuki|I, um, divined Clara... she was, um, human...|DIVINED Clara HUMAN
Mateo|So little Yuki is our seer! Clara must be clean then.|ESTIMATE Yuki SEER;?ESTIMATE Clara VILLAGER
Clara|Then that leaves Dev or Freya, does it not?|
Freya|Then meet me in Valhalla! But first, Mateo, whom did you vote for yesterday?|INQUIRE Mateo (VOTED ANY)
Clara|I say we spare Freya one more day.|REQUEST ANY (NOT (VOTE Freya))/NOT (VOTE Freya)
Dev|Recommendation: execute Mateo.|REQUEST ANY (VOTE Mateo)
Yuki|I don't want anyone to die...|
=y Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
*Agent[01]|Partner, let's take out Agent[04] tonight, they're probably the seer.|ATTACK Agent[04]/REQUEST ANY (ATTACK Agent[04]);?ESTIMATE Agent[04] SEER
`;
