import { setTimeout } from 'node:timers/promises'
import { voiceAt } from '#tests/journeys/interview/speech.ts'
import { openPage } from '#tests/support/interview/page-on-stack.ts'
import type { InterviewerStack } from '#tests/support/interviewer-stack.ts'

const sampleRate = 16_000
const chunkMilliseconds = 50
const speechMilliseconds = 3200

const answers = [
  'I moved forty nodes to another data centre.',
  'We used Slurm for training and inference.',
  'The latency went down to 120 milliseconds.',
  'My own part was the scheduler in Go.',
]

/** Speaks into a microphone in real time. Returns the line after each answer, and how long after the end of speech its sound began. */
export async function soundsAfterAnswers(desk: InterviewerStack, turns: number) {
  const room = await desk.begin()
  const sounds: number[] = []
  const { page, recogniser, transcript, after } = await openPage(desk, room, {
    sounded: (at) => sounds.push(at),
  })
  let spokenUntil = 0
  let position = 0
  let wasLoud = false
  let endOfSpeech = 0
  const begun = performance.now()
  const microphone = setInterval(() => {
    while (position * 1000 + chunkMilliseconds <= performance.now() - begun) {
      const isLoud = performance.now() < spokenUntil
      if (wasLoud && !isLoud) endOfSpeech = performance.now() - chunkMilliseconds
      wasLoud = isLoud
      recogniser.record(
        Int16Array.from({ length: (sampleRate * chunkMilliseconds) / 1000 }, (_, at) =>
          isLoud ? Math.round(32_767 * voiceAt(position + at / sampleRate)) : 0,
        ),
      )
      position += chunkMilliseconds / 1000
    }
  }, chunkMilliseconds / 2)
  await after(() => page.greet())
  await after(() => page.sendText('Yes, I am ready.'))
  const heard: { line: string; milliseconds: number }[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    desk.services.speechStreams.utterances.push(answers[turn % answers.length] ?? '')
    const [lines, before] = [transcript().length, sounds.length]
    await after(() => {
      spokenUntil = performance.now() + speechMilliseconds
    })
    const line = transcript()
      .slice(lines)
      .find(({ type }) => type === 'ai')?.content
    heard.push({ line: line ?? '', milliseconds: (sounds[before] ?? NaN) - endOfSpeech })
    // The stand-in takes sound for another answer once there was a silence.
    await setTimeout(1500)
  }
  clearInterval(microphone)
  recogniser.end()
  await page.leave()
  return heard
}
