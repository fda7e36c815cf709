import * as z from 'zod/mini'
import { nextSteps, type NextStep } from './turn.ts'

const maxSayLetters = 4000
const maxAboutLetters = 300

/** What a model has to answer. Other properties are refused, because it decides nothing else. */
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

/** The whole reply; undefined where it does not match the schema. */
export function replyIn(text: string): ModelReply | undefined {
  try {
    const read = modelReply.safeParse(JSON.parse(withoutFence(text)))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** `next` comes first, so that a reply can be used before it is complete. */
const beginning = /^\s*(?:```(?:json)?\s*)?\{\s*"next"\s*:\s*"(?<next>[a-z_]+)"\s*,\s*"say"\s*:\s*"/u

/** The JSON string at the start of a text, as far as it has arrived; `isClosed` once its closing quote has. */
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

/** A reply that is still arriving; `unknown` before its `next` is complete, `invalid` where that is no step. */
export function partialReply(text: string): PartialReply | 'unknown' | 'invalid' {
  const match = beginning.exec(text)
  if (match === null) return 'unknown'
  const next = nextSteps.find((step) => step === match.groups?.['next'])
  if (next === undefined) return 'invalid'
  const { value, isClosed } = stringIn(text.slice(match[0].length))
  return { next, say: value, isSayComplete: isClosed }
}
