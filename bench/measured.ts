/** How long `work` takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The least value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return around.reduce((sum, value) => sum + value, 0) / around.length
}

/** The last line of a bench, and its exit code. */
export function conclude(misses: readonly string[]): void {
  process.stdout.write(misses.length === 0 ? 'Every goal holds.\n' : `Goals missed: ${misses.join('; ')}.\n`)
  process.exitCode = misses.length === 0 ? 0 : 1
}
