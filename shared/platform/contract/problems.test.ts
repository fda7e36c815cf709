import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { problemsOf } from './problems.ts'

test('each field has its first problem, in the order of the fields', () => {
  const schema = z.object({
    name: z.string().check(z.minLength(2, { error: 'too short' }), z.regex(/^\d/, { error: 'no digit' })),
    tags: z.array(z.string({ error: 'no text' })),
  })
  const { error } = schema.safeParse({ name: 'a', tags: ['x', 1] })
  expect(error === undefined ? [] : problemsOf(error)).toMatchObject([
    { path: ['name'], message: 'too short' },
    { path: ['tags', 1], message: 'no text' },
  ])
})
