import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Problems } from './machine.ts'
import { checked, valuesIn, type BodySchema, type Reading } from './reading.ts'
import type { FormAction } from './use-form.ts'

type Call<E extends Endpoint, Body, Answer> = {
  endpoint: E
  /** The endpoint's own body, or an extension of it by what only the form asks for. */
  schema: BodySchema<Body>
  /** What is checked, where the fields are not simply the schema's. */
  values?: (form: FormData) => Readonly<Record<string, unknown>>
  /** What no schema of single fields can see, such as two that have to agree. */
  disagreements?: (form: FormData) => Problems
  send: (body: Body) => Promise<Answer>
}

function read<Body>(reading: Reading<Body>, more: Problems): Reading<Body> {
  if (Object.keys(more).length === 0) return reading
  return { valid: false, problems: reading.valid ? more : { ...more, ...reading.problems } }
}

/** What a form is checked against and where it goes, from its endpoint. */
export const formAction = <E extends Endpoint, Body, Answer>({
  endpoint,
  schema,
  values = (form) => valuesIn(form, schema),
  disagreements = () => ({}),
  send,
}: Call<E, Body, Answer>): FormAction<E, Body, Answer> => ({
  endpoint,
  fields: Object.keys(schema.shape),
  read: (form) => read(checked(schema, values(form)), disagreements(form)),
  send,
})
