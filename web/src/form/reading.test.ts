import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checked, valuesIn } from './reading.ts'

const schema = z.object({
  name: z.string({ error: 'Needed' }).check(z.trim(), z.minLength(1, 'Needed')),
  nickname: z.optional(z.string()),
  choices: z._default(z.array(z.string().check(z.maxLength(3, 'Too long'))), []),
  agrees: z.optional(z.boolean()),
  file: z.optional(z.custom((value) => value !== null)),
})

const form = (...fields: [string, string][]): FormData => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

describe('the values of a form', () => {
  test('are texts, lists and booleans, as in the schema', () => {
    const filled = form(['name', ' Aisyah '], ['choices', 'a'], ['choices', 'b'], ['agrees', 'on'])
    expect(valuesIn(filled, schema)).toEqual({
      name: ' Aisyah ',
      nickname: undefined,
      choices: ['a', 'b'],
      agrees: true,
      file: undefined,
    })
  })

  test('are an empty list and false where nothing is ticked', () => {
    expect(valuesIn(form(), schema)).toMatchObject({ name: undefined, choices: [], agrees: false })
  })

  test('are only those in the schema', () => {
    expect(valuesIn(form(['country', 'Malaysia']), schema)).not.toHaveProperty('country')
  })
})

describe('validated values', () => {
  test('become the body as the schema parses it', () => {
    expect(checked(schema, { name: ' Aisyah ', choices: [] })).toEqual({
      valid: true,
      body: { name: 'Aisyah', choices: [] },
    })
  })

  test('have one problem for each field, also for an entry of a list', () => {
    expect(checked(schema, { name: ' ', choices: ['ok', 'long one', 'longer one'] })).toEqual({
      valid: false,
      problems: { name: 'Needed', choices: 'Too long' },
    })
  })
})
