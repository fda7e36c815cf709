import * as z from 'zod/mini'
import { nextSteps, type NextStep } from './turn.ts'

const maxSayLetters = 4000
const maxAboutLetters = 300

/** What a model has to answer. Other properties are refused: there is nothing else that it decides. */
const modelReply = z.strictObject({
  next: z.enum(nextSteps),
  say: z.string().check(z.minLength(1), z.maxLength(maxSayLetters)),
  about: z.optional(z.nullable(z.string().check(z.maxLength(maxAboutLetters)))),
})

export type ModelReply = z.output<typeof modelReply>

const withoutFence = (text: string): string =>
  text
    .trim()
    .replace(/^```(?:json)?\s*/u, '')
    .replace(/\s*```$/u, '')

/** The whole reply; undefined where it is not of the schema. */
export function replyIn(text: string): ModelReply | undefined {
  try {
    const read = modelReply.safeParse(JSON.parse(withoutFence(text)))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** The beginning that lets a reply be read before its end: `next` comes first. */
const beginning = /^\s*(?:```(?:json)?\s*)?\{\s*"next"\s*:\s*"(?<next>[a-z_]+)"\s*,\s*"say"\s*:\s*"/u

/** The string that begins here, as far as it is complete; `isClosed` once its closing mark came. */
function stringIn(text: string): { value: string; isClosed: boolean } {
  const closing = /^(?:[^"\\]|\\.)*"/su.exec(text)
  const raw = closing === null ? text.replace(/\\(?:u[0-9a-f]{0,3})?$/iu, '') : closing[0].slice(0, -1)
  try {
    return { value: JSON.parse(`"${raw.replaceAll('\n', ' ')}"`) as string, isClosed: closing !== null }
  } catch {
    return { value: '', isClosed: closing !== null }
  }
}

export type PartialReply = { next: NextStep; say: string; isSayComplete: boolean }

/** What can be read of a reply that is still arriving; `invalid` where it cannot become one. */
export function partialReply(text: string): PartialReply | 'unknown' | 'invalid' {
  const found = beginning.exec(text)
  if (found === null) return 'unknown'
  const next = nextSteps.find((step) => step === found.groups?.['next'])
  if (next === undefined) return 'invalid'
  const { value, isClosed } = stringIn(text.slice(found[0].length))
  return { next, say: value, isSayComplete: isClosed }
}
