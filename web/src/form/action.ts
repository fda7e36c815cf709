import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Problems } from './machine.ts'
import { checked, valuesIn, type BodySchema, type Reading } from './reading.ts'
import type { FormAction } from './use-form.ts'
import { explain, type WordsFor } from './words.ts'

type Call<E extends Endpoint, Body, Answer> = {
  endpoint: E
  /** The endpoint's own body, or an extension of it by what only the form asks for. */
  schema: BodySchema<Body>
  words: WordsFor<E>
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

/** Makes a form's action from an endpoint. */
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
