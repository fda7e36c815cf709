import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The log of a stack in a separate process. It survives a crash, and has the causes of repeated letters. */
export const logFileIn = (directory: string): string => join(directory, 'log.jsonl')

type Line = Readonly<Record<string, unknown>>

/** None for half a line, which a crash can leave. */
const parsed = (text: string): Line[] => {
  try {
    return [JSON.parse(text) as Line]
  } catch {
    return []
  }
}

export const logOf = (directory: string): Line[] => {
  const file = logFileIn(directory)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parsed) : []
}
