import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplePeople } from '#infra/local/desk/sample-people.ts'
import { repositoryRoot } from '#infra/paths.ts'

/** By what the sample recruiter and the sample people of the local run would be known elsewhere. */
export const sampleTraces = [
  'recruiter@example.com',
  'Sample Recruiter',
  'sample-password-1',
  'sample-recruiter',
  'sample-applications',
  'sample-interview',
  ...samplePeople.map(({ name }) => name),
]

/** Every file below a folder, as text in which each byte is a letter. */
export const textsBelow = (folder: string): { file: string; text: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return { file, text: readFileSync(file, 'latin1') }
    })

export const tracesIn = (text: string): string[] => sampleTraces.filter((trace) => text.includes(trace))

/** The source of the local run, where each trace is: one that is renamed there would be looked for in vain. */
export const tracesOfLocalRun = (): string[] =>
  tracesIn(
    textsBelow(join(repositoryRoot, 'infra/local'))
      .map(({ text }) => text)
      .join('\n'),
  )
