import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#shared/contract/api.ts'
import { read, schemaOf } from '#shared/contract/shape.ts'
import { dataModule, groupModule } from './contract-data.ts'
import { shapeOf } from './shape-of.ts'

const values: unknown[] = [
  undefined,
  null,
  '',
  'open',
  0,
  1.5,
  true,
  [],
  ['a', 1],
  ['a', 'b'],
  {},
  { id: 'a' },
  { id: 1 },
  { id: 'a', note: null, other: 2 },
  { id: 'a', note: 'b' },
  { success: true, data: { id: 'a' } },
]

/** Every kind of schema that an answer has. */
const schemas = {
  string: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  literal: z.literal(true),
  enum: z.enum(['open', 'closed']),
  list: z.array(z.string()),
  map: z.record(z.string(), z.string()),
  object: z.object({ id: z.string(), note: z.optional(z.nullable(z.string())) }),
  nested: z.object({ success: z.literal(true), data: z.object({ id: z.string() }) }),
  nullable: z.nullable(z.string()),
  optional: z.optional(z.string()),
  default: z._default(z.string(), 'Unknown'),
  // oxlint-disable-next-line promise/valid-params -- a schema, no promise
  catch: z.catch(z.nullable(z.enum(['open'])), null),
  union: z.union([z.string(), z.array(z.object({ id: z.string() })), z.object({ id: z.string() })]),
} as const

describe.each(Object.entries(schemas))('the shape of %s', (_, schema) => {
  test.each(values.map((value) => [JSON.stringify(value), value]))('reads %s as zod does', (_name, value) => {
    const expected = schema.safeParse(value)
    const { data, error } = schemaOf(shapeOf(schema)).safeParse(value)
    expect(error === undefined).toBe(expected.success)
    expect(data).toEqual(expected.data)
  })
})

test('lengths and formats are not read', () => {
  expect(read(shapeOf(z.string().check(z.maxLength(1))), 'long')).toBe('long')
})

test('a schema that no answer has stops the build', () => {
  expect(() => shapeOf(z.date())).toThrow('does not know "date"')
})

test.each(Object.entries(api))('every answer of %s has a shape', (_, group) => {
  expect(groupModule(group)).toContain('/* @__PURE__ */ schemaOf(')
})

test('a module of data names its groups and constants, and leaves out functions and schemas', () => {
  const code = dataModule(
    { importer: 'site', file: 'file.ts' },
    {
      limits: { most: 3, types: ['a'] },
      seconds: 180,
      health: api.health,
      schema: z.string(),
      check: () => true,
    },
  )
  expect(code.split('\n')).toEqual([
    'export const limits = {"most":3,"types":["a"]}',
    'export const seconds = 180',
    'export * as health from "\\u0000endpoints:site:health:file.ts"',
  ])
})
