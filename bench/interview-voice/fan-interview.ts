import { begun, script } from '#tests/support/interview/converse.ts'

const answerSeconds = 8
const pauseSeconds = 12
const interviewSeconds = 600
const stepsPerSecond = 10

/** More questions than ten minutes need. */
const questions = Array.from({ length: 60 }, (_, at) => `What did you build in year ${at + 1}?`)
const sections = script.sections.slice(0, 1).map((section) => ({ ...section, questions }))

/**
 * Ten minutes of answers, each spoken for eight seconds and followed by twelve seconds of the fan. `noise` says for each tenth
 * of a second of the fan whether a rule hears a voice.
 */
export function fanInterview(noise: readonly boolean[]): string {
  const { take, wait, said, steps, stage, time } = begun({ ...script, sections })
  let answers = 0
  let isVoice = false
  for (let tenth = 0; tenth < interviewSeconds * stepsPerSecond && stage() === 'asking'; tenth += 1) {
    const inTurn = tenth % ((answerSeconds + pauseSeconds) * stepsPerSecond)
    const isAnswering = inTurn < answerSeconds * stepsPerSecond
    if (inTurn === 0) answers += 1
    const next = isAnswering || noise[tenth % noise.length] === true
    if (next !== isVoice) take({ type: next ? 'voiceStarted' : 'voiceStopped', at: time() })
    isVoice = next
    wait(1 / stepsPerSecond)
  }
  const heard = steps.filter((step) => step.heard !== undefined).length
  return `${answers} answers spoken, ${heard} in the record; ${said.length} lines; ended as "${stage()}"`
}
