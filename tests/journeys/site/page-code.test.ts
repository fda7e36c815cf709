import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { holdBack } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { followLinkTo } from '../scrolling.ts'

/** `next`: React's tasks stop when the next import of a page begins. `begun`: they are stopped. `done`: the code has arrived. */
type Stopping = { import?: 'next' | 'begun' | 'done'; runTasks?: () => void }

/**
 * For `before`: stops React's tasks while a page's code is imported, so that a rendering that waits for the code resumes
 * after it has arrived. Otherwise the order of two tasks in the browser decides. React's scheduler posts its tasks to a
 * `MessagePort`; an import listens to `beforeunload` until it ends.
 */
const stopTasksDuringImport = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const stopping = window as Stopping
    const stopped: (() => void)[] = []
    // oxlint-disable-next-line typescript/unbound-method -- `apply` passes the port on.
    MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
      apply: (post, port, given) => {
        const task = () => void Reflect.apply(post, port, given)
        if (stopping.import === 'begun' || stopping.import === 'done') stopped.push(task)
        else task()
      },
    })
    window.addEventListener = new Proxy(window.addEventListener, {
      apply: (add, target, given) => {
        if (given[0] === 'beforeunload' && stopping.import === 'next') stopping.import = 'begun'
        Reflect.apply(add, target, given)
      },
    })
    window.removeEventListener = new Proxy(window.removeEventListener, {
      apply: (remove, target, given) => {
        if (given[0] === 'beforeunload' && stopping.import === 'begun') stopping.import = 'done'
        Reflect.apply(remove, target, given)
      },
    })
    stopping.runTasks = () => {
      delete stopping.import
      for (const task of stopped) task()
    }
  })
}

const importIn = (page: Page) => page.evaluate(() => (window as Stopping).import)

test('shows a page whose code arrives while React renders it, without an error', async ({ open }) => {
  const page = await open('/about', { reducedMotion: true, before: stopTasksDuringImport })
  const letCodeArrive = await holdBack(page, '**/assets/ServicesPage-*.js')
  await page.evaluate(() => void ((window as Stopping).import = 'next'))
  await followLinkTo(page, '/services')
  await expect.poll(() => importIn(page)).toBe('begun')
  await letCodeArrive()
  await expect.poll(() => importIn(page)).toBe('done')
  await page.evaluate(() => (window as Stopping).runTasks?.())
  await expect.poll(() => page.title()).toMatch(/^Services/)
})
