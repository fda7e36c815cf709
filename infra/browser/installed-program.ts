import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs on the PATH, else the first of the paths that exists. */
export const installedProgram = (names: readonly string[], paths: readonly string[]): string | undefined =>
  [
    ...(process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
    ...paths,
  ].find(isProgram)

/** The program that an environment variable names; throws where the file is not executable. */
export function programNamedBy(variable: string): string | undefined {
  const named = process.env[variable]
  if (named === undefined || named === '') return undefined
  if (!isProgram(named)) throw new Error(`${variable} is "${named}", which is not an executable file.`)
  return named
}
