import { expect, test } from 'vitest'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { createResender } from './resender.ts'

const second = 1000

/** A form on a page whose clock `pass` moves. */
function aForm() {
  const page = { now: 0, canSend: true, content: 'Eight nodes', sent: [] as number[] }
  let timer: { at: number; look: () => void } | undefined
  let look = (): void => undefined
  let form = { touched: (): void => undefined, sent: (): void => undefined }
  let listeners = 0
  const listening = () => {
    listeners += 1
    return () => {
      listeners -= 1
    }
  }
  const resender = createResender({
    now: () => page.now,
    after: (milliseconds, then) => {
      timer = { at: page.now + milliseconds, look: then }
      return () => {
        timer = undefined
      }
    },
    canSend: () => page.canSend,
    onChange: (then) => {
      look = then
      return listening()
    },
    content: () => page.content,
    onForm: (events) => {
      form = events
      return listening()
    },
    changed() {},
    send: () => {
      page.sent.push(page.now)
      form.sent()
    },
  })
  return {
    page,
    resender,
    touch: () => form.touched(),
    submit: () => form.sent(),
    change: (change: Partial<typeof page>) => {
      Object.assign(page, change)
      look()
    },
    pass: (milliseconds: number) => {
      page.now += milliseconds
      if (timer === undefined || timer.at > page.now) return
      const due = timer
      timer = undefined
      due.look()
    },
    listeners: () => listeners,
    hasTimer: () => timer !== undefined,
  }
}

const lost = new ApiRefusal('no_answer')

test('sends a failed form again after the pause, and reports a failure of that try as automatic', () => {
  const { resender, page, pass } = aForm()
  expect(resender.failed(lost)).toBe(false)
  pass(5 * second)
  expect(page.sent).toEqual([5 * second])
  expect(resender.failed(lost)).toBe(true)
  pass(15 * second)
  expect(page.sent).toEqual([5 * second, 20 * second])
})

test('does not send a refused form again', () => {
  const { resender, hasTimer } = aForm()
  resender.failed(new ApiRefusal('invalid_enquiry', { status: 400 }))
  expect(hasTimer()).toBe(false)
})

test('on a hidden or offline page, sends once the page is visible and online', () => {
  const { resender, page, pass, change } = aForm()
  page.canSend = false
  resender.failed(lost)
  pass(60 * second)
  expect(page.sent).toEqual([])
  change({ canSend: true })
  expect(page.sent).toEqual([60 * second])
})

test('stops after an edit', () => {
  const { resender, page, pass, touch, hasTimer } = aForm()
  resender.failed(lost)
  touch()
  expect(hasTimer()).toBe(false)
  pass(60 * second)
  expect(page.sent).toEqual([])
})

test('stops when the content has changed without an event', () => {
  const { resender, page, pass } = aForm()
  resender.failed(lost)
  page.content = 'Nine nodes'
  pass(5 * second)
  expect(page.sent).toEqual([])
})

test('does not send content again that changed while it was sent', () => {
  const { resender, page, submit, hasTimer } = aForm()
  submit()
  page.content = 'Nine nodes'
  resender.failed(lost)
  expect(hasTimer()).toBe(false)
})

test('sends nothing after an accepted enquiry', () => {
  const { resender, page, pass, hasTimer } = aForm()
  resender.failed(lost)
  pass(5 * second)
  resender.accepted()
  expect(hasTimer()).toBe(false)
  expect(page.sent).toHaveLength(1)
})

test('removes listeners and timer when it is stopped, and a later failure starts nothing', () => {
  const { resender, listeners, hasTimer } = aForm()
  resender.failed(lost)
  expect(listeners()).toBe(2)
  resender.stop()
  expect([listeners(), hasTimer()]).toEqual([0, false])
  resender.failed(lost)
  expect(hasTimer()).toBe(false)
})
