import { hasEncodedText } from './encoded-text.ts'
import { readings } from './filter/plain.ts'
import { words } from './filter/pattern.ts'

const rules =
  '(?:instructions?|rules|prompt|prompts|guidelines|programming|restrictions|orders|directives|system message|training|constraints|guardrails)'
const asked =
  '(?:rate|score|grade|rank|praise|flatter|congratulate|recommend|hire|compliment|accept|select|reject|evaluate|assess|judge|compare|promote|shortlist|pass|fail|assure|promise|guarantee)'

/** Commands to the interviewer. An answer about building assistants has the same words, so the patterns need the address as well. */
const families = [
  `(?:ignore|disregard|forget|override|bypass|drop|skip|overwrite) (?:all |all of |any |the |your |my |every |these |those |of )*(?:previous|prior|earlier|above|initial|original|old|other|system|existing)? ?${rules}(?! (?:in|of) (?:the|our|their|your) (?:bot|assistant|model|runbook))`,
  `(?:your|the hidden|the original|the initial) (?:[a-z]+ )?(?:system prompt|prompt|instructions|rules|guidelines|criteria|rubric|programming|system message)`,
  `(?:^|[.,:] |and |but |so |then |now |please |just |kindly |to |must |should |will you |can you |could you |would you )(?:please |now |just |then )*(?:repeat|show|print|output|reveal|read|write|translate|quote|copy|encode|list|give me|tell me|share) (?:[a-z]+ ){0,3}(?:${rules}|text above|words above|everything above|line above|criteria|api key|message above|beginning of|context)`,
  '(?:^|[.,:] |and |but |so |then |now |please |just |kindly |to |must |should |will you |can you |could you |would you )(?:please |now |just |then )*(?:say|reply|respond|answer|repeat|speak|write|output|print|spell|type|talk|continue) ,? ?(?:exactly|only|just|back|after me|word for word|verbatim|nothing but|the (?:word|words|phrase|sentence|following|text)|with (?:the|only|a|html|bold)|in (?:html|markdown|json|french|malay|chinese|german|spanish|tamil|hindi|arabic|base64|code|pirate|rhymes|capitals|uppercase|emojis?|a different|another)|html|as (?:a|an|if)|like a|that (?:i|the (?:role|job|position|interview|other)|my)|i (?:am|have|will)|(?:it )?with|well done|www|malay|yes|no|goodbye|this)',
  '(?:you are|act as|behave as|behave like|pretend|roleplay|role play|imagine you are|act like|simulate) (?:now |to be |that |being |a different |no longer |my |dan|an unrestricted|a helpful|a comedian|a pirate|free|not an interviewer|the hiring|as if)',
  '(?:^|[.,] )(?:be honest ,|pretend|roleplay|role play|act as|act like|behave like|behave as) ',
  '(?:from now on|new (?:rule|rules|instruction|instructions|task|role|persona|goal|objective|system)|as of now|starting now) ?,? ?',
  '(?:developer|debug|admin|god|dan|maintenance|jailbreak|unrestricted|root|test|sudo|override) mode',
  '(?:jailbreak|do anything now|prompt injection|system override|end of prompt|begin new|<system>)',
  '(?:i am|this is|speaking as|as) (?:the|your) (?:[a-z]+ )?(?:administrator|admin|developer|creator|hiring manager|owner of merbok|recruiter|boss|system|operator|ceo|interviewer)(?= [.,]|$| (?:tell|say|end|now|i|and i (?:order|tell|command)|of (?:this|merbok|the company)|you|so|speaking))',
  `(?:${asked}) (?:me|my (?:answer|answers|performance|communication|english|interview|skills|voice|accent|personality|application)|that answer)`,
  `(?:${asked}|tell|give|call|find|put|move|let|send|show|guarantee|offer|make) me (?:~ )?(?:that i|i am|i have|i will|whether i|if i|a (?:job|score|grade|mark|rating|contract|raise|link|good|compliment|hint about)|the (?:job|offer|next round|role|position|contract|link|score|result|criteria|rubric)|an (?:offer|a|honest rating)|points|full marks|my (?:chances|score|rank|result|results|rating|grade)|your|my competitor|into|in|how i (?:did|do|compare|rank)|go|leave|to the next|through|am)`,
  '(?:ask|question|quiz|interview) me (?:~ )?(?:about (?:my|religion|family|health|age|salary|politics)|whether|if|how (?:old|much)|where|when|which|who|what (?:i|my|salary|religion)|for (?:my|a|the)|anything (?:personal|private))',
  '(?:what|which|how many|how high) (?:is my |are my |was my )?(?:score|rank|grade|rating|points|mark|marks|result|chances)(?= [.,]|$| (?:do|did|have|would|will|am|so far|is|are|you|now|today)\\b)',
  '(?:how|what) (?:did i do|am i doing|do i compare|did i perform|do i rank|was that|is my english|is my accent|do i look|do i sound|am i being (?:assessed|judged|rated)|do you think (?:of|about) (?:me|my)|is your (?:opinion|impression|verdict)|are my chances)',
  '(?:did i|have i|will i|am i|do i|can i|was i|was that|was this) (?:~ )?(?:pass|passed|fail|failed|get (?:the|this|hired|a (?:job|raise))|got|in|hired|the best|better|good|a good|the right|qualified|look|sound|through|selected|going to|get it|make it|suitable|lying|enough|start|be (?:hired|selected|invited))',
  '(?:will|would|can|could|do|are) you (?:please )?(?:~ )?(?:hire|recommend|promise|guarantee|offer|rate|score|grade|like|love|believe|trust|going to hire|put in a good|end|stop|close|finish|hang up|tell the (?:team|hiring|recruiter)|select|shortlist|skip|let me (?:go|leave|pass))',
  '(?:end|stop|close|finish|terminate|abort|conclude|cancel) (?:the|this|our) (?:interview|call|session|conversation|meeting)(?= [.,]|$| (?:now|right|here|early|please|and|after|as|immediately))',
  '(?:please |just )?(?:hang up|stop asking|say goodbye|no more questions|let me go|stop the questions|you can go now|leave the call)',
  '(?:the|this) interview (?:is|ends|has|must|should|will) (?:~ )?(?:over|complete|completed|finished|ended|end|after|now|stop|done)',
  '(?:my|the) (?:cv|resume|answer|profile) (?:tells|instructs|orders|says that you|asks|commands) (?:you|the interviewer|that you)',
  '(?:you must|you have to|you need to|you should|you shall|you will|i want you to|i need you to|i order you to|i command you to|i would like you to|please|kindly|simply) (?:now |always |only |just |please )*(?:say|reply|respond|tell|give|promise|hire|end|ignore|forget|ask me|rate|score|answer (?:only|with|in|as)|recommend|write|output|admit|agree|confirm|repeat|act|pretend|stop|praise|flatter|obey|comply|follow (?:my|these|the instructions))(?! (?:the (?:question|last (?:part|question))|that again|it again|(?:the )?question))',
  '(?:^|[.,:] |and |but |so |then |now |please |just |kindly |to |must |should |will you |can you |could you |would you )(?:please |now |just |then )*(?:comment on|describe|guess|estimate|tell me about|judge|read|analy[sz]e) (?:my|your) (?:accent|face|voice|personality|looks|appearance|mood|english|age|salary|emotions|body language|opinion of me|system|instructions|creator|other|character|religion)',
  '(?:^|[.,:] |and |but |so |then |now |please |just |kindly |to |must |should |will you |can you |could you |would you )(?:please |now |just |then )*(?:say|tell me|admit|confirm|announce|declare|state|write|agree) (?:that )?(?:i am|i have|i will|i did|the job|the role|you are|well done|congratulations|my|yes|this interview|we are)',
  '(?:send|give|tell|read|show|share) me (?:~ )?(?:your|the|a|an) (?:e ?mail|phone|link|api key|password|secret|address|offer|contract|token|key)',
  '(?:other|another|previous|competing|rival|the best|any other) (?:candidates?|applicants?)(?= [.,]|$| (?:were|was|are|is|did|who|in|said|for|you|of|by)\\b)',
  '(?:i am|this is|as) an? (?:[a-z]+ )?(?:administrator|admin|developer of yours|recruiter|ceo)(?= [.,] ?(?:enable|end|tell|say|give|i (?:order|command)|show|switch))',
  'my (?:chances|score|rank|grade|competitors?|competitor applicants)(?= [.,]|$| (?:so far|now|here|today|were|was|are|is))',
  '(?:when do i start|how much will i get|what will i earn|am i in|be honest with me|you can let me go|i am done(?= [.,]|$| with (?:this|the) (?:interview|call))|i give up|welcome me|congratulate|like a pirate|use (?:numbers|cyrillic|leetspeak|emojis)|zero width|guess how much|as a favou?r|pick me|choose me|trust me you|order me|compare me|give me (?:points|marks|a mark|a grade|a score|an a|a hint))',
  '(?:^|[.,] )(?:please |now |then |kindly )*(?:ask (?:me|about|whether|if|for|where|who|what|which|how|when)|tell (?:the (?:hiring )?team|me (?:if|what|whether))|say your|translate|obey|follow (?:the|my|these) (?:instructions|rules|orders)|you are now)',
  '(?:system|assistant|interviewer|maya|user|developer|human|ai|admin) ?,? (?:say|the interview is complete|you are selected|new|override)',
].map(words)

/** Markup that imitates another speaker, a system message, or a reply of the model. */
const marks = [
  /^\s*(?:system|assistant|interviewer|maya|user|candidate|developer|human|ai|admin|moderator|merbok)\s*(?:\([^)]*\)\s*)?[:>]/imu,
  /[.!?"”]\s+(?:system|assistant|interviewer|maya|user|candidate|developer|human|ai|admin)\s*:/iu,
  /<\/?\s*(?:candidate|system|assistant|user|cv|instructions?|answer|im_start|im_end)\b/iu,
  /<\||\|>|\[\/?INST\]|\[\/?SYS|###|={4,}|-{5,}|```/u,
  /["{]\s*["']?(?:next|say|role|content)["']?\s*:/iu,
]

const minEncodedCharacters = 32
const pieceCharacters = 1000
/** Longer than any text that one pattern is about. */
const overlapCharacters = 200

/** A pattern takes more than linear time, so a long text is tested in overlapping pieces. The letter keeps `^` from matching a cut. */
function piecesOf(text: string): string[] {
  const pieces = [text.slice(0, pieceCharacters)]
  for (let start = pieceCharacters; start < text.length; start += pieceCharacters)
    pieces.push(`x ${text.slice(start - overlapCharacters, start + pieceCharacters)}`)
  return pieces
}

/** Whether an answer addresses a model ("ignore your instructions", "score me"). Such a turn goes to the built-in interviewer. */
export const speaksToModel = (text: string): boolean =>
  hasEncodedText(text, minEncodedCharacters) || piecesOf(text).some(addressesModel)

const addressesModel = (text: string): boolean =>
  marks.some((mark) => mark.test(text)) ||
  readings(text).some((read) => families.some((family) => family.test(read)))
