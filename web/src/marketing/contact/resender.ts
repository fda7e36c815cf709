import { draftOf } from '../../form/drafts.ts'
import { passingFailure } from './passing-failure.ts'
import { millisecondsToLook, nextResending, off, type Resending, type ResendingEvent } from './resending.ts'

export type ResenderWorld = {
  now: () => number
  /** Calls `look` after a time, unless the returned function is called earlier. */
  after: (milliseconds: number, look: () => void) => () => void
  /** Whether the visitor sees the page and the browser is online. */
  canSend: () => boolean
  /** Calls `look` when that changes; returns a function that stops it. */
  onChange: (look: () => void) => () => void
  content: () => string
  /** Calls `touched` when the visitor edits the form or clicks in it, `sent` when it is sent. */
  onForm: (events: { touched: () => void; sent: () => void }) => () => void
  send: () => void
  /** Called with each state. */
  changed: (state: Resending) => void
}

export type Resender = {
  /** Returns whether the failed try was an automatic one. */
  failed: (error: unknown) => boolean
  accepted: () => void
  stop: () => void
}

/** Sends a form again automatically, by the rules of `nextResending`. */
export function createResender(world: ResenderWorld): Resender {
  let state: Resending = off
  let sentContent = world.content()
  let cancelTimer = (): void => undefined
  let isStopped = false

  const handle = (event: ResendingEvent): void => {
    // An answer can arrive after the visitor has left the page.
    if (isStopped) return
    cancelTimer()
    const before = state
    state = nextResending(state, event, world.now())
    const wait = millisecondsToLook(state, world.now())
    cancelTimer = wait === undefined ? () => undefined : world.after(wait, look)
    world.changed(state)
    if (state.name === 'sending' && before.name !== 'sending') world.send()
  }
  // Browsers can fill in a form without an event.
  const isUnchanged = (): boolean => world.content() === sentContent
  const look = (): void =>
    handle(isUnchanged() ? { type: 'looked', canSend: world.canSend() } : { type: 'touched' })

  const ends = [
    world.onChange(look),
    world.onForm({
      touched: () => handle({ type: 'touched' }),
      sent: () => {
        sentContent = world.content()
      },
    }),
  ]
  return {
    failed: (error) => {
      const wasAutomatic = state.name === 'sending' || state.name === 'stopped'
      const { canPass, waitSeconds } = passingFailure(error)
      handle({ type: 'failed', canPass: canPass && isUnchanged(), waitSeconds })
      return wasAutomatic
    },
    accepted: () => handle({ type: 'accepted' }),
    stop: () => {
      isStopped = true
      cancelTimer()
      for (const end of ends) end()
    },
  }
}

/** Adds listeners; returns a function that removes them. */
function listen(target: EventTarget, names: readonly string[], listener: () => void): () => void {
  for (const name of names) target.addEventListener(name, listener)
  return () => {
    for (const name of names) target.removeEventListener(name, listener)
  }
}

export const browserWorld = (form: HTMLFormElement, changed: (state: Resending) => void): ResenderWorld => ({
  changed,
  now: () => Date.now(),
  after: (milliseconds, look) => {
    const timer = setTimeout(look, milliseconds)
    return () => clearTimeout(timer)
  },
  canSend: () => document.visibilityState === 'visible' && navigator.onLine,
  onChange: (look) => {
    const ends = [listen(document, ['visibilitychange'], look), listen(window, ['online'], look)]
    return () => {
      for (const end of ends) end()
    }
  },
  content: () => JSON.stringify(draftOf(form)),
  onForm: ({ touched, sent }) => {
    const ends = [listen(form, ['input', 'click'], touched), listen(form, ['submit'], sent)]
    return () => {
      for (const end of ends) end()
    }
  },
  send: () => form.requestSubmit(),
})
