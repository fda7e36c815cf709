import { startInterviewerStack } from '#tests/support/interviewer-stack.ts'
import { firstSentences } from './api-turns.ts'
import { soundsAfterAnswers } from './spoken-answers.ts'
import { conclude, quantile } from '../measured.ts'

/**
 * `npm run bench:interviewer`: how long a candidate waits for the interviewer, with stand-ins that take as long as a model
 * and a voice of AWS. The answers are spoken in real time, so it takes five minutes, and needs a machine that does nothing else.
 */
const model = { firstTokenMilliseconds: 450, tokensPerSecond: 60 }
const voiceMilliseconds = 200

const turnsOfApi = 20
const spokenTurns = 18
const turnsWithoutModel = 6
/** The model's stand-in asks about some answers and goes on with the script after the others. */
const minTurnsAboutAnswer = 8

const misses: string[] = []
const measure = (what: string, waits: readonly number[], share: number, limit: number): void => {
  const milliseconds = Math.round(quantile(waits, share))
  if (!(milliseconds <= limit)) misses.push(what)
  process.stdout.write(
    `${what}: ${milliseconds} ms, goal ${limit} ms: ${milliseconds <= limit ? 'holds' : 'MISSES'}\n`,
  )
}

const desk = await startInterviewerStack()
try {
  desk.services.model.pace(model)
  desk.services.voice.milliseconds = voiceMilliseconds

  // The model begins 1.1 s before the page decides that an answer is over, and the built-in line follows 2.5 s after that.
  const sentences = await firstSentences(desk, turnsOfApi)
  measure('the API answers the first sentence with its sound, median', sentences, 0.5, 1300)
  measure('the API answers the first sentence with its sound, 95 %', sentences, 0.95, 2500)

  const spoken = await soundsAfterAnswers(desk, spokenTurns)
  const about = spoken
    .filter(({ line }) => line.startsWith('You said "'))
    .map(({ milliseconds }) => milliseconds)
  if (about.length < minTurnsAboutAnswer)
    throw new Error(
      `Only ${about.length} of ${spokenTurns} lines are about the answer: the machine is too busy to measure.`,
    )
  measure('end of speech to the first sample about the answer, median', about, 0.5, 2600)
  measure('end of speech to the first sample about the answer, 95 %', about, 0.95, 3200)

  desk.services.model.set({ kind: 'silent' })
  const builtIn = (await soundsAfterAnswers(desk, turnsWithoutModel)).map(({ milliseconds }) => milliseconds)
  measure('end of speech to the built-in line while the model is silent, slowest', builtIn, 1, 4600)
} finally {
  await desk.close()
}
conclude(misses)
