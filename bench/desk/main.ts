import { alignedText } from '../aligned-text.ts'
import { shownUnits, type Units } from '../careers/counted-units.ts'
import { tableOf } from '../figures.ts'
import { conclude, timed } from '../measured.ts'
import { pairedFigure, pairedRounds } from '../rounds.ts'
import { deskPages, firstRows } from './desk-pages.ts'
import { isFlat, openDesk, unitsOfPages } from './desk-units.ts'

/** `npm run bench:desk`: what each page of the desk reads and writes, and how long the first rows take, by the number of applications. */

const sizes = [10, 1000, 10_000] as const
const rounds = 25
/** The first 50 of many applicants may take this many times as long as all of ten, which are fewer rows. */
const maxRatio = 3

const opened: Awaited<ReturnType<typeof openDesk>>[] = []
for (const size of sizes) opened.push(await openDesk(size))
const [small, , large] = opened
if (small === undefined || large === undefined) throw new Error('A desk is missing.')

const misses: string[] = []
try {
  const { few, many } = await pairedRounds(rounds, {
    few: () => timed(() => firstRows(small.desk)),
    many: () => timed(() => firstRows(large.desk)),
  })
  const figure = pairedFigure('first 50 of 10,000 applicants', 'ms', many, {
    values: few,
    name: 'all of 10',
  })
  if (figure.ratio > maxRatio) misses.push(figure.what)
  const columns: Units[][] = []
  for (const { desk } of opened) columns.push(await unitsOfPages(desk))
  const heading = ['Units: read / write + of indexes', ...sizes.map((size) => `${size} applications`), '']
  const lines = deskPages.map(({ what, isBounded, growsWithPosition }, row) => {
    const cells = columns.flatMap((column) => column[row] ?? [])
    const [, thousand, tenThousand] = cells
    const holds = isFlat(thousand, tenThousand)
    const mayGrow = isBounded === true || growsWithPosition === true
    if (!holds && !mayGrow) misses.push(what)
    return [
      what,
      ...cells.map(shownUnits),
      holds ? 'flat' : isBounded === true ? 'bounded' : mayGrow ? 'grows with the position' : 'GROWS',
    ]
  })
  process.stdout.write(
    `${alignedText([heading, ...lines])}\n${tableOf({ title: 'Time', figures: [figure] })}\n`,
  )
} finally {
  for (const { close } of opened) await close()
}
conclude(misses)
