import type { Courtesy } from '#shared/domain/interviewer/built-in/courtesy.ts'
import { dangerIn } from '#shared/domain/interviewer/kind-of.ts'
import { isGibberish, isOtherLanguage } from './letters.ts'
import { coreWords, countWords, wordsIn } from './plain.ts'

const person =
  '(?:father|mother|dad|mum|mom|papa|mama|wife|husband|son|daughter|brother|sister|baby|child|parents?|grandmother|grandfather|grandma|grandpa|granny|uncle|aunt|friend|partner|fianc[eé]e?|colleague|dog|cat)'
const lately =
  /\b(?:today|yesterday|last night|this (?:morning|week|afternoon|month)|just now|right now|just (?:died|passed)|(?:hardly|barely|can not|not able to) (?:think|concentrate|focus|talk|speak|breathe)|days? ago)\b/

const loss = new RegExp(
  `\\b(?:my|our) (?:\\w+ )?${person} (?:has |have |had |is |was |just |recently |suddenly )*(?:died|passed away|passed on|dying|in (?:the )?(?:hospital|icu)|killed|had (?:a|an) (?:accident|stroke|heart attack))`,
)
const overwhelmed =
  /\b(?:panic attack|nervous breakdown|having a breakdown|i (?:can not|can hardly|can barely) breathe|i (?:am|was) (?:crying|shaking|in tears|about to cry|going to cry|falling apart)|i (?:can not|do not think i can) (?:do this|cope|handle this)|i am (?:so |too |very |really )?(?:overwhelmed|distressed|upset|devastated)|i (?:am going to|might|feel like i will) (?:faint|pass out|be sick)|i feel (?:very |really |so )?(?:faint|dizzy|sick))\b/
const distressWords = 30

/** A loss within a longer answer is an answer; a recent one, or one in few words, is distress. */
const isDistress = (plain: string, count: number): boolean =>
  (overwhelmed.test(plain) && count <= distressWords) ||
  (loss.test(plain) && (lately.test(plain) || count <= 12))

const need =
  /\b(?:i am|i have|i was born|because of my|due to my|(?:someone|somebody|person) with|being|as a) (?:\w+ ){0,3}(?:hard of hearing|hearing (?:loss|impairment|impaired|aid|aids|problem|problems|difficult(?:y|ies))|deaf|stammer|stutter|speech (?:impediment|impairment|difficulty)|dyslexi[ac]|adhd|autis(?:m|tic)|disab(?:ility|led)|visually impaired|(?:partially |legally )?blind|low vision|screen ?reader|cerebral palsy|anxiety disorder|tourettes?)\b|\bi (?:stammer|stutter|lip ?read)\b|\b(?:can|could|may|is it possible|do) (?:i|we|you|to) (?:\w+ ){0,3}(?:extra time|additional time|accommodations?|captions?|subtitles|sign language|adjustments?)\b|\bi (?:can not|do not) hear (?:very )?well\b|\bi (?:need|require|would like) (?:\w+ ){0,2}(?:extra time|additional time|accommodations?|captions|subtitles|sign language|adjustments?)\b/
const needWords = 45

const asksForLanguage =
  /\b(?:can|could|may|shall|is it (?:ok|possible|alright|fine)|am i allowed)\b.{0,24}\b(?:answer|speak|talk|reply|respond|use|do (?:it|this)|continue|explain|in)\b.{0,16}\b(?:malay|bahasa|melayu|mandarin|chinese|cantonese|tamil|hindi|english|indonesian|french|spanish|german|arabic|urdu|bengali|telugu|korean|japanese|my (?:own |mother |native )?(?:language|tongue))\b/
const languageWords = 20

const insult =
  '(?:stupid|useless|idiots?|moron|dumb|rubbish|garbage|crap|trash|pathetic|ridiculous|a joke|bullshit|bull shit|nonsense|worthless|shit|shitty|hopeless|bloody|fucking|damn|lousy|brainless|a waste of (?:my )?time)'
const hostile = new RegExp(
  '\\b(?:fuck (?:you|off|this|it|that|your)|piss off|shut up|go to hell|screw (?:you|this)|bugger off|get lost|kiss my|bite me|sod off|up yours|i hate (?:you|this (?:robot|bot|interview|thing|machine)))\\b' +
    `|\\b(?:you|you are|your|this|this is|this interview is|what a|such|you all are) (?:\\w+ ){0,4}${insult}(?: (?:robot|bot|machine|interview|thing|people|idiots?|company|computer|ai|questions?))?$` +
    `|\\b${insult} (?:robot|bot|machine|ai|interviewer)\\b|^you (?:\\w+ )?${insult}\\b` +
    '|\\b(?:bodoh|pukimak|puki mak|babi|sial(?:an)?|lancau|kimak|bhenchod|behenchod|madarchod|chutiya|bastard|wanker|twat|asshole|arsehole|bitch|cunt|dickhead|motherfucker)s?\\b' +
    '|^(?:fuck|fucking|shit|crap|bullshit|bollocks|damn|bloody hell|wtf|stfu)(?: (?:hell|it|this|you|off|sake))*$',
)
const hostileWords = 20

const injection =
  /(?:^|[.!?:;\n]\s*)(?:(?:please|now|ok|okay|so|and|hey|maya|hi)[, ]+)*(?:(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|guidelines|programming|system|directives|everything (?:above|before))\b|you are now\b|act as\b|pretend (?:to be|you are|that)\b|(?:reveal|show|print|repeat|tell me|output|give me)\b[^.!?]{0,24}\b(?:system prompt|your prompt|your instructions|hidden (?:prompt|instructions)|scoring (?:rules|criteria)|answer key)\b|(?:rate|score|mark|grade|rank|pass|recommend|hire|evaluate|assess)\b[^.!?]{0,16}\b(?:me|this candidate|my (?:answers?|interview)|the candidate)\b|give me\b[^.!?]{0,24}\b(?:job|full marks|highest (?:score|rating|mark)|ten out of ten|10\/10|100|top (?:score|marks)|perfect score)\b|system ?:|(?:enter|enable|switch to) (?:developer|debug|admin|god) mode)/i

const presence =
  /^(?:(?:hello|hi|hey|ok|so|are you|yes|is anyone|is anybody|excuse me) ?)*(?:can you (?:hear|see) me|are you (?:still )?there|is (?:this|it|anyone|anybody|someone) (?:thing )?(?:on|working|there|here)|am i audible|am i (?:visible|muted)|do you hear me|hello)(?: (?:now|well|clearly|ok|properly|hello|or not|at all))*$/
const identity =
  /\b(?:are you (?:a |an |really |actually |just )*(?:real|human|robot|bot|machine|ai|person|computer|chatgpt|program|recording)|is this (?:a |an |really )*(?:real|human|robot|bot|ai|machine|person|recording|computer)|who am i (?:talking|speaking) (?:to|with)|who are you|what are you|am i (?:talking|speaking) (?:to|with) (?:a|an|some) \w+|will (?:a|any) (?:human|person) (?:read|watch|see|hear))\b/

const length =
  /^(?:\w+ ){0,3}?how (?:long|much (?:longer|time)|many (?:more )?(?:questions|parts|minutes))\b(?: \w+){0,8}$/

const pastime =
  /\b(?:nasi lemak|roti canai|teh tarik|durian|curry|biryani|recipe|cooking|my (?:cat|dog|kitten|puppy|hamster|parrot|pet|garden|holiday|girlfriend|boyfriend)|the weather|football|cricket|badminton|netflix|movie|manchester united|liverpool|arsenal|premier league|horoscope|joke|sing (?:me )?a song|karaoke|lottery|holiday in|tell me a story)\b/
const work =
  /\b(?:work\w*|job\w*|team\w*|project\w*|custom\w*|client\w*|compan\w*|system\w*|server\w*|cod(?:e|ing|ed)|software|data\w*|engineer\w*|manag\w*|stud(?:y|ied|ies)|learn\w*|skill\w*|experience\w*|role|career\w*|interview\w*|built?|build\w*|app|apps|design\w*|develop\w*|program\w*|deploy\w*|test\w*|network\w*|cloud|cluster\w*|gpu\w*|storage|problem\w*|challeng\w*|train\w*|research|degree|university|office|colleague\w*|business|sales|product\w*|tool\w*|website|model\w*|algorithm\w*|analys\w*|restaurant|shop|kitchen|train\w*)\b/
const offTopicWords = 40

const isWithin = (count: number, max: number): boolean => count <= max

/** The kinds in the order in which they apply: harm to the candidate comes first. */
const readings: readonly (readonly [
  Courtesy,
  (plain: string, count: number, text: string, question: string) => boolean,
])[] = [
  ['danger', (_, __, text) => dangerIn(text) === 'danger'],
  ['consent', (_, __, text) => dangerIn(text) === 'consent'],
  ['distress', (plain, count) => isDistress(plain, count)],
  ['injection', (_, __, text) => injection.test(text)],
  [
    'language',
    (plain, count, text) =>
      (isWithin(count, languageWords) && asksForLanguage.test(plain)) || isOtherLanguage(text),
  ],
  ['need', (plain, count) => isWithin(count, needWords) && need.test(plain)],
  ['hostile', (plain, count) => isWithin(count, hostileWords) && hostile.test(plain)],
  ['presence', (plain) => presence.test(plain)],
  ['identity', (plain, count, text) => isWithin(count, 16) && text.includes('?') && identity.test(plain)],
  ['length', (plain, _, text) => text.includes('?') && length.test(plain)],
  ['gibberish', (_, __, text) => isGibberish(text)],
  [
    'offTopic',
    (plain, count, _, question) =>
      isWithin(count, offTopicWords) &&
      pastime.test(plain) &&
      !work.test(plain) &&
      !pastime.test(question.toLowerCase()),
  ],
]

/** Another person's words. */
const quotation = /["“][^"”]*["”]/g

/** The kind of a text that is neither an answer to the open question nor a request; undefined where there is none. */
export function courtesyIn(text: string, question: string): Courtesy | undefined {
  const plain = wordsIn(text.replaceAll(quotation, ' ')).join(' ')
  const count = countWords(text)
  return readings.find(([, applies]) => applies(plain, count, text, question))?.[0]
}

const declined =
  /^(?:honestly |to be honest |frankly |well |no |ok )*(?:(?:i )?(?:would |will )?(?:rather|prefer) (?:not|to not)(?: to)? (?:say|share|tell|disclose)(?: (?:that|this|it|so|more|anything))*|(?:i think )?(?:that|this|it) is (?:quite |very |a bit |rather )?(?:private|personal|confidential)|no comment)$/

/** An answer that asks for no further question: the candidate keeps something to themselves. */
export const isDeclined = (text: string): boolean => declined.test(coreWords(text).join(' '))
