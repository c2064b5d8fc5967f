import type { LexiconLine } from './word.ts';

const ODD =
  "stir(?:s|red|ring)? (?:the pot|up|things up|trouble|chaos)|thr(?:ow|ows|owing|own|ew) (?:us|people|everyone|others) off|s(?:ow|ows|owing|own|owed) (?:discord|confusion|doubts?|chaos|distrust)|divert\\w*|misdirect\\w*|misled|lead(?:s|ing)? us astray|led (?:us )?astray|deception|treacher\\w+|smoke ?screen|red herring|cover(?:s|ing)? (?:up|their tracks|his tracks|her tracks)|playing (?:dumb|games)|too (?:good|perfect|neat|smooth|sure|confident)|discrepanc\\w+|ambigu\\w+|alarm bells|unnatural|far-?fetched|ridiculous|absurd|bizarre|over-?confident|odd|off(?! (?:the|my))|strange|weird|erratic|inconsisten\\w+|contradict\\w*|unclear|peculiar|curious|puzzl\\w+|perplex\\w+|confus\\w+|murky|concern(?:ing|s|ed)?|worr(?:y|ies|ying|isome|ied)|troubl\\w+|unsettl\\w+|illogical|forced|rush(?:ed|ing|es)?|messy|questionable|random|chao\\w+|wild|shaky|evasive|vague|abrupt|unusual|myster\\w+|baseless|unexplained|zigzag\\w*|calculated|hasty|defensive\\w*|deflect\\w*|dodg\\w+|too (?:quick|calm|early|late|convenient|easy|vocal|eager)|hiding something|undermin\\w+|uneasy|nervous|wary|unsure|skeptical|sceptical|doubt(?:s|ful)?|uncertain\\w*|makes? no sense|shift(?:s|ed|ing)?|flip(?:s|ped|ping)?|switch(?:ed|es|ing)?|tunnel\\w+|mislead\\w*|fishy|shady|cover-up|hiding|overly|eager(?:ness)?|aggressive(?:ly)?|pushy|nervous(?:ly)?|defensive(?:ness)?|flimsy|weak|thin|contrived|manipulat\\w+|deceptive|deceiv\\w+|deceit\\w*|jump(?:ed|ing|s)?|attention-seek\\w+|sketchy|dubious|shifty|slippery|sneaky|irrational|unconvincing|unreasonable|unreliable|implausible|incoherent|hesita\\w+|reluctan\\w+|panick\\w*|frantic|desperate|stalling|scapegoat\\w*|bandwagon\\w*|waver(?:s|ed|ing)?|backtrack\\w*|opportunis\\w+|overreact\\w*|hostile|cagey|secretive|withholding|noncommittal|ambiguous|red flags?|alarm(?:s|ing|ed)?|disturbing|bother(?:s|some|ing)|suspiciously|selective|contradictory|unfounded|reckless|doesn't (?:fit|match|align|make sense)|don't (?:fit|match|align|make sense)|lack(?:s|ing)?(?: of)? (?:\\w+ )?(?:reason\\w*|evidence|logic|clarity|proof|substance|details?|explanation|consistency|basis|credibility)|conflicting|dizzying|liability|unverified|pressured|copying|steering|disarray";
const GOOD =
  "accurate|insightful|astute|on point|on the right track|well said|trustworthy(?= (?:argument|claim|reason))|agree\\w*|good(?! morning| luck| day)|fair|solid|reasonable|makes? (?:good |total |perfect |more |a lot of )?sense|logical|plausible|believable|persuasive|compelling|justified|understandable|spot on|smart|clever|prudent|rational|well reasoned|thoughtful|sound(?= (?:reason|logic|plan|argument|advice))|correct|valid|sensible|consistent|wise(?:ly)?|support(?:s|ed|ive)?(?! (?:\\w+ )?(?:suspicio|doubt|accus))|reliable|is right|'s right|am with|i'm with|stand(?:s|ing)? (?:by|with|firm)|second(?= @p)|convinc\\w+";
const BAD =
  'bad|wrong|wast(?:e|es|ing)|unwise|mistake\\w*|disagree\\w*|oppos(?:e|ed|es)|refut\\w+|unnecessary|pointless|foolish|rash|counterproductive|useless|futile|misguided|unfair|unjust|too soon|premature';
const GLAD =
  'great|nice|helps?|helpful|clarif(?:y|ies)|fun|exciting|useful|clears? up|settles?|aid(?:s|ing)?|secures?|glad|happy|yay|benefits?|advantage|strengthens?|improves?|relie(?:f|ved)';
const SAD =
  'harm\\w*|hurts?|hinder\\w*|upset\\w*|sad|sadly|unfortunate\\w*|danger\\w*|risk(?:s|y|ing)?|squander\\w*|scar(?:y|ed)|afraid|fear\\w*|trouble|threat\\w*|jeopardi\\w+|endanger\\w*|weakens?|disaster|painful|regret\\w*|shame|worst|distract(?:s|ing|ion)|delays?|divid(?:es|ing)';

/** Words that take an infinitive, which is then no purpose. */
const WITH_INFINITIVE =
  "want|wants|need|needs|needed|have|has|had|like|time|try|tries|trying|ready|going|ought|got|able|hard|easy|important|crucial|key|best|us|me|you|everyone|wait|hope|plan|planning|seems?|decide|decided|how|up|forward|is|was|are|be|way|chance|refuse|refuses|agree|claims?|claimed|pretend|pretends|pretending|tough|difficult|love|continue|start|begin|began|mean|meant|supposed|asked|ask|urge|who|whom|when|what|where|not|and|or|'d|wish|propose|prefer|tend|tends|used|right|wise|safe|smart|good|better|bad|wrong|too \\w+|enough|@p\\d+";
const PURPOSES =
  'find|catch|identify|protect|save|uncover|reveal|confirm|verify|clarify|understand|expose|root|ensure|make sure|determine|figure|narrow|settle|decide|see (?:if|who|whether)|know|clear|test|stop|win|hunt|track|keep|blend|hide|mislead|gather';
const MEANS =
  'voting|lynching|executing|exiling|divining|inspecting|checking|protecting|guarding|attacking|sharing|discussing|focusing|asking|revealing|claiming|comparing|watching';

/** What follows `'s` where it is a form of `be`: `Bob's a wolf`, `Bob's lying.` */
export const ENGLISH_CONTRACTED =
  "'s (?:(?:the|a|an|not|our|my|your|just|being|been|definitely|probably|likely|clearly|still|already|also|really|too|very)\\b|(?:fake|lying|sus|suspicious|innocent|guilty|human|mafia|(?:were)?wolf|silent|quiet|right|wrong)(?=$|[.,!?;:-]| (?:and|but|or|so|because|to|for|in)\\b))";

/** The words of talk about the game in English. Of two that begin at one place the first line counts. */
export const ENGLISH_LEXICON: readonly LexiconLine[] = [
  [
    'block',
    '',
    '"[^"]*"|“[^”]*”|\\b(?:against|instead|rather|barely|refus\\w+|hard to|tough to|difficult to|lack(?:s|ing)?(?!(?: of)? (?:\\w+ )?(?:reason\\w*|evidence|logic|clarity|proof|substance|details?|explanation|consistency|basis|credibility))|avoid\\w*|fram(?:e|es|ed|ing)|like a|such as|as if|until|despite|though|both(?! (?:of the |our |the )?(?:seers?|mediums?|claim))|either(?! (?:the |an? )?(?:real |true |hidden )?(?:were|wol|possessed|madman|villager|human|seer|medium|mafia|bodyguard))|neither|same|each other|more than|the only|gift to|not (?:so |really |quite )?sure|unsure|they|them|denie[sd]|deny|strike|(?:this|that)(?= (?:claim|vote|result|accusation|fact)))\\b',
  ],
  [
    'idle',
    '',
    "^[^a-z@]*(?:(?:so|and|now|please|dear|fellow|hey|listen|attention|alright|okay|well),? )*(?:(?:fellow |dear )?villagers|town|townsfolk|guys|folks)(?=[,!.:]|  )|\\b(?:(?:my|our|fellow|dear|esteemed|noble|loyal|good|brave) )+(?:villagers|citizens|subjects|friends|players)(?=[,!.:])|\\b(?:our|ours|us|their|(?:were)?wolf game|trust (?:your|our|my|the) (?:instincts?|gut|judg\\w+)|as a result|results? in|town square|at this point|isn't that so|isn't it|not only|does that work for \\S+|my (?:dear|friends?|goodness|god)|the truth|or not(?=\\?)|right(?=\\?)|in mind|the (?:case|idea|possibility|chance|theory|fact) (?:of|that))\\b",
  ],
  // How it is meant, in set phrases.
  ['sure', '', '\\b(?:(?:must|has to|have to|gotta) be|must have(?: been)?)\\b'],
  [
    'glad',
    '',
    '\\b(?:could|may|might|will|would|can|should)(?: (?:indeed|also|really|definitely|surely))?(?: (?:help|allow|let))?(?: us)?(?: to)? (?:clarify|clear up|resolve|dispel(?: \\w+)?(?= (?:doubt|suspicion|confusion))|shed light on|bring (?:some |more )?clarity|bring light)(?: (?:to )?(?:the )?(?:truth|matters?|things|confusion|doubts?|situation|picture))?\\b',
  ],
  [
    'want',
    '',
    "\\b(?:(?:let's|let’s|let us)(?: all)?|(?:we|you|town|everyone|i think we|they|he|she|@p\\d+)(?: all)? (?:should|must|need(?:s)? to|have to|ought to|gotta|better)|need(?:s)?(?: to)?|should(?! i| have)|must(?! have)|please|kindly|i (?:want|urge|propose|suggest|request|vote to|demand|would like|'d like|wish|hope)|i'd like|time to|it'?s time|make sure|be sure|demand|require[sd]?|needed|have to|got to|gotta|(?:could|can|would|will) you|how about|shall we|shouldn't we|i encourage|encourage|i ask|i respectfully ask|we've gotta|we gotta|help us|looking forward to|ready to|want to|wanna|would love to|it would help)\\b",
  ],
  ['why', '', '\\b(?:why|how come|what makes|what made)\\b'],
  [
    'ask',
    '',
    "\\?|\\b(?:do you think|don't you think|what if|what do|what's your|what (?:is|are|was|were) your|how (?:do|does|did|can|could|will|would|should|are|is)|whether|i wonder|wonder(?:ing)?|any(?:one|body)? (?:has|have|else|with)|does that|when did)\\b",
  ],
  [
    'maybe',
    '',
    '\\b(?:may|might|maybe|perhaps|possibl[ye]|could(?! you)|probably|likely|potential(?:ly)?|a (?:teeny |little |tiny )?bit)\\b',
  ],
  [
    'sure',
    '',
    '\\b(?:certain(?:ly)?|sure(?:ly)?|definitely|def|clearly|obvious(?:ly)?|confirmed|absolutely|undoubtedly|proven|100%|must be|truly|indeed)\\b',
  ],
  [
    'think',
    '',
    '\\b(?:i (?:think|believe|feel|guess|suppose|reckon|assume|bet)|seem(?:s|ed)?|look(?:s|ed)? like|sounds?(?: like)?|feel(?:s|ing)?(?: like)?|lean(?:s|ing)?|appear(?:s|ed)?|vibes?|smell(?:s|ed)?|reads? as|indicates?|suggests?|impl(?:y|ies))\\b',
  ],
  // Whom.
  ['who', '{me}', "\\b(?:i|i'm|i’m|i'll|i’ll|i've|i'd|im|me|my|mine|myself)\\b"],
  ['who', '{you}', "\\b(?:you|you're|you’re|youre|you've|you’ve|you'll|your|yours|yourself|u|ur)\\b"],
  [
    'who',
    'ANY',
    "\\b(?:everyone|everybody|all of (?:us|you)|we|we're|we'll|(?:all|fellow|other|remaining|loyal|my|us|these) (?:fellow )?villagers|others|people|players?|anyone|anybody|someone|somebody|townies|townsfolk)\\b",
  ],
  [
    'wh',
    'ANY',
    "(?<=^|[.,;:—] ?|\\b(?:know|see|say|us|me|decide|decides|discuss|ask|and|on|out|for|but|then|so|about|consider|reveal|state|to|at|watch|determine|confirm|name|explain|of|check) )(?:who(?:'s)?|whom)\\b|\\bwhich(?= (?:seer|medium|claim|one|player))",
  ],
  ['block', '', '\\b(?:who|whose|which)\\b'],
  [
    'if',
    'not',
    '\\b(?:unless|absent|without(?= (?:it|proof|evidence|any|clear|that|a reason|reasons?|results?)\\b))\\b',
  ],
  ['block', '', '\\bwithout\\b'],
  ['odd', '', "\\b(?:not|n't|isn't|aren't|doesn't|don't|never)(?: really| quite)? add(?:s|ing)? up\\b"],
  ['not', 'be', "\\b(?:isn't|isnt|isn’t|aren't|wasn't|wasnt|weren't)\\b"],
  [
    'not',
    '',
    "\\b(?:no one|nobody|none|not|never|no|don't|dont|don’t|doesn't|doesnt|didn't|didnt|won't|wont|can't|cant|cannot|couldn't|shouldn't|haven't|hasn't|stop)\\b|n't\\b",
  ],
  [
    'fixed',
    'VILLAGESIDE win',
    "\\b(?:(?:protect|save|help|defend|safeguard|secure|ensure)(?:ing)? (?:the |our )?(?:(?:safety|survival|future|peace) of )?(?:the |our |this )?(?:village|town|villagers|community|realm|kingdom)(?:'s (?:safety|survival|future|peace))?|for (?:the (?:sake|safety|good|survival) of )?(?:the|our) (?:village|town|villagers|community)(?:'s (?:sake|safety|good|survival))?|for town's sake|keep (?:the|our) (?:village|town) safe|win as (?:a team|villagers|town))\\b",
  ],
  [
    'fixed',
    'not (ANY inspected)',
    '\\bno (?:d\\d |day \\d |divination |seer )?(?:results?|divinations?)(?: yet)?\\b',
  ],
  ['fixed', 'not (seer comingout)', '\\bno seers?(?: claims?| cos?)?(?: yet)?(?= ?[.,!?;]|$)'],
  ['fixed', 'not (medium comingout)', '\\bno mediums?(?: claims?| cos?)?(?: yet)?(?= ?[.,!?;]|$)'],
  [
    'be',
    '',
    '\\b(?:turn(?:s|ed)? (?:up|out)(?: to be| as)?|flip(?:s|ped)?(?: as)?(?= (?:an? )?(?:wolf|were|town|vill|human|innocent|guilty|mafia))|com(?:e|es) (?:back|up)(?: as)?|came (?:back|up)(?: as)?|end(?:s|ed)? up(?: being)?|prove(?:s|d)? to be)\\b',
  ],
  // Roles.
  [
    'state',
    'executed',
    '\\b(?:(?:was|were|is|get|gets|got|getting|being|been|be|go|goes|am|im) (?:vote[d]? ?out\\w*|voted|lynched|executed|exiled|hanged|eliminated)|executed)\\b',
  ],
  [
    'state',
    'attacked',
    '\\b(?:(?:was|were|is|get|gets|got|getting|being|been|be) (?:attacked|killed|murdered|bitten|eaten|targeted)|night kill(?:ed)?|nk(?: happened)?)\\b',
  ],
  [
    'state',
    'protected',
    "\\b(?:(?:was|were|is|get|gets|got|getting|being|been|be) (?:protected|guarded)|under (?:bodyguard |the bodyguard's )?protection)\\b",
  ],
  [
    'state',
    'inspected',
    '\\b(?:was|were|is|get|gets|got|getting|being|been|be) (?:divined|inspected|checked|investigated)\\b(?! as\\b)',
  ],
  ['state', 'DEAD', '\\b(?:died|dies|dead|gone|lost|fell|fallen|perished)\\b'],
  ['state', 'win', '\\b(?:wins?|winning|won|victory|outsmart|prevail)\\b'],
  ['state', 'lose', '\\b(?:loses?|losing|defeat)\\b'],
  [
    'state',
    'exist',
    "\\b(?:(?:is|are|'s|remains?|lurks?|hides?)(?: still| yet| hiding| lurking)* (?:there|here|left|among(?:st)?)(?: us)?|there(?:'s| is| are)(?: still| yet)|exists?|remain(?:s|ing)?|alive|surviv(?:e|es|ed|ing)|living)\\b",
  ],
  [
    'noun',
    'reason',
    '\\b(?:(?:build|strengthen|foster|establish|gain|earn|enhance)(?:ing|s)? (?:\\w+ ){0,3}trust|trust-building|trustworthiness|trust (?:levels?|network|discussions?)|group trust|mutual trust|trust (?:together|in this group|among us|within the group))\\b',
  ],
  [
    'tell',
    'inspection',
    '\\b(?:by|through|per|according to|based on|from) my (?:own )?(?:seer |medium )?(?:role|divination|results?|vision|check|inspection)\\b',
  ],
  [
    'tell',
    'inspection',
    '\\b(?:was|were|is|been|being|got) (?:identified|revealed|found|declared|confirmed|proven|shown|divined|judged)(?: to be| as)?(?= (?:an? |the )?(?:(?:were)?wol|human|villager|innocent))',
  ],
  ['tell', 'medium-telling', "\\bmedium(?:'s)? (?:results?|checks?|reports?)\\b"],
  [
    'tell',
    'inspection',
    "\\b(?:(?:divination|seer(?:'s)?|d\\d|n\\d) (?:results?|checks?|reports?|records?)|results?|findings?|divinations?|checks?(?! (?:who|with|their))|n\\d:?)(?!\\w)",
  ],
  ['role', 'seer', '\\bseers?(?: (?:claimants?|claimers?|candidates?))?\\b'],
  ['role', 'medium', '\\bmediums?(?: (?:claimants?|claimers?|candidates?))?\\b'],
  ['role', 'hunter', '\\b(?:bodyguards?|guards?(?= can| or| speak|,|\\?|\\.|$)|doctor)\\b'],
  ['role', 'lunatic', '\\b(?:possessed|madman|traitor)\\b'],
  ['role', 'WOLFSIDE', '\\b(?:wolf ?side|wolf team|scum|evil|bad guys?|enem(?:y|ies))\\b'],
  ['role', 'wolf', '\\b(?:(?:were)?wol(?:f|ves)|mafias?|guilty|maf)\\b'],
  ['role', 'villager', '\\b(?:villagers?|bystanders?|town(?=$|[.,!?])|(?:plain |vanilla )town)\\b'],
  ['role', 'HUMAN', '\\b(?:humans?|innocents?)\\b'],
  ['role', 'VILLAGESIDE', "\\b(?:village(?: side)?|with us|one of us|ally|allies|town(?='s| is| to))\\b"],
  ['role', 'GIFTED', '\\b(?:(?:power|info|special|important|key) roles?|role-claimers?)\\b'],
  [
    'fake',
    '',
    '\\b(?:fake(?:s|d)?|false|fraud(?:ulent)?|lies?|lied|lying|liars?|bluff\\w*|pretend\\w*|feign\\w*|pos(?:e|es|ing) as|imposters?|impostors?|made up|fabricat\\w+|masquerad\\w+|(?:act|play)(?:ing)? (?:like|as))\\b',
  ],
  ['real', '', '\\b(?:real|true|genuine|telling the truth|truth(?:ful)?|honest|legit\\w*|credib\\w+)\\b'],
  // Acts, claims, talk.
  [
    'act',
    'vote',
    '\\b(?:(?:join|lock|hold|keep|cast|place|put|switch|change|move)(?:s|ed|ing)?(?: in)?(?: (?:the|my|a|your|our|their))? votes?|vot(?:e|es|ed|ing)(?: (?:pattern|history|target)s?)?(?: out)?|ballots?|vovoted)\\b',
  ],
  [
    'act',
    'execute',
    '\\b(?:lynch\\w*|execut(?:e|es|ing|ions?)|exil(?:e|es|ing)|hang(?:ing)?|eliminat(?:e|es|ing|ion))\\b',
  ],
  [
    'act',
    'inspect',
    '\\b(?:divin(?:e|es|ed|ing|ate|ated)|inspect(?:s|ed|ing)?|investigat(?:e|es|ed|ing|ion)|check(?:ed|ing)(?! who))\\b',
  ],
  ['act', 'protect', '\\b(?:protect(?:s|ed|ing|ion)?|guard(?:s|ed|ing))\\b'],
  [
    'act',
    'attack',
    '\\b(?:attack(?:s|ed|ing)?|bit(?:e|es|ing)|kill(?:s|ed|ing)?|(?:night )?(?<!\\b(?:your|the|my|exact|state|his|her|their|prime|next|a|main) )target(?:s|ed|ing)?|hit(?= @p))\\b',
  ],
  [
    'hide',
    '',
    '\\b(?:stay(?:s|ing)? (?:low|hidden|quiet|silent)|hid(?:e|es|ing|den)|blend in|keep(?:s|ing)? (?:low|hidden))\\b',
  ],
  [
    'claim',
    '',
    "\\b(?:(?:seer |medium |role )?(?:counter-?)?claim(?:s|ed|ing|ants?)?|cos?|co'?d|com(?:e|es|ing) (?:out|clean|forward)|came (?:out|clean|forward)|step(?:s|ped|ping)? (?:up|forward)|own(?:s|ed|ing)? up|confess(?:es|ed|ing)?|say (?:it|so)(?= ?[.,!?]|$)|mention(?:s|ed|ing)? being|reveal(?:s|ed|ing)? (?:yourself|themselves|himself|herself)|reveal(?:s|ed|ing)? (?:your|their|his|her|the) (?:true )?roles?|counter(?:s|ed)?|roles?)\\b",
  ],
  ['silent', '', '\\b(?:silen(?:t|ce)|quiet(?:er)?|inactive|not speaking|barely spoke)\\b'],
  [
    'speak',
    '',
    '\\b(?:hear(?:d|ing)?(?: (?:anything|much|nothing|more))? from|speak(?:s|ing)?(?: up| out| now)?|spoke|said|says|saying|talk(?:s|ed|ing)?|repl(?:y|ies)|respon(?:d|se|ds)|answers?|reads?|thoughts?|opinions?|views?|words?|info(?:rmation)?|insights?|observations?|statements?|dialogue|input|clarity|clear logic|defen[cs]es?|react(?:s|ed|ions?)?|specifics|something solid|concrete info)\\b',
  ],
  [
    'deem',
    'wolf',
    "(?:\\b(?:is|are|am|was|were|been|being|get|gets|getting|got)|'re|'m|'s)(?: (?:being|been|still|now|already|also|so))? (?:accused|suspected|blamed|framed)(?: (?:as|of being))?\\b",
  ],
  [
    'doubt',
    '',
    '\\b(?:sus(?:picio\\w*|pect\\w*|picios)?|accus\\w+|blam(?:e|es|ed|ing)|distrust\\w*|fram(?:e|es|ed|ing))\\b',
  ],
  [
    'trust',
    '',
    '\\b(?:trust\\w*|believ(?:e|es|ed|ing)|rel(?:y|ies|ying)|defend(?:s|ed|ing)?|clear(?:s|ed)(?! up))\\b',
  ],
  [
    'noun',
    'reason',
    '\\b(?:discussions?|details?|explanations?|patterns?|clues?|contradictions?(?= in)|arguments?|points?|approach|choices?|conduct|contributions?|reasons?|reasoning|logic(?:al)?|evidence|proofs?|facts?|rationale|motives?|basis|behaviou?r|actions?|moves?|stance|story|tone|timing|alignment|plan|perspectives?|theor(?:y|ies)|assessments?|judg(?:e)?ments?|attitude|demeanou?r|remarks?|comments?|narrative|agenda|motivations?|justifications?|hints?|signs?|signals?|deductions?|allegiances?|loyalt(?:y|ies)|clarifications?|contradictions?|strategy|intentions?|lead)\\b',
  ],
  ['count', '2', '\\b(?:two|both|2)\\b'],
  ['count', '3', '\\b(?:three|3)\\b'],
  // What is thought of it.
  [
    'meta',
    'decide',
    '\\b(?:decid(?:e|es|ed|ing)|choos(?:e|es|ing)|chose|pick(?:s|ed|ing)?|unite[sd]?|split(?:ting)?|narrow|cut down|lock(?: in)?)\\b',
  ],
  [
    'meta',
    'know',
    '\\b(?:(?:see|know|check|ask|say|tell us|wait and see) (?:if|whether)|know(?:s|ing)?|knew|find(?:s|ing)?(?: out)?(?! (?:it|this|that) )|found|figur(?:e|ing)(?: out)?|search(?:es|ing)? for|seek(?:s|ing)?(?: out)?|look(?:s|ing)? for|discern(?:ing)?|unmask(?:ing)?|pinpoint(?:ing)?|ascertain(?:ing)?|captur(?:e|ing)|weed out|flush out|smoke out|determining|uncover the|identify(?:ing)?|recogni[sz]\\w+|uncover(?:s|ing)?|confirm(?:s|ing)?|verif(?:y|ies|ying)|expose|catch|determine|detect|root out|hunt(?:ing)?(?: down)?|track down|expos(?:es|ing)|reveal(?= (?:the )?(?:wol|were|truth|true))|spot|see(?= who| which)|check(?= (?:who|if|whether|their|his|her|your|on)\\b)|understand(?:ing)?|settle(?= which))\\b',
  ],
  [
    'meta',
    'discuss',
    '\\b(?:discuss(?:es|ed|ing)?|consider(?:s|ed)?|(?<=\\b(?:am|is|are|be|been|worth|by|keep|of|start|from) )considering|review\\w*|examin\\w+|look(?:s|ing)?(?: (?:closer|closely|next))? (?:at|into)|take a closer look at|compar\\w+|evaluat\\w+|focus(?:ing|ed)?(?: on)?|watch(?:ing)?|keep an eye on|reflect(?: on)?|ponder\\w*|weigh|question(?:s|ing)?|analy[sz]\\w+|think about|revisit|hear|ask(?:s|ing)?|shar(?:e|es|ing)|disclos(?:e|ing)|explain\\w*|clarify|justify|state|report(?= your| on| the| my|:)|tell(?: us| me)?|say(?= who| when| which| why| how)|name(?= your| a| one| the)|answer(?= why| how)|giv(?:e|es|ing)(?: us)?|provid(?:e|ing)|show(?:s|ing)?|reveals?|address|voice|observ(?:e|ing)|assess(?:ing)?|explor(?:e|ing)|elaborate|gather(?:ing)?|collect(?:ing)?|brainstorm|strategi[sz]e|listen(?: to)?|pay attention to|monitor|scrutini[sz]e|investigate(?= this| further| claims)|probe|debate|go over|talk about|tread|dig (?:into|deeper)|delve(?: deeper)?(?: into)?|contemplat\\w+|track(?:ing)?|note|take note of|interrogat\\w+|cross-?check|double-?check|sort out|lay out|outline|summari[sz]e|recap|comment(?: on)?|weigh in(?: on)?|deliberat\\w+|reassess|rethink|reconsider|re-?evaluat\\w+|keep (?:our|your|an) eyes? (?:open|peeled|out)(?: (?:for|on))?|press(?:ing)?(?= @p))\\b',
  ],
  [
    'key',
    '',
    '\\b(?:important|importance|crucial|imperative|paramount|pivotal|my duty|our duty|key|matters?|essential|critical|vital|careful(?:ly)?|cautious|wait(?:ing)?|well thought out|caution|wary of|priority|first and foremost|vigilan\\w+|stay (?:alert|sharp|focused|calm)|mindful|patien(?:t|ce)|necessary|urgent)\\b',
  ],
  ['odd', '', `\\b(?:${ODD})\\b`],
  ['glad', '', `\\b(?:${GLAD})\\b`],
  ['sad', '', `\\b(?:${SAD})\\b`],
  ['bad', '', `\\b(?:${BAD})\\b`],
  ['good', '', `\\b(?:${GOOD})\\b`],
  // How it is meant.
  ['time', 'yesterday', "\\b(?:yesterday(?:'s)?|last night|previous(?:ly)?|earlier)\\b"],
  ['time', 'today', "\\b(?:today(?:'s)?|tonight(?:'s)?|now)\\b"],
  ['time', 'tomorrow', "\\b(?:tomorrow(?:'s)?|next)\\b"],
  ['be', '', `\\b(?:is|are|am|be|being|as)\\b|=|'re\\b|'m\\b|(?=${ENGLISH_CONTRACTED})'s`],
  ['past', 'be', '\\b(?:was|were|been)\\b'],
  ['past', '', '\\b(?:did|had|made|just)\\b'],
  ['if', '', '\\b(?:if|assuming|once|in case)\\b'],
  ['before', '', '\\bbefore(?= (?:we|i|you|any|the|\\w+ing|a)\\b)'],
  [
    'because',
    '',
    "\\b(?:with(?= (?:@p\\d+'s|@p\\d+ \\w+ing|@p\\d+ confirmed))|considering|based on|judging (?:by|from)|in light of|thanks to|because(?: of)?|since|as (?=@p|he|she|they|it)|due to|given(?: that)?|for (?=pushing|being|not|voting|accusing))\\b",
  ],
  // What something is done for is wished, and so is by what it comes about.
  [
    'cut',
    'purpose',
    `(?<!\\b(?:${WITH_INFINITIVE})) (?:so as |in order )?to (?=(?:better |further |help (?:us )?)?(?:${PURPOSES})\\b)| by (?=(?:${MEANS})\\b)`,
  ],
  ['cut', 'else', "\\b(?:or(?: else)?|otherwise,?)(?= (?:i|i'll|we|we'll)\\b)"],
  [
    'cut',
    '',
    "[,;:\\u0028\\u0029.!\\n—]| - | {2,}|\\b(?:but|so|then|while|and(?= (?:no (?:seer|medium|one)|i|i'm|i'll|we|he|she|they|you|that|let|let's|it|not|watch|use|ask|give|demand|discuss|follow|vote|bite|will|plan|stay|keep|find|catch|focus|share|see|hear|look|lynch|attack|decide|consider|analy[sz]e|identify|push|help|expose|explain|tell)\\b)|although|however|after|or(?= (?:i|i'll|we|you|withdraw)\\b)|when|let's|that means)\\b",
  ],
];
