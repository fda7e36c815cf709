import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { actionOf } from './action.ts'

const amount = z.string().check(z.regex(/^\d+$/, { error: 'Please enter a number' }))

const { read } = actionOf(
  {
    schema: z.object({ from: amount, to: amount }),
    disagreements: (form) =>
      Number(form.get('to')) >= Number(form.get('from')) ? {} : { to: 'Please enter more than the first' },
    send: async () => undefined,
  },
  () => ({}),
)

const reading = (from: string, to: string) => {
  const form = new FormData()
  form.set('from', from)
  form.set('to', to)
  return read(form)
}

test('a field shows its own problem before one that it has with another field', () => {
  expect(reading('9', 'much')).toEqual({ valid: false, problems: { to: 'Please enter a number' } })
  expect(reading('9', '8')).toEqual({ valid: false, problems: { to: 'Please enter more than the first' } })
  expect(reading('8', '9')).toEqual({ valid: true, body: { from: '8', to: '9' } })
})
