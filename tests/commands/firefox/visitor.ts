import * as z from 'zod/mini'
import type { Bidi } from './bidi.ts'
import { findInPage, type Kind } from './in-page.ts'

const pollMilliseconds = 100
const patienceMilliseconds = 30_000
const briefMilliseconds = 3_000

const called = z.union([
  z.object({ type: z.literal('success'), result: z.looseObject({ type: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

type Element = { sharedId: string }

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One tab, driven by pointer and keyboard. */
export class Visitor {
  readonly #bidi: Bidi
  readonly #context: string
  readonly #site: string

  constructor(bidi: Bidi, context: string, site: string) {
    this.#bidi = bidi
    this.#context = context
    this.#site = site
  }

  async open(path: string): Promise<void> {
    await this.#bidi.send('browsingContext.navigate', {
      context: this.#context,
      url: this.#site + path,
      wait: 'complete',
    })
  }

  /** Runs a function of the page and returns its value, or the element it returned. */
  async #call(source: string, values: readonly string[]): Promise<unknown> {
    const answer = z.parse(
      called,
      await this.#bidi.send('script.callFunction', {
        functionDeclaration: source,
        arguments: values.map((value) => ({ type: 'string', value })),
        target: { context: this.#context },
        awaitPromise: false,
      }),
    )
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    const { result } = answer
    return result.type === 'node' ? { sharedId: result['sharedId'] } : result['value']
  }

  async #find(kind: Kind, name: string): Promise<Element | undefined> {
    // A page during navigation runs no functions.
    const found = await this.#call(findInPage.toString(), [kind, name]).catch(() => undefined)
    return z.safeParse(z.object({ sharedId: z.string() }), found).data
  }

  async #findWithin(kind: Kind, name: string, milliseconds: number): Promise<Element | undefined> {
    const latest = Date.now() + milliseconds
    while (Date.now() < latest) {
      const element = await this.#find(kind, name)
      if (element !== undefined) return element
      await wait(pollMilliseconds)
    }
    return undefined
  }

  /** Whether it appears within three seconds; not every browser shows it. */
  has = async (kind: Kind, name: string): Promise<boolean> =>
    (await this.#findWithin(kind, name, briefMilliseconds)) !== undefined

  /** Waits until it is on the page. */
  async sees(kind: Kind, name: string): Promise<Element> {
    const element = await this.#findWithin(kind, name, patienceMilliseconds)
    if (element !== undefined) return element
    const path = await this.#call('() => location.pathname', [])
    throw new Error(`${String(path)} has no ${kind} "${name}"`)
  }

  async click(kind: Kind, name: string): Promise<void> {
    const element = await this.sees(kind, name)
    await this.#bidi.send('script.callFunction', {
      functionDeclaration: `(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`,
      arguments: [element],
      target: { context: this.#context },
      awaitPromise: false,
    })
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  }

  /** Focuses a field with a click and types. */
  async type(label: string, text: string): Promise<void> {
    await this.click('field', label)
    await this.press(text)
  }

  async press(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#perform({ type: 'key', id: 'keyboard', actions })
  }

  async chooseFile(path: string): Promise<void> {
    const element = await this.sees('file', '')
    await this.#bidi.send('input.setFiles', { context: this.#context, element, files: [path] })
  }

  async #perform(source: object): Promise<void> {
    await this.#bidi.send('input.performActions', { context: this.#context, actions: [source] })
  }
}
