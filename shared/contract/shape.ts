/** A schema of an answer as data. Its types are checked; lengths and formats are the server's business. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | { readonly is: readonly unknown[] }
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly nullable: Shape }
  | { readonly optional: Shape }
  | { readonly absent: Shape; readonly value: unknown }
  | { readonly invalid: Shape; readonly value: unknown }
  | { readonly oneOf: readonly Shape[] }

const misfit = (): never => {
  throw new TypeError('The answer has another shape.')
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('Not an object.')
  return value as Readonly<Record<string, unknown>>
}

const firstOf = (shapes: readonly Shape[], value: unknown): unknown => {
  for (const shape of shapes)
    try {
      return read(shape, value)
    } catch {
      // The next one may fit.
    }
  return misfit()
}

const fieldsIn = (shapes: readonly (readonly [string, Shape])[], value: unknown): unknown => {
  const fields = objectIn(value)
  const pairs = shapes.map(([name, shape]) => [name, read(shape, fields[name])] as const)
  return Object.fromEntries(pairs.filter(([, field]) => field !== undefined))
}

/** The value as zod's `parse` answers it: without unknown fields, with defaults. Throws where it does not fit. */
export function read(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return typeof value === shape ? value : misfit()
  if ('is' in shape) return shape.is.includes(value) ? value : misfit()
  if ('list' in shape) return Array.isArray(value) ? value.map((item) => read(shape.list, item)) : misfit()
  if ('map' in shape) {
    const names = Object.keys(objectIn(value))
    return fieldsIn(
      names.map((name) => [name, shape.map]),
      value,
    )
  }
  if ('fields' in shape) return fieldsIn(Object.entries(shape.fields), value)
  if ('nullable' in shape) return value === null ? null : read(shape.nullable, value)
  if ('optional' in shape) return value === undefined ? undefined : read(shape.optional, value)
  if ('absent' in shape) return value === undefined ? shape.value : read(shape.absent, value)
  if ('oneOf' in shape) return firstOf(shape.oneOf, value)
  try {
    return read(shape.invalid, value)
  } catch {
    return shape.value
  }
}

/** A shape with the method of a zod schema that the client calls. */
export const schemaOf = (shape: Shape) => ({
  safeParse(value: unknown): { data: unknown; error?: undefined } | { data?: undefined; error: unknown } {
    try {
      return { data: read(shape, value) }
    } catch (error) {
      return { error }
    }
  },
})
