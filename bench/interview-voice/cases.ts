import { speech } from '#tests/support/speech/speech.ts'
import { voiceRate } from '#web/interview/runtime/rnnoise.ts'
import { atLevel, keyboard, pinkNoise } from './sounds.ts'

const answers = [
  'I led the migration of our storage cluster. It took four months, and nobody lost a file.',
  'We had an outage last year. I found the cause, which was a full disk on the monitor node.',
  'I would ask the engineers first, then write down what we know and decide together.',
]
const shown =
  'Good evening. Here is the news. The ministers met today, and the weather stays warm in the north of the country.'
const gapSeconds = 4
const gap = new Float32Array(gapSeconds * voiceRate)

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export type Case = {
  name: string
  samples: Float32Array
  spoken: readonly Readonly<{ from: number; to: number }>[]
}

/** The eight cases: three answers with gaps of four seconds, and what the room adds. Levels are in dBFS. */
export async function eightCases(): Promise<Case[]> {
  const said = await Promise.all(answers.map((answer) => speech(answer)))
  const television = await speech(shown, { voice: 'en-gb', wordsPerMinute: 170 })
  let at = gap.length
  const spoken = said.map(({ length }) => {
    const from = at
    at += length + gap.length
    return { from, to: from + length }
  })
  const length = at
  const talk = (level: number) => joined([gap, ...said.flatMap((answer) => [atLevel(answer, level), gap])])
  const repeated = Float32Array.from({ length }, (_, place) => television[place % television.length] ?? 0)
  const aCase = (name: string, level: number, noise?: Float32Array): Case => ({
    name,
    spoken,
    samples: talk(level).map((sample, place) => sample + (noise?.[place] ?? 0)),
  })
  const fan = (level: number) => atLevel(pinkNoise(length, 1), level)
  return [
    aCase('voice -20, quiet room', -20),
    aCase('voice -38', -38),
    aCase('voice -44', -44),
    aCase('voice -20, fan -45', -20, fan(-45)),
    aCase('voice -20, fan -36', -20, fan(-36)),
    aCase('voice -26, fan -36', -26, fan(-36)),
    aCase('voice -20, keyboard -38', -20, atLevel(keyboard(length, 2), -38)),
    aCase('voice -20, television -36', -20, atLevel(repeated, -36)),
  ]
}
