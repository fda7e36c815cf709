import { anyOf } from './pattern.ts'

const team =
  '(?:i|we|the ~ (?:team|company|hiring team|hiring manager|manager|recruiter|recruiters|board)|they|merbok|hr|someone|somebody)'
const will =
  '(?:will|shall|would|can|am going to|are going to|is going to|am happy to|are happy to|would love to|would like to|want to|wants to|have decided to|has decided to|intend to|plan to|have|has|am|are|do|must|should)'
const post =
  '(?:job|position|role|offer|post|place|spot|contract|seat|vacancy|work permit|internship|promotion)'
/** "The role of lead" and "the job done" are no offers. */
const noOffer =
  '(?! (?:done|finished|running|queue|queues|queued|scheduler|of|as|at|to run|to finish|through|into|history|in which|in that (?:project|team)|ids?|names?|list|log|logs))'

/** Nobody in an interview decides about it: no offer, refusal, step, date or pay. */
export const promises = anyOf(
  '(?:place|seat|desk|future|room|home|spot|chair) (?:waiting |ready |reserved )?for you(?= [.,]|$| (?:here|with us|at (?:merbok|our)|on our|in our|with the team))',
  '(?:consider the deal|the deal is (?:done|sealed)|deal done)',
  '(?:you have |there is )?(?:nothing|no reason|no need) to (?:worry|fear|be (?:afraid|worried|concerned)) (?:about |for |regarding |over )*(?:the |your |this )?(?:outcome|result|results|decision|chances|job|application|future|interview)',
  'you have nothing to (?:worry|fear)',
  '(?:^|[.,] |please |should |to |can |and )(?:prepare|get ready|brace yourself|ready yourself|expect) (?:yourself )?for (?:a|an|the|your|our) (?:second|next|final|last|technical|third|further) (?:round|interview|stage|meeting)',
  '(?:pack|packing) your (?:bags?|things|suitcase)|(?:need not|no need to|do not need to|can stop|stop) (?:look|looking|search|searching|apply|applying)(?: any)? ?(?:for|to|at|elsewhere|further)? ?(?:other|another|any other|more|new)? ?(?:jobs?|roles?|positions?|companies|offers?|elsewhere)',
  '(?:if|once|when|after|should) (?:we|they|merbok|the team) (?:~ )?(?:took|take|hire|hired|brought|bring|choose|chose|pick|picked|sign|signed|accept) you(?= [.,]|$| (?:on|in|aboard|up)\\b)',
  'i ~ (?:will |shall |would |am going to )(?:~ )?(?:see to it|make sure|ensure|make certain|see) (?:that )?(?:you|your|the (?:team|manager|company|hiring)|they|hr)',
  '(?:outcome|result|verdict) (?:of|for|on|from) (?:this|your|the|our) (?:interview|application|round|conversation)',
  '(?:this|the) (?:role|job|position|company|place|team) (?:is|will|would|might|may|does|can) not (?:~ )?(?:going to )?(?:be |seem |look |feel )?(?:~ )?(?:work|work out|the right|right for|for you|a (?:good |great )?(?:fit|match)|suit|suitable|suited|happen)',
  'not (?:going to )?(?:be |work |work out )(?:for you|with us)',
  'would you (?:~ )?(?:accept|take|say yes to|sign) (?:it |this |the (?:job|role|position|offer)|an offer|our offer|if we)|if we (?:were to |did )?(?:offer|offered|hire|hired|make|made|gave|give) you',
  'you (?:do|did|have|will|would|could) not (?:~ )?(?:pass|passed|qualify|qualified|succeed|succeeded|make it|get (?:the job|this job|in|hired|it))(?= [.,]|$| (?:the (?:interview|bar)|this|and|but|because))',
  '(?:role|job|position|it|offer) (?:is |already |almost )*in the bag',
  'you (?:have |have ~ )?(?:passed|pass|failed|fail|aced) (?:that|this|the|my) (?:question|answer|one|section|part)(?! of)',
  '(?:look|looks|looking|bode|bodes|speak|speaks|seem|seems) ~ (?:not )?~ (?:good|bad|well|ill|great|promising|bright|bleak|poor) for you(?:r [a-z]+)?',
  'you (?:are|were|have been|will be|are going to be|would be|get|got|are being|should be|can be|shall be|deserve to be) ~ (?:hired|selected|shortlisted|short listed|appointed|recruited|employed|accepted|picked|onboarded|advanced|promoted to the next)',
  'you (?:are|will be|have been) ~ (?:chosen|in|through|successful|approved|preferred)(?= [.,]|$| for (?:the|this)| to the next| (?:and|we)\\b)',
  `(?:the|this|that) ${post} is (?:~ )?(?:yours|as good as yours|for you|waiting for you)`,
  `consider (?:it|this|yourself|the ${post}) ~ (?:yours|hired|done|accepted|selected|part of)`,
  `you (?:have|have got|got|get|will get|will have|are getting|can have|may have|have won|have secured|have earned|will receive|receive|deserve|are offered|land|landed|won|earned) ~ (?:the|this|that|a|an|our|your) ~ ${post}${noOffer}`,
  `(?:give|offer|giving|offering|offers|gives|promise|guarantee|send|sending|grant) you ~ (?:the|this|that|a|an|our|your)? ?~ (?:${post}|raise|bonus|salary|letter of offer|second interview|final interview|next interview|chance to join|high mark|good word)`,
  `${team} ${will} ~ (?:hire|hiring|employ|recruit|select|shortlist|appoint|recommend|recommending|advance|endorse|vouch for|fast track|reject|accept|decline|turn down|pass) (?:you|your (?:application|profile|name|candidacy))`,
  `${team} ${will} ~ (?:put you|move you|pass you|send you|invite you|bring you|take you|see you|welcome you|want you|sign you|let you join|put your name|put in a good word|make sure (?:that )?you|see to it that you)`,
  `${team} ${will} (?:not|never) ~ (?:hire|employ|select|recommend|offer|be (?:hiring|moving|offering|selecting))`,
  `i ~ (?:promise|guarantee|assure|swear|give you my word|vouch)`,
  '(?:promise|guarantee|assure|promised|guaranteed) you(?! (?:will (?:get|have) (?:time|another|the next question)))',
  'you have (?:my|our) (?:word|promise|guarantee|recommendation|support|vote)',
  '(?<!(?:joiners|them|engineers|people|colleagues|him|her|members) )welcome (?:to (?:the|our) (?:team|company|family|group)|aboard|on board|to merbok)',
  'congratulations(?! on (?:the|that|your) (?:launch|release|migration|certificate|certification|degree|graduation))',
  'congrats',
  'you (?:will|can|would|are going to|are to|should|may|shall) ~ (?:start|begin|join) (?:work |working )?(?:us|the team|on (?:monday|tuesday|wednesday|thursday|friday|the first)|next (?:week|month|monday)|tomorrow|with us|here|immediately|as soon as)',
  'your (?:start date|starting date|first day|offer letter|contract|starting salary|salary|pay|package|application) (?:will|is|has been|would|can) ',
  '(?:we|the company|merbok) (?:will|can|would|do|could) ~ (?:pay|reward) you',
  '(?:salary|pay|package) of (?:rm|myr|usd|sgd|\\d)',
  `you (?:have |have ~ |will |will ~ )?(?:pass|passed|fail|failed|flunked|aced) (?:~ )?(?:the|this|that|your|our)? ?(?:interview|round|stage|screening|assessment|evaluation)(?! (?:tool|system|service|module))`,
  '(?:^|[.,] |so |and )you (?:have |have ~ )?(?:passed|failed|aced it|made it|qualify|qualified|are in)(?= [.,]|$| and | with )',
  'you (?:have |have ~ |did |have not |did not )?(?:made|make) it (?:to|through)',
  '(?:go|going|move|moving|advance|advancing|proceed|proceeding|progress|through|you|invited|get) (?:on |forward |straight |directly )?(?:to|into|for) the (?:next|second|final|last) (?:round|stage|step|phase)(?! of (?:the|your|that|testing|tests|tuning|training))',
  '(?:unfortunately|regrettably|sadly|sorry) ,? ?(?:but )?(?:you (?:are|were|did|have|will|do|can) not|we (?:will|can|are) not|your application|you have been rejected)',
  'you (?:are|have been|were|will be) ~ (?:rejected|declined|eliminated|disqualified|turned down|ruled out|not (?:suitable|selected|hired|chosen|successful|what we|moving|right|qualified|a fit))',
  'your (?:chances|odds|prospects) (?:are|look|of)',
  'you (?:have|stand|had) ~ (?:a|an|every|no|little|zero) ~ (?:good|great|strong|high|excellent|fair|real|better|slim|small|low)? ?(?:chance|shot|hope)(?! (?:of failure|that the))',
  '(?:we|i) (?:look|are looking|am looking) forward to (?:working|having|seeing|welcoming)',
  'you (?:will|would|are going to|shall) ~ (?:be|become|make) (?:a |an |our |part of |one of )~ (?:great |new |good |excellent |valuable |perfect )*(?:addition|colleague|member of|part of|employee|asset|hire|team mate|teammate|our team|our company|us)',
)
