import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import * as fc from 'fast-check'
import { recordingLimits } from '#shared/application/session/recording-limits.ts'
import { background } from '#infra/resources/background.ts'
import { startRecordingStores } from '#tests/support/recording-desk.ts'
import { damagedRecording, hostileRecordings } from '#tests/support/hostile-recordings.ts'
import type { Peak } from './files-process.ts'

/**
 * `npm run hostile:recordings`: uploads recordings that no browser makes, in parts of the largest size, and recordings with
 * replaced bytes. The function `interviewFiles` assembles them in a child process. The command prints the peak memory of that
 * process beside the function's memory, and checks that every interview has its files. `-- --parts 1000 --damaged 5000` uploads
 * more; `--seed 7` repeats a run.
 */

const { values: flags } = parseArgs({
  options: {
    parts: { type: 'string', default: '200' },
    damaged: { type: 'string', default: '400' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = Number(flags.seed)
/** The other half is for Lambda's runtime, which this process does not have. */
const goalMegabytes = background.interviewFiles.memoryMegabytes / 2
const partsOfRecording = Math.ceil(Number(flags.parts) / hostileRecordings.length)

/** Each interview has the maximum number of segments. */
const damaged = fc.sample(
  fc.array(damagedRecording, { minLength: recordingLimits.segments, maxLength: recordingLimits.segments }),
  {
    seed,
    numRuns: Math.ceil(Number(flags.damaged) / recordingLimits.segments),
  },
)
const interviews = [
  ...hostileRecordings.map(({ name, part }) => ({
    name,
    segments: () => [
      Array.from({ length: partsOfRecording }, (_, index) => part(index, recordingLimits.partBytes)),
    ],
  })),
  ...damaged.map((recordings, index) => ({
    name: `damaged recordings ${index + 1}`,
    segments: () => recordings.map((recording) => [recording]),
  })),
]

const stores = await startRecordingStores()
try {
  const ids: string[] = []
  for (const { segments } of interviews) ids.push((await stores.anInterview(segments(), new Date())).id)
  const program = fileURLToPath(new URL('files-process.ts', import.meta.url))
  // Lambda's runtime sets the heap a little below the memory of the function.
  const heap = `--max-old-space-size=${Math.floor(background.interviewFiles.memoryMegabytes * 0.9)}`
  const started = performance.now()
  const { stdout } = await promisify(execFile)(process.execPath, [heap, program, JSON.stringify(stores.urls)])
  const seconds = (performance.now() - started) / 1000
  const peak = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1)) as Peak
  const rows = await Promise.all(ids.map((id) => stores.rowOf(id)))
  const unwritten = interviews.filter((_, index) => rows[index]?.['recording'] === undefined)
  process.stdout.write(
    `Seed ${seed}: ${hostileRecordings.length * partsOfRecording} hostile parts of 2 MB and ${damaged.flat().length} damaged recordings, written in ${Math.round(seconds)} s.\n` +
      `Highest memory: ${peak.residentMegabytes} MB, ${peak.idleMegabytes} MB of it before the first recording; the function has ${background.interviewFiles.memoryMegabytes} MB. Processor: ${peak.processorSeconds} s.\n`,
  )
  const failures = [
    ...(peak.residentMegabytes < goalMegabytes ? [] : [`more than ${goalMegabytes} MB`]),
    ...unwritten.map(({ name }) => `not written: ${name}`),
  ]
  process.stdout.write(
    failures.length === 0 ? 'Every goal holds.\n' : `Goals missed:\n${failures.join('\n')}\n`,
  )
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await stores.close()
}
