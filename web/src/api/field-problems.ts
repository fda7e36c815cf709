import { textIn } from './api-error.ts'

/** What an answer says about single fields, by their names: the first thing about each. */
export function fieldProblemsIn(body: unknown): Readonly<Record<string, string>> {
  const detail: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'detail') : undefined
  if (!Array.isArray(detail)) return {}
  const problems = detail.flatMap((item: unknown) => {
    const loc: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'loc') : undefined
    const field: unknown = Array.isArray(loc) ? loc[1] : undefined
    const message = textIn(item, 'msg')
    return typeof field === 'string' && message !== undefined ? [[field, message] as const] : []
  })
  return Object.fromEntries(problems.toReversed())
}
