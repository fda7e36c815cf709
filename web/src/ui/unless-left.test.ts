import { expect, test } from 'vitest'
import { unlessLeft } from './unless-left.ts'

/** A page that counts its listeners and can be left. */
function aPage() {
  const listeners = new Set<() => void>()
  return {
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    leave: () => listeners.forEach((listener) => listener()),
    count: () => listeners.size,
  } as unknown as EventTarget & { leave: () => void; count: () => number }
}

const failure = new TypeError('error loading dynamically imported module')

/** Resolves after all promise callbacks that are due now. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('an import gives its module, and the listener is removed', async () => {
  const page = aPage()
  expect(await unlessLeft(() => Promise.resolve('module'), page)).toBe('module')
  expect(page.count()).toBe(0)
})

test('an import that fails on a page that stays rejects, and the listener is removed', async () => {
  const page = aPage()
  await expect(unlessLeft(() => Promise.reject(failure), page)).rejects.toBe(failure)
  expect(page.count()).toBe(0)
})

test('an import that fails after the browser began to leave the page stays pending', async () => {
  const page = aPage()
  const imported = Promise.withResolvers<string>()
  const news: string[] = []
  unlessLeft(() => imported.promise, page).then(
    () => news.push('loaded'),
    () => news.push('failed'),
  )
  page.leave()
  imported.reject(failure)
  await settled()
  expect(news).toEqual([])
})

test('an import that succeeds after the browser began to leave the page gives its module', async () => {
  const page = aPage()
  const imported = Promise.withResolvers<string>()
  const answer = unlessLeft(() => imported.promise, page)
  page.leave()
  imported.resolve('module')
  expect(await answer).toBe('module')
})
