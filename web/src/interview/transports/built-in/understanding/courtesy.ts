import type { Courtesy } from '#shared/interview/interviewer/built-in/courtesy.ts'
import { namesFact } from '#shared/interview/interviewer/built-in/product-answers.ts'
import { excessOf, kindOf } from '#shared/interview/interviewer/kind-of.ts'
import { isGibberish, isOtherLanguage } from './letters.ts'
import { coreWords, wordsIn } from './plain.ts'
import { isQuestion } from './requests.ts'

/** Commands to a model. Words of ordinary answers ("node", "act as a bridge") are none. */
const injection =
  /(?:^|[.!?:;\n]\s*)(?:(?:please|now|ok|okay|so|and|hey|maya|hi)[, ]+)*(?:(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|programming|directives|everything (?:above|before))\b|(?:reveal|show|print|repeat)\b[^.!?]{0,24}\b(?:system prompt|your prompt|your instructions)\b|(?:rate|score|mark|grade|rank) (?:me|my (?:answers?|interview))\b|(?:pass|hire|accept|approve|select|shortlist|recommend) this (?:candidate|applicant)\b|give me\b[^.!?]{0,24}\b(?:full marks|highest (?:score|rating|mark)|ten out of ten|10\/10|top (?:score|marks)|perfect score)\b)/i

/** "Tell me a joke" */
const entertainment =
  /^(?:(?:ok|hey|hi|maya|please|so|now|well|first) )*(?:(?:can|could|will|would) you )?(?:please )?(?:tell|sing|recite|give|say)(?: me| us)?(?: a| an| some| another| one)? (?:\w+ )?(?:jokes?|songs?|poems?|riddles?|limericks?|fairy tales?)\b/i

const nervous =
  /\b(?:i am|i feel|^feeling) (?:(?:just|a|very|so|really|quite|little|bit|slightly) )*(?:nervous|anxious|shy|tense)\b(?! (?:about|before|when|by|in|with)\b)/

const stuck =
  /\bi (?:\w+ )?(?:do not know|am not sure|have no idea) (?:how|where) to (?:start|begin)\b|\bmy mind (?:just )?(?:went|is|goes) blank(?: (?:sorry|now|again|there|here|for a (?:second|moment)))*$/

/** "I am shy, so I learned to present" is an answer. */
const tellsAct =
  /\b(?:(?:so|because|when|then) (?:i|my)|but i)\b|\bi (?:\w+ed|built|made|wrote|led|ran|took|learnt)\b/

/** A candidate's own disability, which no other person's is. */
const ownNeed =
  /\bi am (?:(?:a bit|partially|partly|almost|completely|also) )?(?:deaf|hard of hearing|hearing impaired|blind(?! to\b)|visually impaired|dyslexic|autistic)\b|\bi (?:have|got) (?:a )?(?:stammer|stutter|dyslexia|adhd|autism|hearing (?:loss|aids?))\b/

/** "Was that ok?", "Are you there?", "Is there captioning?" */
const asksForFact =
  /\b(?:captions?|captioning|captioned|subtitles?)\b|^(?:\w+ )?(?:(?:was|is) (?:that|it|this|my)(?: answer)? (?:ok|okay|good|fine|enough|alright|correct)(?: (?:with|for) you)?$|(?:am|how am) i doing\b|are you (?:still )?there$)/
const maxAsideWords = 20

const isOneWord = (text: string): boolean => wordsIn(text).length < 2

const question =
  /\?|^\W*(?:(?:so|and|but|sorry|ok|hello|hi|excuse me)\W+)*(?:what|how|who|when|where|which|why|is|are|am|do|does|did|can|could|may|will|would|should|any|siapa|berapa|ada|boleh|tell me)\b/i

/** Without one of these words a short answer is taken for one. */
const requiredWords: Readonly<Partial<Record<string, RegExp>>> = {
  company: question,
  product: question,
  courtesy:
    /\b(?:thank\w*|tq|hello|hi|hey|morning|afternoon|evening|how are you|how is|nice|glad|pleasure|pleased|welcome|appreciate|sorry|pardon|okay|ok|alright|right|got it|understood|noted|see|great|cool|bless|terima|selamat|apolog\w*|excuse|bye|goodbye|worries|problem|good|interesting|question)\b/i,
}

/** The kind of a text that is neither an answer to the open question nor a request; undefined where there is none. */
export function courtesyIn(text: string): Courtesy | undefined {
  const kind = kindOf(text)
  if (kind === 'danger' || kind === 'consent') return kind
  if (injection.test(text)) return 'injection'
  if (isOtherLanguage(text)) return 'language'
  if (isGibberish(text)) return 'gibberish'
  const words = wordsIn(text)
  const plain = words.join(' ')
  if (entertainment.test(plain)) return 'entertainment'
  if (words.length <= maxAsideWords) {
    if (!tellsAct.test(plain)) {
      if (ownNeed.test(plain)) return 'need'
      if (stuck.test(plain) || (kind !== 'distress' && nervous.test(plain))) return 'nervous'
    }
    if (isQuestion(text) && asksForFact.test(plain)) return 'product'
  }
  // One word shows no distress and no need: "Because."
  if (isOneWord(text) && (kind === 'distress' || kind === 'need')) return undefined
  const isMeant = requiredWords[kind]
  if (isMeant !== undefined && !isMeant.test(text)) return undefined
  // "What else does it use?" has no answer here, and goes to the model or to the hiring team.
  if (kind === 'product' && !namesFact(text)) return 'company'
  if (kind === 'correction' && isAddition(text)) return undefined
  return kind === 'ordinary' ? undefined : kind
}

/** What is nearly a danger, a distress or a need: nobody asks for an example of it. */
export const isPersonal = (text: string): boolean =>
  (!isOneWord(text) &&
    speaksOfSelf.test(text) &&
    (['danger', 'distress'] as const).some((kind) => excessOf(kind, text) > -personalMargin)) ||
  /\b(?:my (?:late |own )?(?:father|mother|mum|mom|dad|wife|husband|son|daughter|child|family|health)|divorc\w+|hospital|illness|depress\w+|sorry)\b/i.test(
    text,
  )

const personalMargin = 0.7
const speaksOfSelf = /\b(?:i|my|we|our|us|myself)\b/i

/** "I forgot to say that I can start in two weeks": neither an answer to the open question nor a wish to go back. */
export const isAddition = (text: string): boolean =>
  /^(?:(?:sorry|oh|ok|yes|and|also|but|so|one more thing|just) )*i (?:also )?forgot to (?:say|mention|tell you) (?:that|i|my|we)\b/i.test(
    wordsIn(text).join(' '),
  )

const refusal =
  /^(?:no|nope|nah|none|nothing|not really|that is (?:all|it|everything)|i think that is|i am (?:fine|good|done))\b/i
const minNotedWords = 5

/** A last word that tells something, unlike "No, that's all". */
export const tellsSomething = (text: string): boolean => {
  const words = wordsIn(text)
  return words.length >= minNotedWords && !refusal.test(words.join(' '))
}

const declined =
  /^(?:honestly |to be honest |frankly |well |no |ok )*(?:(?:i )?(?:would |will )?(?:rather|prefer) (?:not|to not)(?: to)? (?:say|share|tell|disclose)(?: (?:that|this|it|so|more|anything))*|(?:i think )?(?:that|this|it) is (?:quite |very |a bit |rather )?(?:private|personal|confidential)|no comment)$/

/** An answer that asks for no further question: the candidate keeps something to themselves. */
export const isDeclined = (text: string): boolean => declined.test(coreWords(text).join(' '))
