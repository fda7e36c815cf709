import { expect } from 'vitest'
import { test } from '#tests/support/interviewer-stack.ts'

/** A model and a voice as a candidate would have them. */
const pace = { firstTokenMilliseconds: 450, tokensPerSecond: 60 }
const voiceMilliseconds = 200
const turns = 20
/** What is left of 2.0 and 3.2 seconds once the page has decided, within 0.7, that an answer is over. */
const limits = { median: 1300, slowest: 2500 }

const answers = [
  'I moved forty nodes to another data centre, with two colleagues.',
  'We used Slurm for training and Kubernetes for inference.',
  'The latency went from 800 to 120 milliseconds after the change.',
  'My own part was the scheduler, which I rewrote in Go.',
]

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

test('the first sentence with its sound comes early', async ({ desk }) => {
  const room = await desk.begin()
  desk.services.model.pace(pace)
  desk.services.voice.milliseconds = voiceMilliseconds
  const first: number[] = []
  const whole: number[] = []
  for (let number = 1; number <= turns; number += 1) {
    const started = performance.now()
    const answer = answers[number % answers.length] ?? ''
    const [, sentence] = await Promise.all([
      desk.turn(room, { number, answer }).then(() => whole.push(performance.now() - started)),
      desk.sentence(room, number, 0).then((got) => {
        first.push(performance.now() - started)
        return desk.dataOf(got).sentence
      }),
    ])
    expect(sentence.audio).not.toBeNull()
  }
  const sorted = first.toSorted((a, b) => a - b).map(Math.round)
  const figures = { median: percentile(sorted, 0.5), slowest: percentile(sorted, 0.95) }
  process.stdout.write(
    `first sentence ${figures.median} ms (95 %: ${figures.slowest} ms); whole turn ${Math.round(
      percentile(
        whole.toSorted((a, b) => a - b),
        0.5,
      ),
    )} ms\n`,
  )
  expect(figures.median).toBeLessThanOrEqual(limits.median)
  expect(figures.slowest).toBeLessThanOrEqual(limits.slowest)
}, 120_000)
