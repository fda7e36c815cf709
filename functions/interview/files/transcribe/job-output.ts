import * as z from 'zod/mini'
import type { RecordedWord } from '#shared/interview/interviewer/recorded-words.ts'

/** The recorder's first channel. */
const candidateChannel = 'ch_0'

const item = z.object({
  type: z.string(),
  start_time: z.optional(z.string()),
  end_time: z.optional(z.string()),
  alternatives: z.array(z.object({ content: z.string() })),
})

/** The properties of a job's output that are read. With channels, the words of each are listed separately. */
const jobOutput = z.object({
  results: z.object({
    items: z.array(item),
    channel_labels: z.optional(
      z.object({ channels: z.array(z.object({ channel_label: z.string(), items: z.array(item) })) }),
    ),
  }),
})

const millisecondsOf = (seconds: string | undefined): number =>
  Math.round(Number(seconds ?? Number.NaN) * 1000)

/** The candidate's words, in milliseconds of the interview. Throws where the text is no output of a job. */
export function candidateWords(text: string, startSeconds: number): RecordedWord[] {
  const { results } = jobOutput.parse(JSON.parse(text))
  const channel = results.channel_labels?.channels.find(
    ({ channel_label: name }) => name === candidateChannel,
  )
  const shift = Math.round(startSeconds * 1000)
  const words: RecordedWord[] = []
  for (const { type, start_time: start, end_time: end, alternatives } of channel?.items ?? results.items) {
    const content = (alternatives[0]?.content ?? '').replaceAll(/\s+/gu, ' ').trim()
    const last = words.at(-1)
    if (content === '') continue
    if (type === 'punctuation' && last !== undefined)
      words[words.length - 1] = { ...last, text: last.text + content }
    if (type !== 'pronunciation') continue
    const [from, until] = [millisecondsOf(start) + shift, millisecondsOf(end) + shift]
    if (!Number.isFinite(from) || !Number.isFinite(until))
      throw new Error('A word of the output has no time.')
    words.push({ text: content, startMilliseconds: Math.max(0, from), endMilliseconds: Math.max(0, until) })
  }
  return words
}
