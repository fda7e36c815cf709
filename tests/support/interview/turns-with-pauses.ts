import { eventFrame } from 'local-aws/interviewer-services/frames'
import { createStreamRecogniser } from '#web/interview/transports/model/speech-stream/stream-recogniser.ts'
import { readHeard, type Word } from '#web/interview/transports/model/speech-stream/transcribe-messages.ts'

/** A spoken answer: its words with their times, in seconds, and the sound as samples. */
export type SpokenTurn = { text: string; words: readonly Word[]; speechEnd: number; longestPause: number }

const sampleRate = 16_000
const chunkSeconds = 0.1
const secondsPerWord = 0.32
const wordSeconds = 0.28
const beginSeconds = 0.5
/** The time between a word and its partial result. */
const latencySeconds = 0.4

/** `[2.5]` in a text is a pause of 2.5 s. */
export function spokenTurn(text: string): SpokenTurn {
  const words: Word[] = []
  let at = beginSeconds
  let longestPause = 0
  for (const part of text.split(' ')) {
    const pause = /^\[([\d.]+)\]$/u.exec(part)?.[1]
    if (pause !== undefined) {
      longestPause = Math.max(longestPause, Number(pause))
      at += Number(pause)
      continue
    }
    words.push({ text: part, start: at, end: at + wordSeconds })
    at += secondsPerWord
  }
  return { text, words, speechEnd: words.at(-1)?.end ?? 0, longestPause }
}

/** 16-bit samples as a WAV file has them: a tone while a word is said, and noise between. */
function chunkAt({ words }: SpokenTurn, from: number, noise: number): Int16Array {
  return Int16Array.from({ length: Math.round(sampleRate * chunkSeconds) }, (_, index) => {
    const second = from + index / sampleRate
    const isSaid = words.some(({ start, end }) => second >= start && second < end)
    const level = isSaid ? 0.2 : noise
    return Math.round(0x7fff * level * Math.sin(2 * Math.PI * 180 * second))
  })
}

/** A partial result, as Transcribe sends it. */
const resultOf = (words: readonly Word[]): Uint8Array =>
  eventFrame('TranscriptEvent', {
    Transcript: {
      Results: [
        {
          IsPartial: true,
          Alternatives: [
            {
              Items: words.flatMap(({ text, start, end }) => {
                const [, word = '', mark = ''] = /^(.*?)([.,?!]?)$/u.exec(text) ?? []
                const said = { Content: word, StartTime: start, EndTime: end, Type: 'pronunciation' }
                const punctuation = { Content: mark, StartTime: end, EndTime: end, Type: 'punctuation' }
                return mark === '' ? [said] : [said, punctuation]
              }),
            },
          ],
        },
      ],
    },
  })

/** The second of the sound at which the page ends the turn, and the text. The sound is the clock: no time passes. */
export function heardFrom(
  turn: SpokenTurn,
  { timeFactor = 1, noise = 0 }: { timeFactor?: number; noise?: number } = {},
): { endedAt: number; text: string } {
  const now = { position: 0, endedAt: Infinity }
  let heard = (_result: { words: readonly Word[]; isPartial: boolean }): void => {}
  const recogniser = createStreamRecogniser({
    timeFactor: () => timeFactor,
    other: undefined,
    unavailable: () => {},
    isPlaying: () => false,
    openStream(on) {
      heard = on.heard
      return {
        send: (samples) => (now.position += samples.length / sampleRate),
        position: () => now.position,
        end: () => {},
      }
    },
  })
  const said: string[] = []
  recogniser.start({
    heard: (text, isFinal) => (isFinal ? said.push(text) : undefined),
    turnEnding: () => {},
    turnEnded: () => (now.endedAt = Math.min(now.endedAt, now.position)),
    lost: () => {},
  })
  let told = 0
  while (now.endedAt === Infinity && now.position < turn.speechEnd + 10) {
    recogniser.record(chunkAt(turn, now.position, noise))
    const known = turn.words.filter(({ end }) => end + latencySeconds <= now.position)
    if (known.length === told) continue
    told = known.length
    const result = readHeard(resultOf(known))
    if (result.kind === 'words') heard(result)
  }
  return { endedAt: now.endedAt, text: said.join(' ') }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Answers with a pause to think: after a conjunction, a filler, a comma, or none of these. */
export const paused: readonly SpokenTurn[] = [
  'We moved forty nodes to another data centre and [1] nobody noticed.',
  'I chose Slurm because [2] the team knew it already.',
  'It took three weeks, so [3] we worked in two shifts.',
  'The hardest part was [4] the storage network.',
  'I wrote the scheduler in [1.5] Go, with a colleague.',
  'We measured the queue, um, [2.5] for about a month.',
  'My own part was the [3.5] monitoring of all clusters.',
  'First, [1.2] we drained every node of its jobs.',
  'Then we, you know, [4] took them down one by one.',
  'The driver crashed whenever [2.2] a job used eight cards.',
  'I would say that [3.1] we learned to test the power supply.',
  'We talked to the customers, who [1.8] wanted a longer window.',
  'It was faster, but [3.8] it cost more than before.',
  'I trained two [2.8] new engineers on it.',
  'The latency went from 800 to [3.3] 120 milliseconds.',
  'We used tools such as [2.4] Ansible and Terraform.',
  'After that I [1.4] handed it over to operations.',
  'There were uh [3.6] several outages in that year.',
  'We kept the old cluster [2.1] for another quarter.',
  'The vendor shipped the wrong cables [3.4] on the second day.',
].map(spokenTurn)

/** Complete answers; some have no full stop, which recognition sometimes leaves out. */
export const finished: readonly SpokenTurn[] = [
  'We moved forty nodes to another data centre.',
  'I chose Slurm, because the team knew it already.',
  'It took us three weeks in two shifts.',
  'The hardest part was the storage network.',
  'I wrote the scheduler in Go, with a colleague.',
  'We measured the queue for about a month.',
  'Monitoring was my own part, for all clusters.',
  'We drained every node of its jobs first.',
  'Then we took them down one by one.',
  'The driver crashed whenever a job used eight cards.',
  'I would test the power supply earlier.',
  'The customers wanted a longer window.',
  'It was faster, but it cost more.',
  'I trained two new engineers on it.',
  'The latency went down to 120 milliseconds.',
  'We used Ansible and Terraform.',
  'After that I handed it over to operations.',
  'There were several outages in that year',
  'We kept the old cluster for another quarter',
  'No, never.',
].map(spokenTurn)
