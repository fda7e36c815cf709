import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { headScript } from './head-script.ts'

/** A browser's objects as far as the script uses them. */
function page(stored: Readonly<Record<string, string>>) {
  const dataset: Record<string, string> = {}
  const listeners = new Map<string, ((event: object) => void)[]>()
  const tell = (name: string, event: object): void =>
    listeners.get(name)?.forEach((listener) => listener(event))
  new Script(headScript).runInContext(
    createContext({
      AbortController,
      Event,
      document: { documentElement: { dataset } },
      MutationObserver: class {
        observe(): void {}
      },
      localStorage: { getItem: (key: string) => stored[key] ?? null },
      addEventListener: (name: string, listener: () => void, options?: { signal: AbortSignal }) => {
        listeners.set(name, [...(listeners.get(name) ?? []), listener])
        options?.signal.addEventListener('abort', () => listeners.delete(name))
      },
    }),
  )
  return { dataset, tell }
}

const aButton = () => {
  const button = { clicks: 0, click: () => (button.clicks += 1), closest: () => button }
  return button
}

test('the last click before hydration is repeated once', () => {
  const { dataset, tell } = page({})
  const [first, last] = [aButton(), aButton()]
  tell('click', { target: first })
  tell('click', { target: last })
  expect(dataset).toEqual({ used: '' })
  tell('hydrating', {})
  tell('click', { target: first })
  expect([first.clicks, last.clicks]).toEqual([0, 1])
})

test('a form that is sent before hydration does not navigate, says why and is sent again', () => {
  const { tell } = page({})
  const said: string[] = []
  const submitter = {
    disabled: false,
    setCustomValidity: (text: string) => said.push(text),
    reportValidity() {},
  }
  const sent: unknown[] = []
  let isPrevented = false
  const form = { dispatchEvent() {}, requestSubmit: (by: unknown) => sent.push(by) }
  tell('submit', { target: form, submitter, preventDefault: () => (isPrevented = true) })
  expect(isPrevented).toBe(true)
  expect(said[0]).toContain('still loading')
  tell('hydrating', {})
  expect(sent).toEqual([submitter])
})

test('the theme and a stored sign-in mark the document', () => {
  expect(page({ theme: 'dark' }).dataset['theme']).toBe('dark')
  expect(page({}).dataset['signedIn']).toBe(undefined)
})
