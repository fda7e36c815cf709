import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { repositoryRoot } from '../paths.ts'

/** The commit of the checkout; a plus sign where files differ from it. */
export function releaseOfCheckout(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`
}

/** Tells the pipeline that the release is live, before its smoke test can end the job. */
export function notePipeline(outputFile: string | undefined): void {
  if (outputFile !== undefined) appendFileSync(outputFile, 'deployed=true\n')
}
