/** A fact about the product that candidates ask for, and the words by which the question names it. */
type Fact = readonly [RegExp, string]

const facts: readonly Fact[] = [
  [
    /\b(?:hear me|are you (?:still )?(?:there|listening)|mic(?:rophone)? on|muted|audible)\b|^(?:hello|hi)\W*$/i,
    "Yes, I'm here.",
  ],
  [
    /\b(?:delet\w*|how long (?:do|will|is|are) (?:you|it|the (?:video|recording|data))|keep|kept|stor\w+|retention|simpan)\b/i,
    'The recording is deleted after 180 days, or earlier if you withdraw.',
  ],
  [
    /\b(?:scor\w*|grad\w+|mark\w*|rat(?:e|ed|ing)|pass|fail|points|assess\w*|evaluat\w*|judg\w*|decid\w*|decision|accent|face|analy\w+|reject)\b/i,
    'There is no score. People on the hiring team read your answers, and people decide.',
  ],
  [
    /\b(?:who|anyone|anybody|someone|shared|other companies|watch\w*|siapa)\b/i,
    'Only the hiring team sees the recording and the transcript.',
  ],
  [
    /\b(?:train\w*|ai model)\b/i,
    'Your answers are not used to train models. Only the hiring team sees them.',
  ],
  [
    /\b(?:reschedul\w*|another (?:day|time)|later|tomorrow|pause|come back|again|redo|attempts?|retake)\b/i,
    'You can end the call now and ask the hiring team for another attempt on your dashboard.',
  ],
  [
    /\b(?:typ(?:e|ing|ed)|writ(?:e|ing|ten)|chat)\b/i,
    'Yes, you can type any answer in the field below. It counts the same.',
  ],
  [
    /\b(?:how (?:long|much (?:longer|time)|many)|time (?:is )?(?:left|limit)|last question|minutes|berapa lama)\b/i,
    'The time that is left stands at the top, and the questions are counted below the picture.',
  ],
  [
    /\b(?:camera|video off|see me)\b/i,
    'You can switch off your camera with the button below; the call goes on.',
  ],
  [
    /\b(?:record\w*|rakam|film\w*|saved?)\b/i,
    'Yes, picture, sound and transcript are recorded, and only the hiring team sees them.',
  ],
  [
    /\b(?:transcript|copy|see what)\b/i,
    'You can read the transcript beside the picture, and afterwards on your dashboard.',
  ],
  [/\b(?:notes?|pauses?|silence)\b/i, 'Notes and pauses are fine. Nobody counts them.'],
  [
    /\b(?:next|after (?:this|the)|hear (?:back|from)|result)\b/i,
    'After the interview people on the hiring team read your answers and write to you by e-mail.',
  ],
]

const general =
  'The interview is recorded. Only people on the hiring team see it, there is no score, and the recording is deleted after 180 days.'

/** In a practice run the answer is about the interview itself. */
const inPractice = (answer: string): string => `In the interview itself: ${answer}`

/** The answer to a candidate's question about the product. */
export function productAnswer(question: string, isPractice: boolean): string {
  const answer = facts.find(([words]) => words.test(question))?.[1] ?? general
  return isPractice ? inPractice(answer) : answer
}

export const productAnswers: readonly string[] = [...facts.map(([, answer]) => answer), general].flatMap(
  (answer) => [answer, inPractice(answer)],
)
