import { existsSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import type { Browser, CDPSession, Page } from 'playwright-core'

export type MemorySample = {
  /** Since the interview began. */
  seconds: number
  /** The page's JavaScript objects, including garbage that is not collected yet. */
  heapMegabytes: number
  /** The renderer processes: code, JavaScript, camera image, encoder. */
  tabMegabytes: number
  /** All processes of the browser. */
  browserMegabytes: number
}

const megabyte = 1024 * 1024
const pageBytes = 4096

type Processes = { processInfo: { type: string; id: number }[] }

/** The resident memory of a process; 0 when it has ended. */
function residentBytes(id: number): number {
  const file = `/proc/${id}/statm`
  if (existsSync('/proc/self/statm')) {
    const pages = existsSync(file) ? readFileSync(file, 'utf8').split(' ')[1] : undefined
    return Number(pages ?? 0) * pageBytes
  }
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' })
  return Number(stdout.trim()) * 1024
}

const sumOf = (processes: Processes['processInfo']): number =>
  processes.reduce((sum, { id }) => sum + residentBytes(id), 0) / megabyte

/** Returns a function that measures the memory of the tab and the browser. */
export async function memoryOf(
  browser: Browser,
  page: Page,
): Promise<() => Promise<Omit<MemorySample, 'seconds'>>> {
  const whole: CDPSession = await browser.newBrowserCDPSession()
  const tab = await page.context().newCDPSession(page)
  await tab.send('Performance.enable')
  return async () => {
    const { processInfo } = (await whole.send('SystemInfo.getProcessInfo')) as Processes
    const { metrics } = await tab.send('Performance.getMetrics')
    const heapBytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
    return {
      heapMegabytes: heapBytes / megabyte,
      tabMegabytes: sumOf(processInfo.filter(({ type }) => type === 'renderer')),
      browserMegabytes: sumOf(processInfo),
    }
  }
}
