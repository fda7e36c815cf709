import type { Schema } from '#shared/platform/contract/endpoint.ts'
import { problemsOf } from '#shared/platform/contract/problems.ts'
import type * as z from 'zod/mini'
import type { Problems } from './machine.ts'

/** The schema of a request's body. Each of its properties is a field of the form. */
export type BodySchema<Body = unknown> = z.ZodMiniType<Body> & {
  readonly shape: Readonly<Record<string, Schema>>
}

export type Reading<Body> = { valid: true; body: Body } | { valid: false; problems: Problems }

/** The type of a field's schema without wrappers such as `optional`. */
function kindOf(schema: Schema): string {
  const { def } = schema as unknown as { def: { type: string; innerType?: Schema } }
  return def.innerType === undefined ? def.type : kindOf(def.innerType)
}

function valueIn(form: FormData, name: string, schema: Schema): unknown {
  const kind = kindOf(schema)
  if (kind === 'boolean') return form.has(name)
  return kind === 'array' ? form.getAll(name) : (form.get(name) ?? undefined)
}

/** Reads the fields that the schema names: booleans from checkboxes, lists from repeated fields, else texts. */
export const valuesIn = (form: FormData, { shape }: BodySchema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, valueIn(form, name, schema)]))

/** Validates values against a schema and returns the first problem of each field. */
export function checked<Body>(schema: BodySchema<Body>, values: unknown): Reading<Body> {
  const result = schema.safeParse(values)
  if (result.success) return { valid: true, body: result.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of problemsOf(result.error)) problems[String(path[0])] ??= message
  return { valid: false, problems }
}
