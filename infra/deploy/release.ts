import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { optionalEnvironment } from '#functions/platform/names/environment.ts'
import { repositoryRoot } from '../paths.ts'
import type { Template } from './template.ts'

/** The commit of the checkout; a plus sign where files differ from it. */
export function releaseOfCheckout(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`
}

type Variables = { Environment?: { Variables?: Readonly<Record<string, unknown>> } }

/** The commit that a template was synthesised from. */
export const releaseIn = ({ Resources }: Template): string | undefined =>
  Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
    .map(({ Properties }) => (Properties as Variables)?.Environment?.Variables?.[optionalEnvironment.release])
    .find((value) => typeof value === 'string')

/** Tells the pipeline that the release is live, before its smoke test can end the job. */
export function notePipeline(outputFile: string | undefined): void {
  if (outputFile !== undefined) appendFileSync(outputFile, 'deployed=true\n')
}
