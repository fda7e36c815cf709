import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import type { Problems } from './machine.ts'
import { checked, valuesIn, type BodySchema, type Reading } from './reading.ts'
import type { FormAction } from './use-form.ts'
import { explain, type WordsFor } from './words.ts'

type Call<E extends Endpoint, Body, Answer> = {
  endpoint: E
  /** The schema of the endpoint's body, or an extension of it by fields that only the form has. */
  schema: BodySchema<Body>
  words: WordsFor<E>
  /** Reads the values to validate, where the fields of the form differ from the schema's. */
  values?: (form: FormData) => Readonly<Record<string, unknown>>
  /** Problems that involve two fields, such as a password and its confirmation. */
  disagreements?: (form: FormData) => Problems
  send: (body: Body) => Promise<Answer>
}

function read<Body>(reading: Reading<Body>, more: Problems): Reading<Body> {
  if (Object.keys(more).length === 0) return reading
  return { valid: false, problems: reading.valid ? more : { ...more, ...reading.problems } }
}

export const formAction = <E extends Endpoint, Body, Answer>({
  schema,
  words,
  values = (form) => valuesIn(form, schema),
  disagreements = () => ({}),
  send,
}: Call<E, Body, Answer>): FormAction<Body, Answer> => ({
  read: (form) => read(checked(schema, values(form)), disagreements(form)),
  send,
  explain: (error) => explain(error, words, Object.keys(schema.shape)),
})
