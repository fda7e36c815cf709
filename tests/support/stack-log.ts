import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The log of a stack in a process of its own. It survives a crash, and says why something was done twice. */
export const logFileIn = (directory: string): string => join(directory, 'log.jsonl')

type Line = Readonly<Record<string, unknown>>

/** A crash can leave half a line. */
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
