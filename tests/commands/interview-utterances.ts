import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#infra/paths.ts'
import { kindScoresOf, type TextsByKind } from '../support/interview/utterances/kinds.ts'
import { begun } from '../support/interview/converse.ts'
import { precisionOf, scoresOf, type Score, type Utterance } from '../support/interview/utterances/score.ts'

/**
 * `npm run interview:utterances [-- FILE …]`: precision and recall of the built-in interviewer's rules for requests, by meaning.
 * Without files, it scores the repository's tables. Of a file with texts by kind it prints how many of each kind are recognised; of one with texts alone it lists those after which nothing further is asked. `--brief` prints no texts.
 */
const folder = join(repositoryRoot, 'tests/support/interview/utterances')
const own = globSync(join(folder, '*.json'))
const isBrief = process.argv.includes('--brief')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const files = named.length > 0 ? named : own

const percent = (share: number, of: number): string =>
  of === 0 ? '–' : `${((100 * share) / of).toFixed(1)} %`

const line = ({ name, expected, read, right }: Score): string =>
  [
    name.padEnd(18),
    String(expected).padStart(5),
    percent(right, read).padStart(10),
    percent(right, expected).padStart(9),
  ].join('')

const isTexts = (entries: readonly unknown[]): entries is string[] =>
  entries.every((entry) => typeof entry === 'string')

/** Each text is the answer to the first question. */
function printFurther(file: string, texts: readonly string[]): void {
  const lines = texts.map((text) => {
    const { type, place } = begun()
    const said = type(text)
    const { section, question } = place()
    return { text, said, isAskedFurther: said.includes('?') || section + question > 0 }
  })
  const further = lines.filter(({ isAskedFurther }) => isAskedFurther)
  console.log(
    `\n${file}: no further question after ${lines.length - further.length} of ${lines.length} texts`,
  )
  for (const { text, said, isAskedFurther } of lines)
    console.log(
      `  ${isAskedFurther ? 'question' : 'none    '}  "${text}"${isAskedFurther ? ` -> ${said}` : ''}`,
    )
}

function printKinds(file: string, kinds: TextsByKind): void {
  console.log(`\n${file}`)
  for (const { kind, texts, missed } of kindScoresOf(kinds)) {
    const right = texts.length - missed.length
    console.log(`${kind.padEnd(28)}${right} of ${texts.length}, ${percent(right, texts.length)}`)
    if (kind === 'ordinary') {
      const dangers = missed.filter(({ reading }) => reading === 'danger').length
      console.log(`  taken for another kind: ${missed.length}, of these for a danger: ${dangers}`)
    }
    if (!isBrief) for (const { text, reading } of missed) console.log(`  read as ${reading}: "${text}"`)
  }
}

for (const file of files) {
  const utterances = JSON.parse(readFileSync(file, 'utf8')) as Utterance[] | string[] | TextsByKind
  if (!Array.isArray(utterances)) {
    printKinds(file, utterances)
    continue
  }
  if (isTexts(utterances)) {
    printFurther(file, utterances)
    continue
  }
  const { scores, wrong } = scoresOf(utterances)
  console.log(`\n${file}: ${utterances.length} utterances`)
  console.log('meaning           count precision   recall')
  for (const score of scores) console.log(line(score))
  console.log(`precision of everything that is acted on: ${(100 * precisionOf(scores)).toFixed(1)} %`)
  for (const { context, text, meaning, reading } of wrong)
    console.log(`  ${context}: "${text}" means ${meaning}, read as ${reading}`)
}
