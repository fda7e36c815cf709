import { textIn } from '../api/api-error.ts'

/** What stands in a list of an answer's body. */
const listIn = (body: unknown, name: string): readonly unknown[] => {
  if (typeof body !== 'object' || body === null) return []
  const value: unknown = Reflect.get(body, name)
  return Array.isArray(value) ? value : []
}

export type FieldProblem = { field: string; message: string }

/** What a 422 says of single fields: the name of each, and its message. */
export const fieldProblemsIn = (body: unknown): FieldProblem[] =>
  listIn(body, 'detail').flatMap((problem) => {
    const message = textIn(problem, 'msg')
    const [, field] = listIn(problem, 'loc')
    return message === undefined ? [] : [{ field: typeof field === 'string' ? field : '', message }]
  })

const secondsPerMinute = 60
const millisecondsPerSecond = 1000

/** How long a 429 asks to wait. */
export function retryAfterSeconds(body: unknown, otherwise: number): number {
  const value: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'retry_after') : undefined
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : otherwise
}

/** Minutes in words, and never none: whoever comes back too early is refused again. */
export function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / secondsPerMinute))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** What is left of a wait, as a clock shows it. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / millisecondsPerSecond))
  return `${Math.floor(seconds / secondsPerMinute)}:${String(seconds % secondsPerMinute).padStart(2, '0')}`
}
