import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { claimOf } from '#shared/interview/interviewer/grounds/claim.ts'
import { isGrounded } from '#shared/interview/interviewer/grounds/grounds.ts'
import { featuresFor } from '#shared/interview/interviewer/grounds/features.ts'
import { supportedAllowance, type Weights } from '#shared/interview/interviewer/grounds/support.ts'
import { whyNotSaid } from '#shared/interview/interviewer/filter/not-said.ts'
import { sentencesOf } from '#shared/interview/interviewer/sentences.ts'
import { contextTables, digestOf, filesIn } from './tables.ts'
import { doubtOf, trainGrounds, type Example } from './train-grounds.ts'

/** Of untrue lines, when their table is not trained on, this share may be said. Double and leading questions are not among them. */
const maxUntrueShare = 0.13

const lines = z.array(z.string())
const contexts = z.array(
  z.object({
    position: z.string(),
    cv: z.string(),
    earlier: lines,
    answer: z.string(),
    question: z.string(),
    trueQuotes: lines,
    trueFacts: lines,
    fine: lines,
    misquotes: lines,
    inventedFacts: lines,
  }),
)
type Context = z.infer<typeof contexts>[number]

type Line = Example & Readonly<{ isHeldOtherwise: boolean }>
type Table = Readonly<{ name: string; lines: Line[] }>

function linesOf(context: Context): Line[] {
  const answers = [...context.earlier, context.answer]
  const facts = [context.position, context.cv, context.question].join('\n')
  const lineOf = (text: string, isUntrue: boolean): Line => {
    const sentences = sentencesOf(text)
    return {
      isUntrue,
      clauses: sentences.flatMap((each) => featuresFor(each, claimOf(each), { answers, known: facts })),
      isHeldOtherwise: sentences.some(
        (each, at) =>
          !isGrounded(each, sentences.slice(0, at), { answers, known: facts, earlierLines: [] }) ||
          whyNotSaid(each, claimOf(each).length > 0 ? supportedAllowance : 0) !== undefined,
      ),
    }
  }
  return [
    ...[...context.misquotes, ...context.inventedFacts].map((text) => lineOf(text, true)),
    ...[...context.trueQuotes, ...context.trueFacts, ...context.fine].map((text) => lineOf(text, false)),
  ]
}

type Doubted = Readonly<{ isUntrue: boolean; doubt: number }>

const doubted = (table: Table, weights: Weights): Doubted[] =>
  table.lines.map((line) => ({
    isUntrue: line.isUntrue,
    doubt: line.isHeldOtherwise ? Infinity : doubtOf(line.clauses, weights),
  }))

const isClaim = ({ clauses }: Example): boolean => clauses.length > 0
const weightsOf = (tables: readonly Table[]): Weights =>
  trainGrounds(tables.flatMap((table) => table.lines).filter(isClaim))

/** The highest limit at which no more than the share of untrue lines is said. */
function limitFor(scored: readonly Doubted[]): number {
  const untrue = scored.filter(({ isUntrue }) => isUntrue).map(({ doubt }) => doubt)
  const sorted = untrue.toSorted((one, other) => one - other)
  return (sorted[Math.floor(sorted.length * maxUntrueShare)] ?? 0) - Number.EPSILON
}

function printRates(name: string, scored: readonly Doubted[], limit: number): void {
  const untrue = scored.filter(({ isUntrue }) => isUntrue)
  const others = scored.filter(({ isUntrue }) => !isUntrue)
  const saidCount = untrue.filter(({ doubt }) => doubt <= limit).length
  const heldCount = others.filter(({ doubt }) => doubt > limit).length
  console.log(
    `${name}: untrue said ${saidCount} of ${untrue.length}, true held ${heldCount} of ${others.length}`,
  )
}

/** Prints the rates of each table by weights of the others, and stores the weights of all. */
export function trainOnContexts(isWritten: boolean): void {
  const tables = filesIn(contextTables).map((file) => {
    const text = readFileSync(new URL(file, contextTables), 'utf8')
    return { name: file, lines: contexts.parse(JSON.parse(text)).flatMap(linesOf) }
  })
  const byOthers = tables.map((table) => ({
    name: table.name,
    scored: doubted(table, weightsOf(tables.filter((other) => other !== table))),
  }))
  const limit = limitFor(byOthers.flatMap(({ scored }) => scored))
  for (const { name, scored } of byOthers) printRates(name, scored, limit)
  printRates(
    'All, each by the others',
    byOthers.flatMap(({ scored }) => scored),
    limit,
  )
  if (!isWritten) return
  const file = new URL('../../../shared/interview/interviewer/grounds/weights.json', import.meta.url)
  const rounded = Object.entries(weightsOf(tables)).map(([name, weight]) => [name, Number(weight.toFixed(2))])
  const stored = {
    tables: digestOf(contextTables),
    limit: Number(limit.toFixed(2)),
    weights: Object.fromEntries(rounded) as Weights,
  }
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`)
  console.log(`Written to ${file.pathname}.`)
}
