import { readFileSync } from 'node:fs'
import { usageOf } from 'cv-reader/process-usage'

const sampleMilliseconds = 10

const childrenOf = (processId: number): number[] => {
  try {
    const list = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8')
    return list.trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** The resident memory of this process and its children, by /proc: needs Linux. */
const residentMegabytes = (): number =>
  [process.pid, ...childrenOf(process.pid)].reduce((sum, id) => sum + (usageOf(id)?.megabytes ?? 0), 0)

/** Does the work and returns by how much the memory grew at most. */
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

/**
 * Does the work and returns the processor time of this process and its children, which a busy machine changes less than
 * the elapsed time.
 */
export async function processorDuring<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const before = new Map(childrenOf(process.pid).map((id) => [id, usageOf(id)?.processorMilliseconds ?? 0]))
  const used = new Map<number, number>()
  const own = process.cpuUsage()
  const look = (): void => {
    for (const id of childrenOf(process.pid)) {
      const usage = usageOf(id)
      if (usage !== undefined) used.set(id, usage.processorMilliseconds - (before.get(id) ?? 0))
    }
  }
  const sample = setInterval(look, sampleMilliseconds)
  try {
    const result = await work()
    look()
    const { user, system } = process.cpuUsage(own)
    return [result, (user + system) / 1000 + [...used.values()].reduce((sum, each) => sum + each, 0)]
  } finally {
    clearInterval(sample)
  }
}
