import { company } from '#shared/company.ts'
import { interviewRetentionDays } from '#shared/platform/retention.ts'

/** A fact about the product that candidates ask for, and the words by which the question names it. */
type Fact = readonly [RegExp, string]

const timeLeft = 'The time that is left stands at the top, and the questions are counted below the picture.'

const facts: readonly Fact[] = [
  [
    /\bcomplain\w*\b|\b(?:who|whom|where|how|address)\b.*\b(?:write|e-?mail|contact|reach)\b|\b(?:e-?mail|contact) address\b/i,
    `You can write to the hiring team at ${company.careersEmail}. The address is also under "Having trouble?".`,
  ],
  [
    /\b(?:hear me|are you (?:still )?(?:there|listening)|mic(?:rophone)? on|muted|audible)\b|^(?:hello|hi)\W*$/i,
    "Yes, I'm here.",
  ],
  [
    /\b(?:am i doing|(?:was|is) (?:that|it|this|my)(?: answer)? (?:ok|okay|good|fine|enough|alright|correct))\b/i,
    "There is no right answer, and I don't judge it. People on the hiring team read what you say.",
  ],
  [/\b(?:caption\w*|subtitles?)\b/i, 'Yes, everything I say is also written on the screen.'],
  [
    /\b(?:delet\w*|what happens to|how long (?:do|will|is|are) (?:you|it|the (?:video|recording|data))|keep|kept|stor\w+|retention|simpan)\b/i,
    `The recording is deleted after ${interviewRetentionDays} days, or at once when you withdraw your application.`,
  ],
  [
    /\b(?:scor\w*|grad\w+|mark\w*|rat(?:e|ed|ing)|pass|fail|points|assess\w*|evaluat\w*|judg\w*|decid\w*|decision|accent|face|analy\w+|reject)\b/i,
    'No software gives you a score. People on the hiring team read your answers, and people decide.',
  ],
  [
    /\b(?:who|anyone|anybody|someone|shared|other companies|watch\w*|siapa)\b/i,
    'Only the hiring team sees the recording. The privacy policy names the services that process it.',
  ],
  [/\b(?:train\w*|ai model)\b/i, 'The privacy policy says who processes your answers, and what for.'],
  [
    /\b(?:reschedul\w*|another (?:day|time)|later|tomorrow|pause|come back|again|redo|attempts?|retake)\b/i,
    'Press "Having trouble?", and then "I have to leave". It says how you can come back, and where to write to the hiring team.',
  ],
  [
    /\b(?:typ(?:e|ing|ed)|writ(?:e|ing|ten)|chat)\b/i,
    'Yes, you can type any answer. Typed answers count as much as spoken ones.',
  ],
  [
    /\b(?:how (?:long|much (?:longer|time)|many)|time (?:is )?(?:left|limit)|last question|minutes|berapa lama)\b/i,
    timeLeft,
  ],
  [
    /\b(?:camera|video off|see me)\b/i,
    'You can switch off your camera. The interview continues without video.',
  ],
  [
    /\b(?:record\w*|(?:di)?rakam|film\w*|saved?)\b/i,
    'Yes, your camera, your microphone and the transcript are recorded. Only the hiring team sees the recording.',
  ],
  [
    /\b(?:transcript|copy|see what)\b/i,
    'What we say is in the transcript on this page. After the interview you can read it on your dashboard.',
  ],
  [/\b(?:pauses?|silence)\b/i, 'Take the time you need to think. I wait until you have finished.'],
  [
    /\b(?:next|after (?:this|the)|hear (?:back|from)|result)\b/i,
    'After the interview people on the hiring team read your answers. Your dashboard shows how your application stands.',
  ],
]

const general = `The interview is recorded. Only the hiring team sees the recording, no software gives you a score, and the recording is deleted after ${interviewRetentionDays} days.`

/** In a practice run the answer is about the interview itself. */
const inPractice = (answer: string): string => `In the interview itself: ${answer}`

const factIn = (question: string): string | undefined => facts.find(([words]) => words.test(question))?.[1]

export const namesFact = (question: string): boolean => factIn(question) !== undefined

export const asksForTime = (question: string): boolean => factIn(question) === timeLeft

/** The answer to a candidate's question about the product. */
export function productAnswer(question: string, isPractice: boolean): string {
  const answer = factIn(question) ?? general
  return isPractice ? inPractice(answer) : answer
}

export const productAnswers: readonly string[] = [...facts.map(([, answer]) => answer), general].flatMap(
  (answer) => [answer, inPractice(answer)],
)
