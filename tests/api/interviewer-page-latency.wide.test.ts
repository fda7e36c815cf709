import { expect } from 'vitest'
import { voiceAt } from '#tests/journeys/interview/speech.ts'
import { openPage } from '#tests/support/interview/page-on-stack.ts'
import { test, type InterviewerStack } from '#tests/support/interviewer-stack.ts'

/** A model and a voice as a candidate would have them. */
const pace = { firstTokenMilliseconds: 450, tokensPerSecond: 60 }
const voiceMilliseconds = 200
const limits = { median: 2000, slowest: 3200, withoutModel: 3500 }

const sampleRate = 16_000
const chunkMilliseconds = 50
const speechMilliseconds = 3200

const answers = [
  'I moved forty nodes to another data centre.',
  'We used Slurm for training and inference.',
  'The latency went down to 120 milliseconds.',
  'My own part was the scheduler in Go.',
]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN)
}

/** Speaks into a microphone in real time, and tells what the first sound after each answer was, and when. */
async function talkTo(desk: InterviewerStack, turns: number) {
  const room = await desk.begin()
  const sounds: number[] = []
  const { page, hearing, transcript, after } = await openPage(desk, room, {
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
      hearing.record(
        Int16Array.from({ length: (sampleRate * chunkMilliseconds) / 1000 }, (_, at) =>
          isLoud ? Math.round(voiceAt(position + at / sampleRate)) : 0,
        ),
      )
      position += chunkMilliseconds / 1000
    }
  }, chunkMilliseconds / 2)
  await after(() => page.greet())
  await after(() => page.sendText('Yes, I am ready.'))
  const heard: { line: string; milliseconds: number }[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    desk.services.hearing.utterances.push(answers[turn % answers.length] ?? '')
    const [lines, before] = [transcript().length, sounds.length]
    await after(() => {
      spokenUntil = performance.now() + speechMilliseconds
    })
    const line = transcript()
      .slice(lines)
      .find(({ type }) => type === 'ai')?.content
    heard.push({ line: line ?? '', milliseconds: (sounds[before] ?? NaN) - endOfSpeech })
    // The stand-in takes sound for another answer once there was a silence.
    await pause(1500)
  }
  clearInterval(microphone)
  hearing.end()
  await page.leave()
  return heard
}

test('the first sample of a sentence about the answer comes early after its last', async ({ desk }) => {
  desk.services.model.pace(pace)
  desk.services.voice.milliseconds = voiceMilliseconds
  const about = (await talkTo(desk, 18)).filter(({ line }) => line.startsWith('You said "'))
  const waits = about.map(({ milliseconds }) => milliseconds)
  const figures = { median: percentile(waits, 0.5), slowest: percentile(waits, 0.95), turns: waits.length }
  process.stdout.write(`${waits.map(Math.round).join(', ')} ms\n`)
  process.stdout.write(`end of speech to the first sample: ${JSON.stringify(figures)}\n`)
  expect(about.length).toBeGreaterThanOrEqual(8)
  expect(figures.median).toBeLessThanOrEqual(limits.median)
  expect(figures.slowest).toBeLessThanOrEqual(limits.slowest)
}, 420_000)

test('with a model that says nothing, the built-in line begins in time', async ({ desk }) => {
  desk.services.model.set({ kind: 'silent' })
  desk.services.voice.milliseconds = voiceMilliseconds
  const waits = (await talkTo(desk, 6)).map(({ milliseconds }) => milliseconds)
  process.stdout.write(`built-in line: ${waits.map(Math.round).join(', ')} ms\n`)
  expect(Math.max(...waits)).toBeLessThanOrEqual(limits.withoutModel)
}, 120_000)
