/**
 * Sentences of our own, judged by the rules of the guides before a reader saw them: a cast (`=`), then speaker, text, what
 * is said (`/` other words for the same, `?` may be said or not); `*` whispers.
 */
export const JUDGED = `
=A Astrid,Bruno,Celeste,Dmitri,Elodie,Farid,Greta
Astrid|I am the Seer. Last night I checked Dmitri and he turned out to be human.|COMINGOUT Astrid SEER;DIVINED Dmitri HUMAN
Bruno|Astrid is lying. I'm the real seer, and I divined Celeste as a werewolf!|COMINGOUT Bruno SEER;DIVINED Celeste WEREWOLF;NOT (ESTIMATE Astrid SEER)/ESTIMATE Astrid WEREWOLF
Celeste|That's absurd. I'm not a wolf, I'm just a simple villager.|NOT (COMINGOUT Celeste WEREWOLF);COMINGOUT Celeste VILLAGER
Dmitri|I'll be putting my vote on Farid today. He's dodged every question so far.|VOTE Farid
Elodie|Greta, who do you suspect the most and why?|INQUIRE Greta (ESTIMATE ANY WEREWOLF)
Farid|Has anybody got any tea left? I'm parched.|
Greta|Let's all vote Bruno. His story makes no sense to me.|REQUEST ANY (VOTE Bruno)
Astrid|If Bruno is the wolf, then Celeste is probably innocent.|?ESTIMATE Celeste VILLAGER
Bruno|Everyone, please calm down. We shouldn't rush to conclusions.|
Celeste|Elodie voted for Astrid yesterday, which I find strange.|Elodie VOTED Astrid
Dmitri|I trust Celeste. She's been helpful from the very start.|ESTIMATE Celeste VILLAGER
Elodie|@Farid are you the medium?|INQUIRE Farid (COMINGOUT Farid MEDIUM)
Farid|Medium here. Greta, whom we executed yesterday, was a werewolf.|COMINGOUT Farid MEDIUM;IDENTIFIED Greta WEREWOLF
Greta|Could our seer look at Elodie tonight? I can't get a read on her.|REQUEST ANY (DIVINATION Elodie)
Astrid|I don't think Dmitri is a wolf.|NOT (ESTIMATE Dmitri WEREWOLF)/ESTIMATE Dmitri VILLAGER
Bruno|Somebody is hiding something in this village, I can feel it in my bones.|
Celeste|I'd rather not vote for Farid; his claim sounds genuine.|NOT (VOTE Farid);ESTIMATE Farid MEDIUM/ESTIMATE Farid SEER;?REQUEST ANY (NOT (VOTE Farid))
Dmitri|Good evening folks. Dmitri here, happy to join you all.|
Elodie|Celeste and Bruno are both acting super suspicious.|ESTIMATE Celeste WEREWOLF;ESTIMATE Bruno WEREWOLF
Farid|Who's everyone voting for?|INQUIRE ANY (VOTE ANY)
Greta|Astrid said that Dmitri is human, so let's leave him alone.|Astrid DIVINED Dmitri HUMAN;?REQUEST ANY (NOT (VOTE Dmitri));?ESTIMATE Dmitri VILLAGER;?NOT (VOTE Dmitri)
Astrid|Tonight I'm going to inspect Greta.|DIVINATION Greta
Bruno|Bodyguard, please keep Farid safe tonight.|REQUEST ANY (GUARD Farid)
Celeste|My suspicion falls on Dmitri, plain and simple.|ESTIMATE Dmitri WEREWOLF
Dmitri|What was your result, Astrid?|INQUIRE Astrid (DIVINED ANY ANY)/REQUEST Astrid (DIVINED ANY ANY)
Elodie|Two seer claims means one of them is lying.|
Farid|I believe Astrid is the true seer and Bruno is the possessed.|ESTIMATE Astrid SEER;ESTIMATE Bruno POSSESSED
Greta|Why did you vote for Celeste, Bruno?|Bruno VOTED Celeste
Astrid|Don't vote for Elodie, she is on our side!|REQUEST ANY (NOT (VOTE Elodie));ESTIMATE Elodie VILLAGER
Bruno|Honestly I have no clue who the wolves might be.|
Celeste|I vote to eliminate Greta.|VOTE Greta
Dmitri|Either Elodie or Farid has to be the wolf.|?OR (ESTIMATE Elodie WEREWOLF) (ESTIMATE Farid WEREWOLF);?XOR (ESTIMATE Elodie WEREWOLF) (ESTIMATE Farid WEREWOLF);?ESTIMATE Elodie WEREWOLF;?ESTIMATE Farid WEREWOLF
Elodie|It's Dmitri. It has to be Dmitri. Lynch him already!|ESTIMATE Dmitri WEREWOLF;REQUEST ANY (VOTE Dmitri)
Farid|I guarded Astrid last night, I'm the bodyguard.|GUARDED Astrid;COMINGOUT Farid BODYGUARD
Greta|Sorry for being quiet, my internet was down.|
=B Old Tom,Mabel,Ziggy,Priya,Kwame
Old Tom|Arr, I be thinkin' Ziggy's the wolf among us!|ESTIMATE Ziggy WEREWOLF
Mabel|Dear me, I suppose I shall vote for Kwame then.|VOTE Kwame
Ziggy|yo im the seer btw, checked priya, shes clean|COMINGOUT Ziggy SEER;DIVINED Priya HUMAN
Priya|Thanks Ziggy! I believe you're our seer.|ESTIMATE Ziggy SEER
Kwame|No way. Ziggy's a fake seer, I'm the actual one.|NOT (ESTIMATE Ziggy SEER);COMINGOUT Kwame SEER
Old Tom|Kwame, lad, who did ye divine?|INQUIRE Kwame (DIVINED ANY ANY)/REQUEST Kwame (DIVINED ANY ANY)
Mabel|Priya dear, would you mind telling us your role?|INQUIRE Priya (COMINGOUT Priya ANY)/REQUEST Priya (COMINGOUT Priya ANY)
Ziggy|lol mabel sus af|ESTIMATE Mabel WEREWOLF
Priya|i think its kwame tbh|ESTIMATE Kwame WEREWOLF
Kwame|voting ziggy, who's with me|VOTE Ziggy
Old Tom|I voted for Mabel last time round, and I'd do it again.|VOTED Mabel;?VOTE Mabel
Mabel|What lovely weather we're having this morning.|
Ziggy|kwame wants me dead because i found him out|
Priya|Can the medium please come forward?|REQUEST ANY (COMINGOUT ANY MEDIUM)
Kwame|Mabel, vote with me against Ziggy.|REQUEST Mabel (VOTE Ziggy)
Old Tom|Nobody here seems trustworthy to an old sailor like me.|
Mabel|I wouldn't hurt a fly, let alone eat a villager!|
Ziggy|if u vote me town loses gg|
Priya|Mabel is town, I'm sure of it.|ESTIMATE Mabel VILLAGER
Kwame|Old Tom and Mabel are clear to me. That leaves Priya.|ESTIMATE Old Tom VILLAGER;ESTIMATE Mabel VILLAGER;?ESTIMATE Priya WEREWOLF
=C Haruto,Yui,Sota,Aoi,Ren,Hina,Kaito,Mei,Riku
Haruto|@Yui your claim came far too late. I don't buy that you're the seer.|NOT (ESTIMATE Yui SEER)
Yui|I divined Sota last night: not a wolf. Kaito, you should explain your vote on Mei.|DIVINED Sota HUMAN;Kaito VOTED Mei/Kaito VOTE Mei
Sota|As a villager, I support executing Kaito today.|COMINGOUT Sota VILLAGER;REQUEST ANY (VOTE Kaito)/VOTE Kaito
Aoi|Ren claimed medium and said Riku was human.|Ren COMINGOUT Ren MEDIUM;Ren IDENTIFIED Riku HUMAN
Ren|My medium result: Riku was a Werewolf. So Yui is the real seer.|IDENTIFIED Riku WEREWOLF;ESTIMATE Yui SEER;?COMINGOUT Ren MEDIUM
Hina|I agree with Aoi's reasoning completely.|
Kaito|Hina, Aoi, who will you vote for today?|INQUIRE Hina (VOTE ANY)/INQUIRE ANY (VOTE ANY);INQUIRE Aoi (VOTE ANY)/INQUIRE ANY (VOTE ANY)
Mei|The seer should check Hina or Riku next.|?OR (REQUEST ANY (DIVINATION Hina)) (REQUEST ANY (DIVINATION Riku));?REQUEST ANY (DIVINATION Hina);?REQUEST ANY (DIVINATION Riku);?REQUEST ANY (OR (DIVINATION Hina) (DIVINATION Riku));?REQUEST ANY (XOR (DIVINATION Hina) (DIVINATION Riku));?XOR (REQUEST ANY (DIVINATION Hina)) (REQUEST ANY (DIVINATION Riku))
Riku|Before we vote, could each of you name your top suspect?|INQUIRE ANY (ESTIMATE ANY WEREWOLF)/REQUEST ANY (ESTIMATE ANY WEREWOLF)
Haruto|Unless Mei speaks up, I'm voting for Mei.|VOTE Mei
Yui|Kaito's silence worries me a little.|
Sota|Hina's flip-flopping is exactly what a wolf would do. I'm casting my ballot for Hina. Over|VOTE Hina;ESTIMATE Hina WEREWOLF
Aoi|I hear you, Sota, but is there any evidence?|
Ren|Kaito is a werewolf according to my divination. Please join me in voting him out.|DIVINED Kaito WEREWOLF;REQUEST ANY (VOTE Kaito);?COMINGOUT Ren SEER
Hina|I'm claiming bodyguard to save myself. I protected Yui on night one.|COMINGOUT Hina BODYGUARD;GUARDED Yui
Kaito|Mei's accusation against me is baseless.|?Mei ESTIMATE Kaito WEREWOLF
Mei|Let's not vote Aoi today; she's the only one giving us information.|REQUEST ANY (NOT (VOTE Aoi))/NOT (VOTE Aoi)
Riku|What do you all think about Haruto?|
Haruto|Fellow villagers, we must remain vigilant tonight.|
Yui|Counterclaims? If anyone else is the seer, come out now.|REQUEST ANY (COMINGOUT ANY SEER)
Sota|I'm leaning toward voting Ren, his medium claim looks fabricated.|VOTE Ren;NOT (ESTIMATE Ren MEDIUM)
Aoi|Ren, Hina is human, so stop attacking her.|ESTIMATE Hina VILLAGER;?DIVINED Hina HUMAN
Ren|Riku and Kaito are my wolf candidates.|ESTIMATE Riku WEREWOLF;ESTIMATE Kaito WEREWOLF
Hina|Good night everyone, stay safe.|
Kaito|Don't trust Yui! She's working with the wolves.|NOT (ESTIMATE Yui SEER)/ESTIMATE Yui WEREWOLF/ESTIMATE Yui POSSESSED;?ESTIMATE Yui POSSESSED;?ESTIMATE Yui WEREWOLF;?REQUEST ANY (NOT (ESTIMATE Yui SEER))
Mei|Yui voted Riku, Riku voted Haruto, and Haruto voted Yui.|Yui VOTED Riku;Riku VOTED Haruto;Haruto VOTED Yui
Riku|I'm not the werewolf, I swear on my grandmother's grave.|NOT (COMINGOUT Riku WEREWOLF)
Haruto|Today's execution should be Sota.|REQUEST ANY (VOTE Sota)/VOTE Sota
Yui|Sota's the wolf! Sota's the wolf! Believe me!|ESTIMATE Sota WEREWOLF
Sota|Yui, would you divine Aoi tonight?|REQUEST Yui (DIVINATION Aoi)
*Kaito|Let's attack Yui tonight, she's probably the real seer.|ATTACK Yui/REQUEST ANY (ATTACK Yui);ESTIMATE Yui SEER
*Ren|Fine by me. Tomorrow you claim seer and frame Sota.|REQUEST Kaito (COMINGOUT Kaito SEER);?REQUEST ANY (VOTE Sota);?REQUEST Kaito (DIVINED Sota WEREWOLF)
*Kaito|Who should we bite?|?INQUIRE ANY (ATTACK ANY)
*Ren|Bite Mei. Nobody will guard her.|ATTACK Mei/REQUEST ANY (ATTACK Mei)
*Kaito|Aoi smells like the bodyguard to me.|ESTIMATE Aoi BODYGUARD
=D Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|>>Agent[03] I divined you and you're a werewolf. Confess!|DIVINED Agent[03] WEREWOLF;?COMINGOUT Agent[01] SEER
Agent[02]|I want to hear from Agent[04] before deciding.|
Agent[03]|Agent[01] is possessed, not the seer.|ESTIMATE Agent[01] POSSESSED;NOT (ESTIMATE Agent[01] SEER)
Agent[04]|I will vote for Agent[03] as Agent[01] suggested.|VOTE Agent[03]
Agent[05]|Is Agent[02] really a villager?|
Agent[01]|Please vote for Agent[03], everyone. Agent[05] too.|REQUEST ANY (VOTE Agent[03]);?REQUEST Agent[05] (VOTE Agent[03])
Agent[02]|Agent[04] seems more villager-like than Agent[05].|ESTIMATE Agent[04] VILLAGER
Agent[03]|There is no proof that I am a werewolf.|
Agent[04]|What makes you think Agent[05] is a wolf?|
Agent[05]|Agent[03] is fake and Agent[01] is genuine.|NOT (ESTIMATE Agent[03] SEER);ESTIMATE Agent[01] SEER
=E Jess,Mo,Taylor,Robin,Casey,Drew
Jess|it's taylor 100%|ESTIMATE Taylor WEREWOLF
Mo|why me??|
Taylor|wow ok. so everyone just hates me now|
Robin|lets vote casey out, she's been too quiet|REQUEST ANY (VOTE Casey)
Casey|im mafia obviously haha jk|?COMINGOUT Casey WEREWOLF
Drew|does anyone have a read on mo|
Jess|I think drew or robin is mafia|?OR (ESTIMATE Drew WEREWOLF) (ESTIMATE Robin WEREWOLF);?ESTIMATE Drew WEREWOLF;?ESTIMATE Robin WEREWOLF;?XOR (ESTIMATE Drew WEREWOLF) (ESTIMATE Robin WEREWOLF)
Mo|Taylr is definately mafia, did u see how she defended casey|ESTIMATE Taylor WEREWOLF
Taylor|nah mo is the mafia here|ESTIMATE Mo WEREWOLF
Robin|idk who to vote for honestly|
Casey|Drew is not mafia guys come on|NOT (ESTIMATE Drew WEREWOLF)/ESTIMATE Drew VILLAGER
Drew|ok im voting jess|VOTE Jess
Jess|drew who are you gonna vote for|INQUIRE Drew (VOTE ANY)
Mo|hello is anyone here|
Taylor|I'm innocent, vote for Mo instead!|COMINGOUT Taylor VILLAGER/NOT (COMINGOUT Taylor WEREWOLF);REQUEST ANY (VOTE Mo)
Robin|my money's on jess being the mafia|ESTIMATE Jess WEREWOLF
Casey|robin is clean imo|ESTIMATE Robin VILLAGER
Drew|whats your favourite movie casey|
Jess|last round mo voted for taylor so it cant be both of them|Mo VOTED Taylor
Mo|Are you mafia, Robin?|INQUIRE Robin (COMINGOUT Robin WEREWOLF)
=F Baroness Irma,Captain Holt,Nico,Lenka,Professor Quill
Baroness Irma|I dare say Captain Holt ought to hang for this.|REQUEST ANY (VOTE Captain Holt)/VOTE Captain Holt
Captain Holt|With respect, Baroness Irma, I've been nothing but honest with this crew.|
Nico|Professor Quill told us he was the seer and that Lenka is a human.|Professor Quill COMINGOUT Professor Quill SEER;Professor Quill DIVINED Lenka HUMAN
Lenka|I'd like the Professor to be inspected tonight.|REQUEST ANY (DIVINATION Professor Quill)
Professor Quill|The hypothesis that Nico is a werewolf is the most parsimonious.|ESTIMATE Nico WEREWOLF
Baroness Irma|How dull. Shall we have some music?|
Captain Holt|Nico, report: who do you think is the wolf?|INQUIRE Nico (ESTIMATE ANY WEREWOLF)
Nico|I've decided to vote for you, Captain Holt.|VOTE Captain Holt
Lenka|Whoever the seer is, stay hidden for now.|
Professor Quill|A vote for Lenka would be a mistake.|NOT (VOTE Lenka)/REQUEST ANY (NOT (VOTE Lenka))
Baroness Irma|I have seen in my crystal that Nico is a beast of the night!|DIVINED Nico WEREWOLF/ESTIMATE Nico WEREWOLF;?COMINGOUT Baroness Irma SEER
Captain Holt|I'm changing my vote from Lenka to Nico.|VOTE Nico
Nico|Captain Holt is only pretending to be the medium.|NOT (ESTIMATE Captain Holt MEDIUM)
Lenka|Suppose Nico is human. What then?|
Professor Quill|I concur with the Baroness. Execute Nico.|REQUEST ANY (VOTE Nico)/VOTE Nico
Baroness Irma|Trust is such a fragile thing in times like these.|
Captain Holt|Lenka has my full trust.|ESTIMATE Lenka VILLAGER
Nico|I never claimed to be the seer.|NOT (COMINGOUT Nico SEER)
Lenka|Captain Holt accused Nico of being a werewolf.|Captain Holt ESTIMATE Nico WEREWOLF
Professor Quill|We have three days left and four players. Mathematics is against us.|
=G Wren,Idris,Soraya,Pavel,Linh,Otis,Fern
Wren|Morning! Did everyone survive the night?|
Idris|We need more information before we can vote sensibly.|
Soraya|Soraya at your service. I bake bread and read people.|
Pavel|It's too early to accuse anyone.|
Linh|Please, let's hear both sides before judging.|
Otis|Does anyone have thoughts on yesterday's vote?|
Fern|I was asleep all night, I saw nothing at all.|
Wren|A wolf would never say something like that.|
Idris|Linh makes a good point about the timing.|
Soraya|Otis says Pavel is a wolf, but I'm not convinced.|Otis ESTIMATE Pavel WEREWOLF;?NOT (ESTIMATE Pavel WEREWOLF)
Pavel|Otis's reasoning doesn't hold up. Something feels off about him.|
Linh|If Fern had been the seer she would have told us by now.|
Otis|I'm torn between Linh and Wren for today's vote.|?VOTE Linh;?VOTE Wren;?OR (VOTE Linh) (VOTE Wren);?XOR (VOTE Linh) (VOTE Wren)
Fern|Pavel, Linh, and Otis: all three look like villagers to me.|ESTIMATE Pavel VILLAGER;ESTIMATE Linh VILLAGER;ESTIMATE Otis VILLAGER
Wren|My vote stays on Soraya until she explains herself.|VOTE Soraya
Idris|Soraya is more likely the possessed than a wolf.|ESTIMATE Soraya POSSESSED
Soraya|I was told by Idris that Fern is the medium.|?Fern COMINGOUT Fern MEDIUM;?Idris ESTIMATE Fern MEDIUM;?ESTIMATE Fern MEDIUM
Pavel|You can count on my vote against Wren.|VOTE Wren
Linh|No one has claimed seer yet. Seer, please reveal yourself.|REQUEST ANY (COMINGOUT ANY SEER)
Otis|Haha, nice one Fern!|
Fern|Vote Idris, not Pavel.|REQUEST ANY (VOTE Idris)/VOTE Idris;?REQUEST ANY (NOT (VOTE Pavel));?NOT (VOTE Pavel)
Wren|Linh's result on Otis was human, right Linh?|Linh DIVINED Otis HUMAN
Idris|I find Wren's behaviour extremely suspicious.|ESTIMATE Wren WEREWOLF
Soraya|Wren isn't the seer. Wren is a wolf in sheep's clothing.|NOT (ESTIMATE Wren SEER);ESTIMATE Wren WEREWOLF
=A Helga,Tomas,Ingrid,Baptiste,Ronan,Yuki,Dahlia
Helga|Fellow villagers, I'm coming out as the seer. Tomas came up as a werewolf.|COMINGOUT Helga SEER;DIVINED Tomas WEREWOLF
Tomas|She's lying through her teeth! I am a villager, nothing more.|COMINGOUT Tomas VILLAGER;NOT (ESTIMATE Helga SEER)/ESTIMATE Helga WEREWOLF
Ingrid|I'm inclined to believe Helga, so my vote goes to Tomas.|ESTIMATE Helga SEER;VOTE Tomas
Baptiste|Mon dieu, what a morning. Coffee, anyone?|
Ronan|Yuki, whom are you planning to vote for?|INQUIRE Yuki (VOTE ANY)
Yuki|Umm, maybe Dahlia? She seems really suspicious to me...|ESTIMATE Dahlia WEREWOLF;?VOTE Dahlia
Dahlia|I won't vote for Tomas without hearing from the medium.|?NOT (VOTE Tomas)
Helga|Dahlia, are you our medium?|INQUIRE Dahlia (COMINGOUT Dahlia MEDIUM)
Tomas|Whoever voted for Ingrid yesterday should explain themselves.|
Ingrid|Baptiste cast his vote for me yesterday. Why?|Baptiste VOTED Ingrid
Baptiste|Because you were acting wolfish, chérie. I still think you're one of them.|ESTIMATE Ingrid WEREWOLF
Ronan|Here's my read: Helga real seer, Tomas wolf, Dahlia possessed.|ESTIMATE Helga SEER;ESTIMATE Tomas WEREWOLF;ESTIMATE Dahlia POSSESSED
Yuki|Please don't lynch Ronan!|REQUEST ANY (NOT (VOTE Ronan))
Dahlia|If Tomas flips wolf, we should look at Baptiste next.|
Helga|I plan to divine Ronan tonight.|DIVINATION Ronan
Tomas|So who is the bodyguard? Show yourself.|REQUEST ANY (COMINGOUT ANY BODYGUARD)/INQUIRE ANY (COMINGOUT ANY BODYGUARD)
Ingrid|I'm the bodyguard, and I guarded Helga.|COMINGOUT Ingrid BODYGUARD;GUARDED Helga
Baptiste|Ingrid can't be the bodyguard. That claim is fake.|NOT (ESTIMATE Ingrid BODYGUARD)
Ronan|We're running out of time, folks.|
Yuki|Helga, could you tell us last night's result?|INQUIRE Helga (DIVINED ANY ANY)/REQUEST Helga (DIVINED ANY ANY)
Dahlia|Tomas is no wolf in my eyes.|NOT (ESTIMATE Tomas WEREWOLF)/ESTIMATE Tomas VILLAGER
Helga|Let us exile Baptiste at once.|REQUEST ANY (VOTE Baptiste)
Tomas|Ronan called Yuki a werewolf earlier today.|Ronan ESTIMATE Yuki WEREWOLF
Ingrid|I think either Yuki or Dahlia.|?ESTIMATE Yuki WEREWOLF;?ESTIMATE Dahlia WEREWOLF;?OR (ESTIMATE Yuki WEREWOLF) (ESTIMATE Dahlia WEREWOLF);?XOR (ESTIMATE Yuki WEREWOLF) (ESTIMATE Dahlia WEREWOLF)
Baptiste|A toast to the brave souls of this village!|
Ronan|I'd like the seer to check Yuki and Dahlia.|REQUEST ANY (DIVINATION Yuki);REQUEST ANY (DIVINATION Dahlia)
=B pixelqueen,mochi,gus,Vera,n0va
pixelqueen|gus is sooo sus omg vote gus|ESTIMATE gus WEREWOLF;REQUEST ANY (VOTE gus)
mochi|gus didnt even say anything lol|
gus|im town stop|COMINGOUT gus VILLAGER
Vera|I'm voting mochi, final answer.|VOTE mochi
n0va|vera why mochi tho|
pixelqueen|seer claim: n0va is mafia|COMINGOUT pixelqueen SEER;DIVINED n0va WEREWOLF
mochi|ok so pixelqueen is fake obviously|NOT (ESTIMATE pixelqueen SEER)
gus|who do we kill|INQUIRE ANY (VOTE ANY)
Vera|I trust n0va more than anyone here.|ESTIMATE n0va VILLAGER
n0va|thx vera. voting for pixelqueen then|VOTE pixelqueen
mochi|gus voted me last round!!|gus VOTED mochi
gus|anyone else bored|
Vera|mochi, do you think gus is mafia?|INQUIRE mochi (ESTIMATE gus WEREWOLF)
pixelqueen|it's not gus btw|NOT (ESTIMATE gus WEREWOLF)/ESTIMATE gus VILLAGER
=C Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|I am the seer. I divined Agent[04], and the result was human.|COMINGOUT Agent[01] SEER;DIVINED Agent[04] HUMAN
Agent[02]|>>Agent[01] Hmm, so you're asking us to trust Agent[04]?|
Agent[03]|I, too, am a seer, and Agent[01] must be an impostor.|COMINGOUT Agent[03] SEER;NOT (ESTIMATE Agent[01] SEER)
Agent[04]|Let's vote out Agent[03] today and Agent[02] tomorrow.|REQUEST ANY (VOTE Agent[03]);?REQUEST ANY (VOTE Agent[02])
Agent[05]|There are two seers: Agent[01] and Agent[03].|Agent[01] COMINGOUT Agent[01] SEER;Agent[03] COMINGOUT Agent[03] SEER
Agent[02]|I believe Agent[03] over Agent[01].|ESTIMATE Agent[03] SEER;?NOT (ESTIMATE Agent[01] SEER)
Agent[04]|My opinion hasn't changed since yesterday.|
Agent[05]|Agent[02], will you vote for Agent[03] with me?|REQUEST Agent[02] (VOTE Agent[03])/INQUIRE Agent[02] (VOTE Agent[03]);?VOTE Agent[03]
=D Magnus,Oriana,Pip,Seraphine,Torvald,Ulla
Magnus|By my axe, Pip shall swing from the gallows today! Who stands with me?|REQUEST ANY (VOTE Pip)/VOTE Pip
Oriana|I sense darkness around Torvald, yet I cannot be certain.|?ESTIMATE Torvald WEREWOLF
Pip|Eek! Please don't hang me, I'm only a little villager!|COMINGOUT Pip VILLAGER;REQUEST ANY (NOT (VOTE Pip))
Seraphine|Torvald has been awfully quiet.|
Torvald|Words are wind. I vote Seraphine.|VOTE Seraphine
Ulla|Torvald's vote for Seraphine makes no sense.|Torvald VOTE Seraphine/Torvald VOTED Seraphine
Magnus|The spirits tell me Ulla, who was executed, was a human.|IDENTIFIED Ulla HUMAN;?COMINGOUT Magnus MEDIUM
Oriana|Magnus, you say you're the medium?|INQUIRE Magnus (COMINGOUT Magnus MEDIUM)
Pip|Oriana said I was human so she must be a good seer!|Oriana DIVINED Pip HUMAN;ESTIMATE Oriana SEER
Seraphine|We ought to keep Magnus alive.|REQUEST ANY (NOT (VOTE Magnus))/NOT (VOTE Magnus)
Torvald|Let the seer examine Magnus this night.|REQUEST ANY (DIVINATION Magnus)
Ulla|I never trusted Seraphine and I never will.|ESTIMATE Seraphine WEREWOLF/NOT (ESTIMATE Seraphine VILLAGER)/NOT (ESTIMATE Seraphine SEER)
*Torvald|Shall we devour Oriana tonight?|ATTACK Oriana/REQUEST ANY (ATTACK Oriana)/INQUIRE ANY (ATTACK Oriana)
*Ulla|No, kill Magnus; he is surely the medium.|ATTACK Magnus/REQUEST ANY (ATTACK Magnus);ESTIMATE Magnus MEDIUM
*Torvald|You pretend to be the seer tomorrow, Ulla.|REQUEST Ulla (COMINGOUT Ulla SEER)
Magnus|Hold fast, friends. Dawn will come.|
Oriana|Nobody has explained the missing vote from yesterday.|
Pip|I like everyone here, this is fun!|
Seraphine|What's our plan for today?|
Torvald|We lack evidence on both sides.|
Ulla|The wolves are laughing at us.|
Magnus|Suspicion alone is not enough to hang a man.|
Oriana|Do we even have a bodyguard?|
Pip|Seraphine scares me sometimes.|
Seraphine|Magnus and Oriana are the two I trust completely.|ESTIMATE Magnus VILLAGER;ESTIMATE Oriana VILLAGER
Torvald|I withdraw my vote for Seraphine and vote Pip instead.|VOTE Pip
Ulla|Oriana divined Torvald as a wolf, so execute him.|Oriana DIVINED Torvald WEREWOLF;REQUEST ANY (VOTE Torvald)/VOTE Torvald
Magnus|Ulla, tell me truthfully: which of us is the wolf?|INQUIRE Ulla (ESTIMATE ANY WEREWOLF)
=E Sloane,Mateo,Bex,Hugo
Sloane|Hugo's my pick for the wolf, and Bex for the possessed.|ESTIMATE Hugo WEREWOLF;ESTIMATE Bex POSSESSED
Mateo|I'd inspect Bex if I were the seer.|?REQUEST ANY (DIVINATION Bex);?DIVINATION Bex
Bex|Count me in: Hugo gets my vote.|VOTE Hugo
Hugo|You people are impossible.|
`;
