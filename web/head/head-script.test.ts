import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { headScript } from './head-script.ts'

/** A browser's objects as far as the script uses them. */
function page(stored: Readonly<Record<string, string>>) {
  const dataset: Record<string, string> = {}
  const listeners = new Map<string, ((event: object) => void)[]>()
  const dispatch = (name: string, event: object): void =>
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
  return { dataset, dispatch }
}

const aButton = () => {
  const button = { clicks: 0, click: () => (button.clicks += 1), closest: () => button }
  return button
}

test('the last click before hydration is repeated once', () => {
  const { dataset, dispatch } = page({})
  const [first, last] = [aButton(), aButton()]
  dispatch('click', { target: first })
  dispatch('click', { target: last })
  expect(dataset).toEqual({ used: '' })
  dispatch('hydrating', {})
  dispatch('click', { target: first })
  expect([first.clicks, last.clicks]).toEqual([0, 1])
})

test('a form that is sent before hydration does not navigate, says why and is sent again', () => {
  const { dispatch } = page({})
  const said: string[] = []
  const submitter = {
    disabled: false,
    setCustomValidity: (text: string) => said.push(text),
    reportValidity() {},
  }
  const sent: unknown[] = []
  let isPrevented = false
  const form = { dispatchEvent() {}, requestSubmit: (by: unknown) => sent.push(by) }
  dispatch('submit', { target: form, submitter, preventDefault: () => (isPrevented = true) })
  expect(isPrevented).toBe(true)
  expect(said[0]).toContain('still loading')
  dispatch('hydrating', {})
  expect(sent).toEqual([submitter])
})

test('the theme and a stored sign-in mark the document', () => {
  expect(page({ theme: 'dark' }).dataset['theme']).toBe('dark')
  expect(page({ authToken: 'a-token', user: '{}' }).dataset['signedIn']).toBe('')
  for (const half of [{}, { authToken: 'a-token' }, { user: '{}' }])
    expect(page(half).dataset['signedIn'], JSON.stringify(half)).toBe(undefined)
})
