import { growthOf, maxGrowthMegabytes } from './growth.ts'
import type { Run } from './run.ts'

const secondsTolerated = 1

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const playedSeconds = ({ played }: Pick<Run, 'played'>): number => sum(played.map(({ seconds }) => seconds))

/** Between two segments there is a short gap. */
const tolerance = ({ recording }: Pick<Run, 'recording'>): number =>
  secondsTolerated * Math.max(1, recording.files.length)

export function failuresOf(run: Run): string[] {
  const { samples, recording, played, interviewSeconds, recorders, uplink } = run
  const { tab } = growthOf(samples)
  const failures: string[] = []
  if (tab >= maxGrowthMegabytes) failures.push(`the tab grew by ${tab.toFixed(1)} MB after the first minute`)
  const missing = recording.files.flatMap((file) => file.missing.map((part) => `${file.segment}/${part}`))
  if (missing.length > 0) failures.push(`parts are missing: ${missing.join(', ')}`)
  const counts = recording.files.map(({ parts }) => parts)
  if (JSON.stringify(counts) !== JSON.stringify(recording.recordedParts))
    failures.push(`assembled ${JSON.stringify(counts)} of ${JSON.stringify(recording.recordedParts)} parts`)
  const difference = Math.abs(playedSeconds(run) - interviewSeconds)
  if (difference > tolerance(run))
    failures.push(
      `${playedSeconds(run).toFixed(1)} s play of an interview of ${interviewSeconds.toFixed(1)} s`,
    )
  if (played.some(({ audioTracks, videoTracks }) => audioTracks !== 1 || videoTracks !== 1))
    failures.push('a file lacks sound or image')
  if (run.answersStored !== run.answersTyped)
    failures.push(`${run.answersStored} of ${run.answersTyped} typed answers are stored`)
  const rates = recorders.map(({ bitsPerSecond }) => bitsPerSecond)
  const isFalling = rates.every((rate, index) => index === 0 || rate <= (rates[index - 1] ?? rate))
  if (uplink !== undefined && !isFalling) failures.push(`the bitrates do not fall: ${rates.join(', ')}`)
  return failures
}

export function reportOf(run: Run): string[] {
  const { samples, recording, played, recorders, interviewSeconds } = run
  const { heap, tab, browser } = growthOf(samples)
  const last = samples.at(-1)
  return [
    `interview: ${interviewSeconds.toFixed(1)} s, ${run.answersStored} of ${run.answersTyped} typed answers stored`,
    `memory at the end: heap ${last?.heapMegabytes.toFixed(1)} MB, tab ${last?.tabMegabytes.toFixed(0)} MB, browser ${last?.browserMegabytes.toFixed(0)} MB`,
    `highest above the second minute: heap ${heap.toFixed(1)} MB, tab ${tab.toFixed(1)} MB, browser ${browser.toFixed(1)} MB`,
    ...recording.files.map(
      ({ name, bytes, parts }, index) =>
        `${name}: ${parts} parts, ${(bytes / 1e6).toFixed(1)} MB, ${((recorders[index]?.bitsPerSecond ?? 0) / 1000).toFixed(0)} kbit/s asked, ` +
        `${((bytes * 8) / 1000 / (played[index]?.seconds ?? 1)).toFixed(0)} kbit/s written, plays ${played[index]?.seconds.toFixed(1)} s, ` +
        `${played[index]?.width} x ${played[index]?.height}, sound tracks ${played[index]?.audioTracks}`,
    ),
  ]
}
