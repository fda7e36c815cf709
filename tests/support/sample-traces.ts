import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplePeople } from '#infra/local/desk/sample-people.ts'
import { repositoryRoot } from '#infra/paths.ts'

/** Texts by which the sample staff and sample candidates of the local run are recognised. */
export const sampleTraces = [
  'recruiter@example.com',
  'Sample Recruiter',
  'sample-password-1',
  'sample-staff',
  'sample-applications',
  'sample-interview',
  ...samplePeople.map(({ name }) => name),
]

/** Every file below a folder, decoded as latin1. */
export const textsBelow = (folder: string): { file: string; text: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return { file, text: readFileSync(file, 'latin1') }
    })

export const tracesIn = (text: string): string[] => sampleTraces.filter((trace) => text.includes(trace))

/** The traces in the source of the local run: a trace that is renamed there is missing here. */
export const tracesOfLocalRun = (): string[] =>
  tracesIn(
    textsBelow(join(repositoryRoot, 'infra/local'))
      .map(({ text }) => text)
      .join('\n'),
  )
