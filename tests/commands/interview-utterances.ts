import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#infra/paths.ts'
import { precisionOf, scoresOf, type Score, type Utterance } from '../support/interview/utterances/score.ts'

/**
 * `npm run interview:utterances [-- FILE …]`: precision and recall of the built-in interviewer's rules for requests, by meaning.
 * Without files, it scores the repository's tables.
 */
const folder = join(repositoryRoot, 'tests/support/interview/utterances')
const own = globSync(join(folder, '*.json'))
const files = process.argv.length > 2 ? process.argv.slice(2) : own

const percent = (share: number, of: number): string =>
  of === 0 ? '–' : `${((100 * share) / of).toFixed(1)} %`

const line = ({ name, expected, read, right }: Score): string =>
  [
    name.padEnd(18),
    String(expected).padStart(5),
    percent(right, read).padStart(10),
    percent(right, expected).padStart(9),
  ].join('')

for (const file of files) {
  const utterances = JSON.parse(readFileSync(file, 'utf8')) as Utterance[]
  const { scores, wrong } = scoresOf(utterances)
  console.log(`\n${file}: ${utterances.length} utterances`)
  console.log('meaning           count precision   recall')
  for (const score of scores) console.log(line(score))
  console.log(`precision of everything that is acted on: ${(100 * precisionOf(scores)).toFixed(1)} %`)
  for (const { context, text, meaning, reading } of wrong)
    console.log(`  ${context}: "${text}" means ${meaning}, read as ${reading}`)
}
