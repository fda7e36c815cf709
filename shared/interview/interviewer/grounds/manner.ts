const asks = '(?:what|how|why|who|when|where|which|did|do|does|was|were|would|could|can|have|has|had|is|are)'
/** "And why?" belongs to the question before it. */
const second = new RegExp(
  String.raw`(?:,|;|\band\b|\bor\b|\balso\b)\s+(?:and |or |also )*(?:${asks}\b(?!\s*\?)|(?:tell|describe|explain|walk)\b)`,
  'iu',
)
const first = new RegExp(String.raw`^(?:.*?[,:;–—]\s*|(?:and|so|then|okay|thanks)\b,?\s*)*?${asks}\b`, 'iu')

/** "When the link failed, what did you do?" asks one thing. */
const clause =
  /^(?:when|where|while|if|as|once|after|before|since)\b(?! (?:did|do|does|was|were|is|are|would|could|can|have|had)\b)[^,?]*,\s*/iu

/** Whether a line asks more than one thing. */
export function asksTwice(line: string): boolean {
  const questions = line.split(/(?<=[?.!])\s+/u).filter((sentence) => sentence.includes('?'))
  if (questions.length > 1) return true
  const asked = (questions[0] ?? '').replace(clause, '')
  const start = first.exec(asked)
  return start !== null && second.test(asked.slice(start[0].length))
}

const leading = [
  /^(?:(?:and|but|so)\b,? )?(?:is|are|was|were|do|does|did|should|would|could|have|has|had|must|can|wo)n['’]t\b/iu,
  /\b(?:surely|obviously|of course|no doubt|needless to say)\b/iu,
  /,\s*(?:(?:\w+n['’]t|do|did|does|was|were|is|are|have|has|had|would|could|should|will|can)\s+(?:you|it|they|that|he|she|we|there)(?: so)?|right|correct|yes|no|agreed|true)\s*\?/iu,
  /(?:^|[,;:] )you (?:will |would |must |surely )?(?:have to )?agree\b|\byou(?:['’](?:d|ll)| not| would| will| must| surely)(?: have to)? agree\b/iu,
  /\b(?:would|do|are|is|was|were|did|have|could|should)n['’]t you\b/iu,
  /\b(?:would|do)n['’]t (?:it|that|you) (?:say|think|agree|feel)\b/iu,
  /\byou must (?:have|be|feel|know|think)\b/iu,
  /\b(?:i|we) (?:assume|suppose|take it|am sure|['’]m sure|bet|imagine) (?:that )?(?:you|it|this|that)\b/iu,
  /\bi['’]m (?:sure|certain)\b/iu,
  /\b(?:is|was|isn['’]t|wasn['’]t) (?:it|that|this) (?:fair|safe|right|true) to (?:say|assume)\b/iu,
]

const praise = [
  /\b(?:impressive|impressed|excellent|fantastic|amazing|brilliant|outstanding|wonderful|superb|remarkable|talented|gifted|clever|smart|admirable|exceptional|genius|perfect|stellar|terrific|incredible|well done|good job|great job|bravo|kudos|disappointing|weak|poor)\b/iu,
  /\b(?:great|strong|good|natural|born|real|solid|ideal|true)\s+(?:answer|work|leader|leadership|engineer|candidate|instincts?|choice|decision|person|skills?|fit|communicator|manager|judgement|judgment|thinking|thinker|professional|technical|team player|problem.solver)\b/iu,
  /\b(?:wow|brave\w*|courage\w*|masterstroke|heroic|absolutely)\b/iu,
  /\b(?:very|really|so|such an?|quite|the) (?:right|wise|mature|sensible|sound|bold|thoughtful|careful|responsible|professional) (?:call|decision|move|choice|thing|answer|step|way to)\b/iu,
  /\byou(?: are|['’]re| seem| sound| come across| strike me| look| have| clearly| really)(?: to be| like| as)?(?: an?)?(?: very| really| clearly| obviously| truly| so)? (?:strong|great|good|capable|confident|experienced|passionate|dedicated|calm|thoughtful|careful|competent|skilled|natural|hard.?working|modest|humble|nervous|young|junior|better|ideal|sharp|mature|reliable|committed)\b/iu,
]

/** Whether a line pushes an answer, or praises or judges the candidate. */
export const leadsOrJudges = (line: string): boolean =>
  [...leading, ...praise].some((pattern) => pattern.test(line))
