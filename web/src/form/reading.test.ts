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

describe('what stands in a form', () => {
  test('is read as the schema has it: texts, lists and ticked boxes', () => {
    const filled = form(['name', ' Aisyah '], ['choices', 'a'], ['choices', 'b'], ['agrees', 'on'])
    expect(valuesIn(filled, schema)).toEqual({
      name: ' Aisyah ',
      nickname: undefined,
      choices: ['a', 'b'],
      agrees: true,
      file: undefined,
    })
  })

  test('has no list where nothing was chosen and no tick where none is', () => {
    expect(valuesIn(form(), schema)).toMatchObject({ name: undefined, choices: [], agrees: false })
  })

  test('is only what the schema names', () => {
    expect(valuesIn(form(['country', 'Malaysia']), schema)).not.toHaveProperty('country')
  })
})

describe('what was read', () => {
  test('becomes the body as the schema writes it', () => {
    expect(checked(schema, { name: ' Aisyah ', choices: [] })).toEqual({
      valid: true,
      body: { name: 'Aisyah', choices: [] },
    })
  })

  test('has one problem for each field, that of a list’s entry among them', () => {
    expect(checked(schema, { name: ' ', choices: ['ok', 'long one', 'longer one'] })).toEqual({
      valid: false,
      problems: { name: 'Needed', choices: 'Too long' },
    })
  })
})
