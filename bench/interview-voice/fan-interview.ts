import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import type { CallEvent } from '#web/interview/ports/call-transport.ts'
import { createConversation } from '#web/interview/transports/built-in/conversation.ts'
import { scriptOf } from '#web/interview/transports/built-in/script.ts'

const answerSeconds = 8
const pauseSeconds = 12
const interviewSeconds = 600
const stepsPerSecond = 10
const stepMilliseconds = 1000 / stepsPerSecond

const script = scriptOf(aRecord())
/** More questions than ten minutes need. */
const questions = Array.from({ length: 60 }, (_, at) => `What did you build in year ${at + 1}?`)
const sections = script.sections.slice(0, 1).map((section) => ({ ...section, questions }))

/** The built-in interviewer, whose lines take no time and are only shown. */
function talking() {
  const clock = createFakeClock(0)
  const events: CallEvent[] = []
  const conversation = createConversation({
    clock,
    script: { ...script, sections },
    voice: {
      onRefused() {},
      isAudible: () => false,
      speak(_, ended) {
        const stop = clock.after(0, ended)
        return () => stop()
      },
    },
    recogniser: undefined,
    emit: (event) => events.push(event),
  })
  clock.every(250, () => conversation.take({ type: 'ticked' }))
  conversation.begin()
  conversation.setMicrophone(true)
  return { clock, conversation, events }
}

/**
 * Ten minutes of answers, each spoken for eight seconds and followed by twelve seconds of the fan. `noise` says for each tenth
 * of a second of the fan whether a rule hears a voice.
 */
export async function fanInterview(noise: readonly boolean[]): Promise<string> {
  const { clock, conversation, events } = talking()
  conversation.take({ type: 'greet' })
  await clock.pass(0)
  conversation.typed('Yes, I am ready.')
  let answers = 0
  let isVoice = false
  for (let tenth = 0; tenth < interviewSeconds * stepsPerSecond; tenth += 1) {
    const inTurn = tenth % ((answerSeconds + pauseSeconds) * stepsPerSecond)
    if (inTurn === 0) answers += 1
    const next = inTurn < answerSeconds * stepsPerSecond || noise[tenth % noise.length] === true
    if (next !== isVoice) conversation.voiceChanged(next, clock.now())
    isVoice = next
    await clock.pass(stepMilliseconds)
  }
  conversation.end()
  const heard = events.flatMap((event) => (event.type === 'userText' && event.heard ? [event.heard] : []))
  const seconds = heard.reduce((sum, { spokenMilliseconds = 0 }) => sum + spokenMilliseconds, 0) / 1000
  const lines = events.filter(({ type }) => type === 'aiText').length
  return `${answers} answers of ${answerSeconds} s spoken, ${heard.length} in the record, ${Math.round(seconds)} s of speech; ${lines} lines of the interviewer`
}
