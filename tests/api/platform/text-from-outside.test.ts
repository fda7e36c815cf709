import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeParse, type core } from 'zod/mini'
import type { Schema } from '#shared/platform/contract/endpoint.ts'
import { everyEndpoint } from '#tests/support/generated-requests.ts'
import { broken, fitting, hostileTexts } from '#tests/support/schema-values.ts'

/** Fields whose text is hashed, compared or parsed, and not stored as it is. */
const notText = /password$|Password$|^token$|^cursor$|^contentType$/

/** The texts in a value that a schema accepted, with the names of their fields. */
function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name))
  if (typeof value !== 'object' || value === null || 'arrayBuffer' in value) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, key))
}

const isClean = (text: string): boolean =>
  text.isWellFormed() && !/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)

/** A value that fits, with hostile text added to every third text field. */
const hostile = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.constantFrom(...hostileTexts), fc.nat(), fc.string({ unit: 'binary' }))
    .map(([value, text, place, other]) => {
      let index = 0
      const replaced = (item: unknown): unknown => {
        if (typeof item === 'string') {
          index += 1
          return index % 3 === place % 3 ? item + text + other : item
        }
        if (Array.isArray(item)) return item.map(replaced)
        if (typeof item !== 'object' || item === null) return item
        return Object.fromEntries(Object.entries(item).map(([key, one]) => [key, replaced(one)]))
      }
      return replaced(value)
    })

const schemas = everyEndpoint.flatMap(({ name, endpoint }) =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema === undefined ? [] : [{ name: `${part} of ${name}`, schema }]
  }),
)

/** Kinds of schema that hold other schemas and change no text themselves. */
const partsOf = (schema: core.$ZodType, name: string): [string, core.$ZodType][] | null => {
  const { def } = (schema as core.$ZodTypes)._zod
  if (def.type === 'object') return Object.entries(def.shape)
  if (def.type === 'array') return [[name, def.element]]
  if (def.type === 'record') return [[name, def.valueType]]
  if (def.type === 'union') return def.options.map((option) => [name, option])
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
    return [[name, def.innerType]]
  }
  return null
}

/** The schemas of single values in a schema, each with the name of its field. */
const leavesOf = (schema: core.$ZodType, name = ''): { name: string; leaf: core.$ZodType }[] =>
  partsOf(schema, name)?.flatMap(([field, part]) => leavesOf(part, field)) ?? [{ name, leaf: schema }]

const uncleanTexts = ['\0', '\u0007', '\ud800', '\u202E', '\u2066'].flatMap((mark) =>
  ['', 'ab', '12', 'abcdefgh12'.repeat(3)].flatMap((text) => [
    mark + text,
    `${text}${mark}${text}`,
    text + mark,
  ]),
)

describe('what a schema of the contract accepts', () => {
  test.each(schemas)('each field of $name refuses or cleans control characters', ({ schema }) => {
    const unclean = leavesOf(schema as Schema & core.$ZodType).flatMap(({ name, leaf }) =>
      uncleanTexts.flatMap((text) => {
        const result = safeParse(leaf, text)
        return result.success
          ? textsIn(result.data, name).filter((one) => !notText.test(one.name) && !isClean(one.text))
          : []
      }),
    )
    expect(unclean).toEqual([])
  })

  test.each(schemas)('$name is well-formed text without control characters', ({ schema }) => {
    const values = fitting(schema)
    fc.assert(
      fc.property(fc.oneof(values, hostile(values), broken(values)), (value) => {
        const result = schema.safeParse(value)
        if (!result.success) return
        const unclean = textsIn(result.data).filter(({ name, text }) => !notText.test(name) && !isClean(text))
        expect(unclean).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
