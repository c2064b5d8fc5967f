/**
 * More lively talk of forum players, teenagers, agents, knights and old people, written and judged in one go before a reader
 * saw it, as in `judged-lively.ts`. It was halved by a hash; the second half was read for the first time when the work on
 * the first was done, and some of its mistakes were mended after that.
 */
export const LATER_OPEN = `
=a Nora,Felix,Imani,Teddy,Rosalind,Hux,Bo,Lior
Nora|Hux gets my vote and I'm not even sorry about it.|VOTE Hux
Felix|Teddy. Not even close.|ESTIMATE Teddy WEREWOLF/VOTE Teddy
Teddy|throwing my vote at Rosalind for now, might change my mind later|VOTE Rosalind
Rosalind|I've got Hux down as a wolf and Bo as his buddy.|ESTIMATE Hux WEREWOLF;ESTIMATE Bo WEREWOLF
Teddy|Imani is the one person here I'd bet on being clean.|ESTIMATE Imani VILLAGER
Hux|ok confession time, i'm the seer and Bo came back red|COMINGOUT Hux SEER;DIVINED Bo WEREWOLF
Imani|Seer, whoever you are, please peek Teddy tonight and put us out of our misery.|REQUEST ANY (DIVINATION Teddy)
Hux|Not voting Nora. Not today, not ever.|NOT (VOTE Nora)
=b Old Marta,Pip,Constable Grey,Widow Lark,Jonty
Pip|I peeked! I peeked! Widow Lark is super duper human!|DIVINED Widow Lark HUMAN
Old Marta|Then it's the noose for Jonty, and good riddance.|VOTE Jonty/REQUEST ANY (VOTE Jonty)
Widow Lark|I could never raise my hand against Old Marta.|NOT (VOTE Old Marta)
Jonty|All right, all right, I come clean: I'm the medium, and poor Tam the miller was no wolf.|COMINGOUT Jonty MEDIUM
=c Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[01]|Having weighed both claims, I find Agent[04] the more believable of the two seers.|ESTIMATE Agent[04] SEER
Agent[02]|My inspection of Agent[05] yielded a clear verdict: werewolf. I stand by it as your seer.|DIVINED Agent[05] WEREWOLF;COMINGOUT Agent[02] SEER
Agent[04]|Agent[02] is contradicting themselves, which is exactly what a fake seer would do.|?NOT (ESTIMATE Agent[02] SEER)
Agent[01]|Agent[03], whose claim do you find more convincing?|INQUIRE Agent[03] (ESTIMATE ANY SEER)
Agent[02]|I will be directing my vote toward Agent[05], and I encourage all of you to do the same.|VOTE Agent[05];REQUEST ANY (VOTE Agent[05])
Agent[03]|Were Agent[02] truly the seer, Agent[05] would already be gone.|
Agent[04]|I too hold the role of seer, and I can vouch for Agent[01] as human.|COMINGOUT Agent[04] SEER;DIVINED Agent[01] HUMAN
=d kit,sam,ro,vic,jules,ash,max
max|?? what did i even do|
vic|wait did jules say anything yet|
ro|who r u voting ash|INQUIRE ash (VOTE ANY)
=e Sir Alaric,Brunhild,Zhen,Madame Odette,Quickfinger,Brother Anselm
Sir Alaric|Upon mine honour, I shall strike at Quickfinger with my vote this day.|VOTE Quickfinger
Brunhild|Odette is wolf. Brunhild feels it in bones.|ESTIMATE Madame Odette WEREWOLF
Zhen|A still pond hides the deepest fish. Anselm, why so silent?|
Madame Odette|The cards never lie, chéris. They showed me Zhen, and Zhen is one of us, a human.|DIVINED Zhen HUMAN
Quickfinger|Steal a man's purse, sure, but eat him? I'm no wolf, guv.|NOT (COMINGOUT Quickfinger WEREWOLF)
Brother Anselm|I have kept vigil at Brunhild's door through the night, as is my duty.|GUARDED Brunhild;?COMINGOUT Brother Anselm BODYGUARD
Sir Alaric|Let none among you lay a vote upon Brother Anselm.|REQUEST ANY (NOT (VOTE Brother Anselm))
Brunhild|Brunhild vote Odette. Odette go bye-bye.|VOTE Madame Odette
Zhen|If the fox counts the chickens, ask who gains. I say Quickfinger gains.|?ESTIMATE Quickfinger WEREWOLF
Madame Odette|Brunhild, ma petite, you wound me. Whom else do you suspect?|INQUIRE Brunhild (ESTIMATE ANY WEREWOLF)
Brother Anselm|Heaven forgive me, but I must condemn Madame Odette.|VOTE Madame Odette/ESTIMATE Madame Odette WEREWOLF/REQUEST ANY (VOTE Madame Odette)
Sir Alaric|Speak, oracle! What hath thy vision revealed?|INQUIRE ANY (DIVINED ANY ANY)
=f Dana,Moss,Priest,Ty,Cleo,Bram,Viv
Moss|I'm okay with a Cleo exe but I'd prefer Bram.|VOTE Bram/REQUEST ANY (VOTE Bram);?VOTE Cleo;?REQUEST ANY (VOTE Cleo)
Viv|I'd hang either Bram or Ty, in that order.|?VOTE Bram;?VOTE Ty;?OR (VOTE Bram) (VOTE Ty);?REQUEST ANY (VOTE Bram);?REQUEST ANY (VOTE Ty);?REQUEST ANY (OR (VOTE Bram) (VOTE Ty));?OR (REQUEST ANY (VOTE Bram)) (REQUEST ANY (VOTE Ty))
Moss|Viv is probably just a villager having a bad day.|ESTIMATE Viv VILLAGER
Priest|putting Moss at the bottom of my list where he belongs|
Viv|If Cleo is the real doc then the wolves will shoot her tonight.|
Moss|Cleo's claim checks out as far as I'm concerned.|ESTIMATE Cleo BODYGUARD
Priest|I want Ty gone before the day is out.|REQUEST ANY (VOTE Ty)/VOTE Ty
Ty|Move your votes off me and onto Bram, people.|REQUEST ANY (VOTE Bram);?REQUEST ANY (NOT (VOTE Ty))
Cleo|Moss and Priest can't both be town.|
Bram|Hey Dana, did you or did you not vote for Moss yesterday?|INQUIRE Dana (VOTED Moss)
Priest|I'd trust Viv with my life.|ESTIMATE Viv VILLAGER/ESTIMATE Viv SEER
Cleo|Bram voted Dana, Dana voted Bram. Cute.|Bram VOTED Dana;Dana VOTED Bram
Bram|we've been over this: I'm vanilla|COMINGOUT Bram VILLAGER
`;

export const LATER_SHUT = `
=a Nora,Felix,Imani,Teddy,Rosalind,Hux,Bo,Lior
Imani|Bo I trust; Lior I really don't.|ESTIMATE Bo VILLAGER;ESTIMATE Lior WEREWOLF/NOT (ESTIMATE Lior VILLAGER)
Hux|can we please just yeet Lior already|REQUEST ANY (VOTE Lior)
Bo|I'd be shocked if Nora turned out to be anything but town.|ESTIMATE Nora VILLAGER/NOT (ESTIMATE Nora WEREWOLF)
Lior|That was such a wolfy thing to say, Felix.|ESTIMATE Felix WEREWOLF
Nora|so we doing Hux or Teddy today|?INQUIRE ANY (VOTE ANY);?REQUEST ANY (VOTE Hux);?REQUEST ANY (VOTE Teddy);?OR (VOTE Hux) (VOTE Teddy);?REQUEST ANY (OR (VOTE Hux) (VOTE Teddy));?OR (REQUEST ANY (VOTE Hux)) (REQUEST ANY (VOTE Teddy))
Felix|everyone who still has a ballot, drop it on Teddy|REQUEST ANY (VOTE Teddy)
Imani|If I had a dollar for every time Hux dodged a question I'd be rich.|
Rosalind|Somebody had to say it: Lior is playing this exactly like a wolf would.|ESTIMATE Lior WEREWOLF
Bo|Hux is about as much a seer as my left shoe.|NOT (ESTIMATE Hux SEER)
Lior|Between a fake claim and a quiet lurker I'll take the fake claim every time, so Hux it is.|VOTE Hux;?NOT (ESTIMATE Hux SEER)
Nora|You can all stop looking at me, I did nothing.|
Felix|what's everybody's vote looking like?|INQUIRE ANY (VOTE ANY)
Teddy|I was the guy guarding Nora last night, you're welcome.|GUARDED Nora;?COMINGOUT Teddy BODYGUARD
Rosalind|Could somebody who voted Bo walk me through it?|
Bo|first Lior, then Felix. that's the order.|REQUEST ANY (VOTE Lior)/VOTE Lior/ESTIMATE Lior WEREWOLF;?REQUEST ANY (VOTE Felix);?VOTE Felix;?ESTIMATE Felix WEREWOLF
Lior|My vote has been on Teddy since breakfast and it's staying there.|VOTE Teddy
=b Old Marta,Pip,Constable Grey,Widow Lark,Jonty
Old Marta|In all my eighty years I never saw a boy sweat like Jonty does. That's our wolf, mark me.|ESTIMATE Jonty WEREWOLF
Constable Grey|By the power vested in me, I place Pip under suspicion of lycanthropy.|ESTIMATE Pip WEREWOLF
Widow Lark|Bless you, Pip dear. I believe every word.|ESTIMATE Pip SEER/ESTIMATE Pip VILLAGER
Jonty|Oi! I ain't no wolf, constable! Go bother Marta!|NOT (COMINGOUT Jonty WEREWOLF)
Constable Grey|Madam Lark, kindly state for the record who has your vote.|INQUIRE Widow Lark (VOTE ANY)
Pip|Who do you think is the baddie, Granny Marta?|INQUIRE Old Marta (ESTIMATE ANY WEREWOLF)
Jonty|Pip the seer? Pull the other one.|NOT (ESTIMATE Pip SEER);?Pip COMINGOUT Pip SEER
Old Marta|A storm's coming, children. Lock your doors tonight.|
Constable Grey|I have examined the evidence, and the evidence says Jonty is innocent.|ESTIMATE Jonty VILLAGER;?DIVINED Jonty HUMAN
Pip|Nobody hurt Widow Lark please, she gives me cookies.|?REQUEST ANY (NOT (VOTE Widow Lark))
Widow Lark|I shall be keeping an eye on the constable.|
=c Agent[01],Agent[02],Agent[03],Agent[04],Agent[05]
Agent[03]|It would be premature to eliminate anyone without further evidence.|
Agent[05]|I categorically reject the accusation. I am an ordinary villager and nothing more.|COMINGOUT Agent[05] VILLAGER
Agent[04]|There is little doubt in my mind that Agent[02] is the possessed.|ESTIMATE Agent[02] POSSESSED
Agent[05]|Would anyone object to voting out Agent[02] today?|REQUEST ANY (VOTE Agent[02]);?INQUIRE ANY (VOTE Agent[02])
Agent[01]|Given what we know, Agent[05] being human seems the likelier scenario.|ESTIMATE Agent[05] VILLAGER/NOT (ESTIMATE Agent[05] WEREWOLF)
Agent[03]|Agent[02], the burden of proof lies with you. What was your result on the first night?|INQUIRE Agent[02] (DIVINED ANY ANY)
Agent[05]|Whichever way this goes, I hope we remain civil.|
=d kit,sam,ro,vic,jules,ash,max
kit|sam sus|ESTIMATE sam WEREWOLF
ro|vic or ash imo|?OR (ESTIMATE vic WEREWOLF) (ESTIMATE ash WEREWOLF);?ESTIMATE vic WEREWOLF;?ESTIMATE ash WEREWOLF;?XOR (ESTIMATE vic WEREWOLF) (ESTIMATE ash WEREWOLF)
vic|nah im clean check me if u want|COMINGOUT vic VILLAGER/NOT (COMINGOUT vic WEREWOLF);?REQUEST ANY (DIVINATION vic)
ash|ngl max is giving mafia vibes|ESTIMATE max WEREWOLF
jules|gotta be kit right|ESTIMATE kit WEREWOLF
sam|everybody vote kit or we lose|REQUEST ANY (VOTE kit)
kit|lol no u|
ro|im down to vote kit|VOTE kit
ash|so its settled, kit?|?REQUEST ANY (VOTE kit);?VOTE kit;?INQUIRE ANY (VOTE kit)
jules|i believe sam hes chill|ESTIMATE sam VILLAGER
max|whoever votes me is mafia|
kit|u guys r dumb its obviously sam and jules|ESTIMATE sam WEREWOLF;ESTIMATE jules WEREWOLF
sam|last time kit was mafia he did the same thing|
=e Sir Alaric,Brunhild,Zhen,Madame Odette,Quickfinger,Brother Anselm
Quickfinger|Tell you what, I'd wager me last coin the knight's bent.|ESTIMATE Sir Alaric WEREWOLF
Zhen|Tonight I will read the stars of Brother Anselm.|DIVINATION Brother Anselm
=f Dana,Moss,Priest,Ty,Cleo,Bram,Viv
Dana|D1 reads: Moss villa, Ty villa, Cleo wolf, rest null.|ESTIMATE Moss VILLAGER;ESTIMATE Ty VILLAGER;ESTIMATE Cleo WEREWOLF
Priest|The only people I'm confident in are Dana and Viv.|ESTIMATE Dana VILLAGER;ESTIMATE Viv VILLAGER
Ty|Cleo, who hasn't posted since Tuesday, is somehow everyone's townread. Nope.|?ESTIMATE Cleo WEREWOLF
Cleo|Claiming roleblocked doc. Had Viv covered N1.|COMINGOUT Cleo BODYGUARD;GUARDED Viv
Bram|Ty's post at the top of the page is the wolfiest thing I've read all year.|ESTIMATE Ty WEREWOLF
Dana|Mod, can we get a vote count?|
Ty|Nobody's lynching Dana on my watch.|NOT (VOTE Dana)/REQUEST ANY (NOT (VOTE Dana))
Cleo|Bram's my pick. Ty's my backup.|ESTIMATE Bram WEREWOLF/VOTE Bram;?ESTIMATE Ty WEREWOLF;?VOTE Ty
Bram|I flipped through Viv's posts again and yeah, that's a villager.|ESTIMATE Viv VILLAGER
Dana|Would a wolf really bus that hard? I don't think so.|
Viv|as the resident cop I'm telling you Ty is guilty|COMINGOUT Viv SEER;DIVINED Ty WEREWOLF
Dana|I will eat my hat if Priest isn't a wolf.|ESTIMATE Priest WEREWOLF
Moss|What would it take for you to unvote me, Cleo?|
Ty|Worst case we hang Bram and learn something.|REQUEST ANY (VOTE Bram)
Viv|hard pass on lynching Moss|NOT (VOTE Moss)/REQUEST ANY (NOT (VOTE Moss))
`;
