import type { InterviewerStack } from '#tests/support/interviewer-stack.ts'

const answers = [
  'I moved forty nodes to another data centre, with two colleagues.',
  'We used Slurm for training and Kubernetes for inference.',
  'The latency went from 800 to 120 milliseconds after the change.',
  'My own part was the scheduler, which I rewrote in Go.',
]

/** The milliseconds from each typed answer until the API has answered the first sentence about it with its sound. */
export async function firstSentences(desk: InterviewerStack, turns: number): Promise<number[]> {
  const room = await desk.begin()
  const waits: number[] = []
  for (let number = 1; number <= turns; number += 1) {
    const started = performance.now()
    const answer = answers[number % answers.length] ?? ''
    const [, { sentence }] = await Promise.all([
      desk.turn(room, { number, answer }),
      desk.sentence(room, number, 0).then((answered) => {
        waits.push(performance.now() - started)
        return desk.dataOf(answered)
      }),
    ])
    if (sentence?.audio == null) throw new Error(`Turn ${number} has no sentence with a sound.`)
  }
  return waits
}
