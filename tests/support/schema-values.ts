import * as fc from 'fast-check'
import * as z from 'zod/mini'
import type { Schema } from '#shared/platform/contract/endpoint.ts'

type Json = Readonly<Record<string, unknown>>

/** Values that exist in the product, by the name of their field. */
export type KnownValues = Readonly<Record<string, readonly string[]>>

/** Texts that break careless programs: lone surrogates, control characters, bidirectional marks, markup, names of JavaScript. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\udc00b',
  '\u202Ecod.exe',
  '\u2066\u2069',
  '\u200B',
  '\uFEFF',
  'line\r\nbreak: header',
  '\u2028',
  '<script>alert(1)</script>',
  '=1+1',
  '${7*7}',
  "' OR 1=1 --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(70_000),
  '😀'.repeat(3000),
  'ı'.repeat(300),
  '%00',
  '%E0%A4%A',
  'NaN',
  '1e400',
] as const

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...hostileTexts),
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, 1e308, -0, -1, 0.5, 2 ** 53, true, {}, [], [[]]),
)

const textOf = ({ pattern, minLength = 0, maxLength = 200 }: Json): fc.Arbitrary<string> => {
  const [least, most] = [Number(minLength), Math.min(Number(maxLength), Number(minLength) + 200)]
  const usual = fc.oneof(
    fc.string({ minLength: least, maxLength: most }),
    fc.string({ unit: 'binary', minLength: least, maxLength: most }),
  )
  if (typeof pattern !== 'string') return usual
  return fc.oneof(usual, fc.stringMatching(new RegExp(pattern, 'u')))
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])

function valuesOf(schema: Json, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valuesOf(choice, name, known)))
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...(schema['enum'] as unknown[]))
  const { minimum = -10, maximum = 10_000 } = schema
  const bounds = { min: Math.max(Number(minimum), -1e9), max: Math.min(Number(maximum), 1e9) }
  const whole = { min: Math.ceil(bounds.min), max: Math.floor(bounds.max) }
  switch (schema['type']) {
    case 'string': {
      const values = Object.hasOwn(known, name) ? (known[name] ?? []) : []
      const texts = textOf(schema)
      return values.length === 0
        ? texts
        : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: texts })
    }
    case 'integer':
      return fc.integer(whole)
    case 'number':
      return fc.oneof(fc.integer(whole), fc.double({ ...bounds, noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf((schema['items'] ?? {}) as Json, name, known), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.min(Number(schema['maxItems'] ?? 4), Number(schema['minItems'] ?? 0) + 4),
      })
    case 'object': {
      const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
      return fc.record(
        Object.fromEntries(properties.map(([key, value]) => [key, valuesOf(value, key, known)])),
        { requiredKeys: (schema['required'] as string[] | undefined) ?? [] },
      )
    }
    default:
      return anything
  }
}

/** Values of the shape of a schema, whose refinements can still refuse them. */
export const fitting = (schema: Schema, known: KnownValues = {}): fc.Arbitrary<unknown> =>
  valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', known)

/** A value with one of its fields replaced, taken out, added or nested. */
export const broken = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.nat(), anything, fc.constantFrom('replace', 'remove', 'add', 'nest', 'whole'))
    .map(([value, place, other, how]) => {
      if (how === 'whole' || typeof value !== 'object' || value === null) return other
      const entries = Object.entries(value)
      const [name = 'x', old] = entries[place % Math.max(entries.length, 1)] ?? []
      const rest = entries.filter(([key]) => key !== name)
      const change: [string, unknown][] =
        how === 'remove'
          ? []
          : how === 'add'
            ? [
                [name, old],
                ['__proto__', other],
              ]
            : [[name, how === 'nest' ? [[old]] : other]]
      return Object.fromEntries([...rest, ...change])
    })
