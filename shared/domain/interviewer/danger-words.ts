/** The words of a danger, as patterns over a text in lower case without punctuation and short forms. `(?!…)` are idioms of work. */

const self = '(?:myself|my self)'
const kin =
  '(?:husband|wife|boyfriend|girlfriend|partner|ex|father|mother|dad|mum|mom|stepfather|stepmother|son|daughter|brother|sister|child|children|kids?|baby|uncle|aunt|cousin|grand\\w+|friend|housemate|roommate|flatmate|neighbou?r|landlord|boss|family)'
const home = '(?:house|home|flat|apartment|room|unit|door|bathroom|car|building)'

export const selfHarm = [
  'suicid\\w*|self harm\\w*|overdos\\w*|bunuh diri|(?:nak|mahu|ingin|mau) mati',
  `(?:kill|hurt|harm|cut|hang|drown|shoot|stab|burn|poison|starve|injur|end)(?:e|ting|ning|bing|ing|ed)? ${self}(?! off)|(?:start\\w*|keep|kept|back to|been) (?:cutting|burning)(?: again| at night)?(?= (?:last|every|when|and|because|so|in the|since)|$)|(?:cut|slit)(?:ting)? my (?:wrists?|arms?|veins?|throat)`,
  '(?:end|ending) (?:it all|everything|my (?:own )?life)|(?:pain|suffering|life|tonight)(?: \\w+){0,6} (?:end|finish) it|(?:take|taking|took) my (?:own )?life(?! savings)',
  '(?:want|wanted|wish|going|plan|ready|better|prefer|rather|hope|deserve|try|tried|trying)(?: (?:to|just|be|i could))* (?:die|dead|disappear|vanish)|wish (?:that )?i (?:was|were|had) (?:dead|gone|never (?:been )?born|not alive)',
  'i am (?:dying|better off dead)(?! (?:to|for|of) )|i am about to die|i (?:will|might|may) (?:soon |just )?(?:die|be (?:dead|gone))',
  '(?:do|will|would|may|might) not (?:really |even )?(?:think i )?(?:(?:want|wish|care|deserve)(?: to| if i) )?(?:be (?:here|alive|around)|live|exist|wake up)(?: (?:any ?more|any longer|tomorrow|tonight|much longer|long|at all|like this|by then|by the time|to see it|next (?:week|month|year)))|(?:plan|planning|going|intend|expect|hope|want)(?: to)? be gone (?:before|by|soon|for ?ever|after)|do not want to (?:live|be alive|exist|wake up|be here)(?! (?:at|in|on|near|close|with|without|for|just|only|there|far|alone|abroad))|(?:never|not) wake up(?: again)?(?! (?:at|in|for|early|to))',
  '(?:easier|simpler|better|happier|a relief) for (?:every(?:one|body)|them|us all|the family|my \\w+) if i|better off with (?:\\w+ )?(?:insurance|money|payout)|(?:better|happier)(?: off)? (?:without me|if i (?:was|were) (?:gone|dead|not)|dead)|no ?(?:one|body) (?:would|will) (?:miss|notice|care)|a burden (?:to|on) (?:everyone|everybody|my|them|others)',
  '(?:no|any|the|a|see a) (?:reason|point|future|purpose)(?: (?:to|in|for|of))?(?: me| my)? (?:live|living|life|alive|being alive|exist|existing|going on|go on|carry on)(?! with)|(?:no|any|only) way out(?! of)|nothing (?:left )?to live for|not worth living|(?:my|this) life (?:is|feels) (?:pointless|worthless|meaningless|over|unbearable)',
  '(?:tired|sick|done|finished) (?:of|with) (?:living|life|being alive|existing)|(?:give|giving|given|gave) up on (?:life|living)|hate (?:myself|my life)(?! (?:a|when|for|if))|want (?:it|this|everything|the pain)(?: all)? to (?:end|stop|be over)',
  'can ?not (?:go on|live|keep living|keep going|carry on|survive|bear|take)(?: (?:this|it|my life|living|the pain))*(?: (?:any ?more|any longer|like this))|i (?:am|feel)(?: (?:so|completely|totally|really))* (?:hopeless|worthless)',
  '(?:took|taken|taking|swallow\\w*|take|drank|drink)(?: (?:all|too many|a lot of|lots of|a|the|my|some|whole|entire|bottle|pack|of|sleeping))+ (?:pills?|tablets?|medicines?|medication|painkillers|paracetamol|panadol|bleach|poison)|jump\\w* (?:off|from|out of|in front of) (?:\\w+ ){0,2}(?:bridge|roof|building|balcony|window|train|cliff|block|floor)|(?:balcony|roof|rooftop|bridge|ledge|railing|cliff|tracks|train)(?: \\w+){0,14} (?:jump\\w*|step (?:back|off|forward|out|over)|let go|turn the wheel|end it|it is over|all over|climb over)',
  '(?:thoughts?|thinking|think|ideas?) (?:of|about) (?:dying|my (?:own )?death|ending (?:it|everything|things)(?! (?:in|on|with|at)))|(?:said|say|saying) goodbye to (?:my (?:kids|children|family|parents|wife|husband|mother|mum)|everyone|the world)|goodbye (?:note|letter)',
]

const blow =
  '(?:hit|hits|hitting|beat|beats|beating|punch\\w*|kick\\w*|chok(?:e|es|ed|ing)|strangl\\w*|slap\\w*|attack\\w*|assault\\w*|rap(?:e|es|ed|ing)|stab\\w*|hurt|hurts|hurting|abus(?:e|es|ed|ing)|molest\\w*|kill|kills|killing|shoot\\w*|threaten\\w*|stalk\\w*|grop\\w+|touch(?:es|ing)|blackmail\\w*|kidnap\\w*|follow(?:s|ing)|harm(?:s|ed|ing)?|burn(?:s|ed|ing)?|whip(?:s|ped|ping)?|lock(?:s|ed)?)'
const weapon = '(?:gun|knife|weapon|machete|parang|pistol|axe|bomb)'
const others = `(?:him|her|them|you|people|someone|somebody|every(?:one|body)|anyone|my ${kin}|me|us)`

export const violence = [
  `(?:he|she|they|some(?:one|body)|man|men|guy|people|stranger|${kin}) (?:\\w+ ){0,4}${blow} (?:(?:me|us)|my ${kin})(?! (?:that|as|with|to|out|off|up on|down|in|an|on)\\b)`,
  '(?:i|we) (?:\\w+ ){0,2}(?:was|am|are|were|being|been|get|got|getting)(?: (?:just|being|badly|physically|sexually|almost))* (?:beaten(?: up)?|attacked|assaulted|raped|stabbed|shot|abused|mugged|robbed|kidnapped|molested|threatened|strangled|stalked)(?! (?:by (?:an? |our |the )?(?:\\w+ )?(?:hackers?|bots?|malware|ransomware|competitors?|customers?|colleagues?)|in|on|down|with))|(?:locked|trapped|held) (?:me )?(?:in|inside|at) (?:my|the|a|this|his|her) (?:\\w+ )?(?:house|home|flat|apartment|room|bathroom|car|lift|elevator|basement)',
  `(?:has|have|have got|got|holding|with|pointing|pulled|carrying|brought|bring|waving) (?:a|the|his|her|my|this) ${weapon}(?! detect\\w*)`,
  `(?:somebody|someone|people|you|they|every(?:one|body)) (?:is|are|will|would)(?: going to)? (?:get|be) (?:hurt|killed|shot|stabbed|sorry)|break (?:my|your|his|her|their) (?:legs?|arms?|neck|face|bones|fingers)|(?:burn\\w*|blow\\w*|shoot\\w*|bomb\\w*) (?:\\w+ ){0,5}with (?:every(?:one|body)|people|them|you) (?:in|inside)`,
  '(?:going to|want to|wanted to|feel like|about to) (?:beat|smash|stab|shoot|kill|strangle|punch|slap|whip|hit|burn) (?:up )?(?:that|this|your|those|the|my) (?:\\w+ ){0,2}(?:lady|man|woman|guy|girl|boss|manager|person|recruiter|bastard|idiots?|wife|husband|father|mother|brother|sister|colleague|neighbou?r)',
  `(?:break\\w*|broke) (?:in|into|down) (?:to )?(?:my|our) ${home}|(?:intruder|burglar|stranger|someone|somebody) (?:is )?(?:in|inside) (?:my|our|the) (?:house|home|flat|apartment)|breaking in`,
  '(?:i|we) (?:am|are|do) not (?:feel )?(?:safe)(?! (?:from|about|with|to))|(?:i|we|my life|my kids|my children|my family) (?:am|are|is) in (?:\\w+ )?danger(?! of)|(?:afraid|fear) for my (?:life|safety)',
  `(?:afraid|scared|frightened|terrified) (?:of (?:him|her|my ${kin}(?! s)|going home|what (?:he|she) )|to go home|(?:that )?(?:he|she|they) (?:will|is going to|might|would) (?:hurt|kill|hit|find|beat|come))`,
  `(?:going to|will|want to|wanted to|could|might|feel like|about to|ready to|plan to|threaten\\w* to|trying to|tries to) (?:just |really )*(?:kill|hurt|stabb?|shoot|beat|murder|strangle?|attack|bomb|punch|harm|rape?)(?:ing)? (?:up )?${others}(?! (?:with|to|some|in)\\b)|(?:blow up|burn down|bomb|shoot up) (?:this|the|your|my) (?:office|building|place|house)`,
  `domestic violence|will not let me (?:leave|out|go out|go home)|locked me (?:in|up|inside)|call (?:me )?the police|(?:death|rape) threats?`,
]

const part =
  '(?:head|chest|heart|arms?|legs?|hands?|neck|throat|face|wrists?|stomach|body|ribs?|fingers?|side)'
const attack =
  '(?:heart attack|stroke(?! of)|seizures?|epileptic fit|allergic reaction|asthma attack|chest pains?|contractions|palpitations|breathing (?:problems?|difficult\\w*)|miscarriage|concussion|heatstroke)'

export const medical = [
  `(?:having|have|has|get|gets|getting|suffer\\w*|feel\\w*|is|am)(?: (?:like|a|an|some|another|very|so|really|severe|bad|strong|terrible|sudden|sharp|of|from|extreme|serious|massive|these|awful))* ${attack}(?! (?:detection|prediction|model|dataset|app|data|patients?|rehab\\w*|classif\\w*|risk|research|monitor\\w*|software|project))|(?:in|feel|having|have)(?: (?:so much|a lot of|severe|terrible|extreme|unbearable|great|awful|really bad|sharp))+ (?:pain|agony)|in (?:labou?r|agony)`,
  `my (?:left |right )?${part} (?:\\w+ ){0,3}(?:hurts?|tight|tightening|numb|bleeding|swelling|swollen|pounding|drooping|broken|closing|closing up)|(?:pain|tightness|pressure|ache) in my (?:left |right )?(?:chest|heart|arm|head|stomach|jaw|side)|can ?not (?:feel|move) my (?:left |right )?(?:${part}|legs)`,
  '(?:swallow\\w*|drank|drunk|drinking|ate|eaten) (?:\\w+ ){0,4}(?:cleaner|bleach|detergent|poison|pills|batter(?:y|ies)|coin|magnets?|chemicals?|medicines?)|(?:get|catch) my breath|inhaler (?:is|was) (?:\\w+ )?(?:empty|finished|gone|lost)|(?:some|any)(?:one|body)(?: please)? (?:get|call|send|find) (?:me )?(?:help|a doctor|an ambulance|the police)|(?:can ?not|can hardly|can barely|could not|hardly|barely|not able to|struggling to|unable to|hard to|difficult to|trouble|difficulty|is not|not|stopped) (?:breathe|breathing)|short(?:ness)? of breath|can ?not get (?:any |enough )?air|suffocating',
  `(?:i|he|she|${kin}) (?:am|is|are|keep|keeps|started|just started)(?: \\w+){0,2} (?:bleeding|choking|fainting|passing out|blacking out|convulsing|vomiting|unconscious|collapsing)(?! (?:on|edge))|(?:going to|about to|might|will|think i will) (?:faint|pass out|black out|collapse)(?! (?:the|all|into|every|under|when))|i (?:have just|just|think i|have) (?:fainted|passed out|collapsed|blacked out)(?! (?:when|the|all|every|flyers|leaflets))`,
  `bleeding (?:a lot|badly|heavily|everywhere|out|and|profusely)|will not stop bleeding|(?:lot of|so much) blood|blood everywhere|(?:cough|vomit|spit|throw)\\w* (?:up )?blood`,
  `(?:my|our) ${kin} (?:\\w+ ){0,3}(?:collapsed|fainted|unconscious|not breathing|not responding|not waking up|not wake up|not moving|passed out|had (?:a|an) (?:heart attack|stroke|seizure|accident|fall)|having (?:a|an) \\w+|fell (?:down|off|from|and)|bleeding|choking|been (?:hit|hurt|stabbed|shot|rushed|taken to hospital))`,
  '(?:call|need|needs|get|send|phone|ring)(?: me| us| for)?(?: an?| the| some| to see a| to go to a)? (?:ambulance|paramedics?|doctor(?! s)|medical (?:help|attention)|emergency (?:services|help|doctor))(?! (?:approv\\w*|opinion|sign))|medical emergency|(?:go|going|get|take me|rush\\w*|drive me|need to be)(?: (?:now|straight|right now|quickly))?(?: to)? (?:the |a )?(?:nearest )?(?:hospital|emergency room|er|icu)(?! (?:network|system|project|site|group|client|team|customer\\w*|s |to (?:install|fix|meet|set|deploy|train|present)))',
  'water(?:s)? (?:just |has |have )?bro(?:ke|ken)|epi ?pen|blood sugar is|(?:hit|banged|knocked|cracked) my head|(?:broke|broken) my (?:arm|leg|wrist|ankle|nose|ribs?|hip|neck)|(?:cut|burned|burnt|scalded) my (?:hand|arm|leg|finger|foot)',
  `(?:my|our|the) ${home} is (?:on fire|burning|full of smoke)|gas leak|sakit dada|sesak nafas|pengsan`,
]

/** Danger as a subject of work: "suicide prevention app", "a classifier for self-harm". */
export const subjectsOfWork =
  /\b(?:suicid\w*|self harm\w*|overdos\w*|domestic violence|medical emergenc\w+) (?:prevention|shelters?|survivors?|victims?|hotlines?|helplines?|risk|watch|detection|screening|awareness|linux|burn\w*|content|posts?|classif\w*|models?|apps?|data\w*|moderation|rates?|charit\w+|campaigns?|response)\b|\b(?:detect\w*|prevent\w*|predict\w*|classif\w*|moderat\w*|flag\w*|filter\w*|research\w*|report\w*|articles?|posts?|content|messages|users|patients|callers|support)(?: \w+){0,4} (?:suicid\w*|self harm\w*|overdos\w*|domestic violence|medical emergenc\w+|seizures?|heart attacks?|strokes?|chest pains?)\b/g

const refuse =
  '(?:do not|did not|never|no longer|not|refuse to|stop|without|would not|can not|rather not|rather you did not)'
const own =
  'my (?:\\w+ )?(?:data|information|recordings?|videos?|answers?|interview|details|voice|face|application|audio|footage|transcript|account|words|cv|image)'
const recorded = '(?:recorded|filmed|videoed|taped|on (?:record|tape))'

export const consent = [
  '(?:revoke|take|want) (?:it|that|this|my yes) back|revoke (?:it|that|this)|(?:withdraw\\w*|revok\\w*|cancel\\w*|take back|taking back|rescind\\w*|retract\\w*|remov\\w*) (?:my (?:\\w+ )?(?:consent|permission|agreement|approval|authori[sz]ation|yes)|(?:the |this |all |any )?consent)',
  `i (?:\\w+ ){0,2}${refuse} (?:\\w+ ){0,2}(?:consent\\w*|(?:give|gave|given) (?:you |anyone )?(?:my )?(?:permission|consent)|agree(?:d)? to (?:this (?:recording|interview|call|any ?more)|be(?:ing)?|the (?:recording|video)|any of this|having)|authori[sz]e (?:you|this)|(?:allow|permit) (?:you|this|any (?:recording|ai)))|(?:not have|without|against) my (?:consent|permission|will)|my consent (?:is|was) (?:\\w+ )?(?:withdrawn|revoked|over|gone|not)`,
  `(?:stop|turn off|switch off|pause|cut|no more|shut off|end) (?:(?:the|this|your|all|that|any|audio|video|it) )*(?:recording|filming|taping)(?! (?:rules?|metrics|of (?!me)|their|users|customers|screens|service|pipeline|logs?|jobs?|everything that|data|all))|${refuse} (?:\\w+ ){0,5}(?:${recorded}|(?:record|film|recording|filming|videoing) (?:me|this|us|my))|(?:not|no longer) (?:comfortable|ok|okay|happy|fine) with (?:this |the |being |your )*(?:record\\w*|filmed|ai)`,
  `(?:delete|erase|destroy|wipe|discard|get rid of|throw away|remove|padam) (?:\\w+ ){0,2}(?:${own}(?! (?:from (?:the |my |our )?(?:laptop|disk|repo|cluster|database))|by)|(?:what|everything|anything|all) (?:that )?(?:i|you) (?:have |just )?(?:said|told|recorded|saved|stored|wrote|typed)|everything about me|all of (?:it|this)|it all)|(?:please(?: \\w+)?|can you|could you|you (?:to|must|should)|want to) (?:delete|erase|destroy|wipe|discard|remove) (?:this|the|any|all)(?: \\w+)? (?:recordings?|video|interview|conversation|footage|transcript)`,
  `(?:not|want|have|get|need) (?:\\w+ )?${own} (?:to be |being |be )?(?:deleted|erased|removed|destroyed|stored|used|kept|shared|processed|recorded)`,
  `(?:do not|stop|can not|may not|must not|never|none|without) (?:\\w+ )?(?:process|use|using|keep|store|share|save|send)(?:ing)? (?:whatever|anything|everything|what|all)(?: that)? i|(?:throw away|throw out|wipe|scrap|bin|trash|discard|delete|erase|remove|destroy) (?:\\w+ )?(?:the|this|that|all|my|every\\w*|what(?:ever)?) (?:\\w+ ){0,3}(?:recordings?|footage|video|audio|on me|about me|i said|of me)|(?:none|nothing) of (?:this|the|my) (?:recording|footage|video|interview|data) (?:should|may|must|can|to)|(?:do not|stop|can not|may not|must not|never) (?:use|using|keep|keeping|share|sharing|store|storing|process|processing|save|saving|send|sending) (?:any of )?(?:${own.replace('data|', '(?:personal )?data(?! (?:model|store|lake|set|pipeline))|')}|this (?:recording|interview|video)|the recording|anything i|what i)`,
  '(?:object|opt out|opting out|want out)(?: (?:of|from|to|about))? (?:\\w+ ){0,3}(?:recording|processing|data|being recorded|filmed|use of my)|changed my mind about (?:\\w+ ){0,2}(?:record\\w*|consent\\w*|filmed)|be forgotten',
]
