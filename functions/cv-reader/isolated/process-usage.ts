import { readFileSync } from 'node:fs'

/** The memory and processor time of a process. */
export type Usage = { megabytes: number; processorMilliseconds: number }

/** Linux counts processor time in hundredths of a second, on every processor that Lambda has. */
const tickMilliseconds = 10
const kilobytesPerMegabyte = 1024

/** Reads `/proc`; undefined when the process has ended, and on systems other than Linux. */
export function usageOf(processId: number): Usage | undefined {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'latin1')
    const resident = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
    const stat = readFileSync(`/proc/${processId}/stat`, 'latin1')
    // The second field is the program's name in brackets, which can contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { megabytes: resident / kilobytesPerMegabyte, processorMilliseconds: ticks * tickMilliseconds }
  } catch {
    return undefined
  }
}
