import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import type { Problems, Refused } from './machine.ts'
import { checked, valuesIn, type BodySchema } from './reading.ts'
import type { FormAction } from './use-form.ts'
import { explain, type WordsFor } from './words.ts'

type Call<Body, Answer> = {
  /** The schema of the endpoint's body, or an extension of it by fields that only the form has. */
  schema: BodySchema<Body>
  /** Reads the values to validate, where the fields of the form differ from the schema's. */
  values?: (form: FormData) => Readonly<Record<string, unknown>>
  /**
   * Problems that involve two fields, such as a password and its confirmation. A field's own problem comes first: a value
   * is compared with another once it is right by itself.
   */
  disagreements?: (form: FormData) => Problems
  send: (body: Body) => Promise<Answer>
}

/** The action of a form: validates with the contract's schema, sends, and explains a refusal. */
export const actionOf = <Body, Answer>(
  { schema, values = (form) => valuesIn(form, schema), disagreements = () => ({}), send }: Call<Body, Answer>,
  explainAt: (error: unknown, fields: readonly string[]) => Refused,
): FormAction<Body, Answer> => ({
  read(form) {
    const reading = checked(schema, values(form))
    const more = disagreements(form)
    if (Object.keys(more).length === 0) return reading
    return { valid: false, problems: reading.valid ? more : { ...more, ...reading.problems } }
  },
  send,
  explain: (error) => explainAt(error, Object.keys(schema.shape)),
})

export const formAction = <E extends Endpoint, Body, Answer>({
  words,
  ...call
}: Call<Body, Answer> & { endpoint: E; words: WordsFor<E> }): FormAction<Body, Answer> =>
  actionOf(call, (error, fields) => explain(error, words, fields))
