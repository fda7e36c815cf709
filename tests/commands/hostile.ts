import { parseArgs } from 'node:util'
import { aCv, cvPdf } from 'cv-reader/documents'
import { uploader } from '#tests/support/cv-upload.ts'
import type { HostileFile } from '#tests/support/hostile-file.ts'
import { hostileFiles } from '#tests/support/hostile-files.ts'
import { growthDuring, processorDuring } from '#tests/support/process-memory.ts'
import { patientMilliseconds, startTestStack } from '#tests/support/stack.ts'

/**
 * `npm run hostile`: sends every hostile file to the product as a visitor does, and measures memory of the server with its child
 * processes, time to the response, and processor time. `-- WORD` takes the files whose name contains the word; `-- --busy` checks
 * only memory and processor time, for a busy machine.
 */

const goals = { growthMegabytes: 300, answerMilliseconds: 2000, besideTenMilliseconds: 3000 } as const
const { values: flags, positionals } = parseArgs({
  options: { busy: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [word = ''] = positionals
const chosen = hostileFiles.filter(({ name }) => name.includes(word))
const stack = await startTestStack({
  site: 'none',
  requestMilliseconds: flags.busy ? patientMilliseconds : 5000,
})
const send = uploader(stack)
const timed = async (file: { fileName: string; bytes: Buffer }) => {
  const start = performance.now()
  // A request is lost if the server closes the kept-alive connection at that moment; so may be the next one.
  const answer = await send(file)
    .catch(() => send(file))
    .catch(() => send(file))
  return { status: answer.status, body: answer.body, milliseconds: performance.now() - start }
}
const ordinary = { fileName: 'cv.pdf', bytes: cvPdf() }
const readsOrdinary = async (): Promise<number> => {
  const { status, body, milliseconds } = await timed(ordinary)
  const { extractedData } = (body['data'] ?? {}) as { extractedData?: { email: string } }
  if (extractedData?.email !== aCv.email) throw new Error(`An ordinary CV was answered ${status}.`)
  return milliseconds
}

type Row = { name: string; kilobytes: number; status: number; growth: number } & Time
type Time = { milliseconds: number; processor: number }

async function measure({ name, fileName, bytes: make }: HostileFile): Promise<Row> {
  const bytes = make()
  const [[{ status, milliseconds }, processor], growth] = await growthDuring(() =>
    processorDuring(() => timed({ fileName, bytes })),
  )
  return { name, kilobytes: bytes.length / 1024, status, growth, milliseconds, processor }
}

const rows: Row[] = []
const failures: string[] = []
const check = (holds: boolean, what: string): void => {
  if (!holds) failures.push(what)
}
try {
  await readsOrdinary()
  const [[alone, processor], usual] = await growthDuring(() => processorDuring(readsOrdinary))
  process.stdout.write(
    `An ordinary CV: ${Math.round(alone)} ms, ${Math.round(processor)} ms of a processor, +${Math.round(usual)} MB.\n\n`,
  )
  for (const file of chosen) {
    const row = await measure(file)
    rows.push(row)
    process.stdout.write(
      `${row.status} ${String(Math.round(row.milliseconds)).padStart(5)} ms ${String(Math.round(row.processor)).padStart(5)} ms of a processor ${String(Math.round(row.growth)).padStart(4)} MB ${String(Math.ceil(row.kilobytes)).padStart(6)} kB  ${row.name}\n`,
    )
    check(row.growth < goals.growthMegabytes, `${row.name}: +${Math.round(row.growth)} MB`)
    check(
      flags.busy || row.milliseconds < goals.answerMilliseconds,
      `${row.name}: ${Math.round(row.milliseconds)} ms`,
    )
    check(
      row.processor < goals.answerMilliseconds,
      `${row.name}: ${Math.round(row.processor)} ms of a processor`,
    )
    check([200, 404, 413, 415, 422].includes(row.status), `${row.name}: answered ${row.status}`)
  }
  const worst = rows.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
  const ten = chosen.filter(({ name }) => worst.some((row) => row.name === name))
  const files = ten.map(({ fileName, bytes }) => ({ fileName, bytes: bytes() }))
  const [beside, together] = await growthDuring(async () => {
    const all = files.map((file) => timed(file))
    // A refused CV has no time, and misses the goal.
    const milliseconds = await readsOrdinary().catch(() => Number.POSITIVE_INFINITY)
    await Promise.all(all)
    return milliseconds
  })
  check(
    flags.busy || beside < goals.besideTenMilliseconds,
    `an ordinary CV beside ten hostile files: ${Math.round(beside)} ms`,
  )
  await readsOrdinary()
  process.stdout.write(
    `\n${rows.length} files. Highest growth ${Math.round(Math.max(...rows.map(({ growth }) => growth)))} MB, longest answer ${Math.round(Math.max(...rows.map(({ milliseconds }) => milliseconds)))} ms, max of a processor ${Math.round(Math.max(...rows.map(({ processor }) => processor)))} ms.\nThe ten slowest concurrently: an ordinary CV in ${Math.round(beside)} ms, +${Math.round(together)} MB together.\n`,
  )
} finally {
  await stack.close()
}
process.stdout.write(
  failures.length === 0 ? 'Every goal holds.\n' : `Goals missed:\n${failures.join('\n')}\n`,
)
process.exitCode = failures.length === 0 ? 0 : 1
