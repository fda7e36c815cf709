import { readFileSync } from 'node:fs'
import { usageOf } from '#functions/cv/reader/process-usage.ts'

const sampleMilliseconds = 10

const childrenOf = (processId: number): number[] => {
  try {
    const list = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8')
    return list.trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Of this process and the processes it started, as the system sees it. Needs Linux. */
const residentMegabytes = (): number =>
  [process.pid, ...childrenOf(process.pid)].reduce((sum, id) => sum + (usageOf(id)?.megabytes ?? 0), 0)

/** Does the work and returns the highest memory meanwhile, beside what it was before. */
export async function growthDuring<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  globalThis.gc?.()
  const before = residentMegabytes()
  let highest = before
  const sample = setInterval(() => {
    highest = Math.max(highest, residentMegabytes())
  }, sampleMilliseconds)
  try {
    return [await work(), highest - before]
  } finally {
    clearInterval(sample)
  }
}
