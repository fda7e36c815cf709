import { checked, valuesIn, type BodySchema } from '../form/reading.ts'
import type { Problems } from '../form/machine.ts'
import type { FormAction } from '../form/use-form.ts'
import { explained } from './refusals.ts'

type Given<Body, Answer> = {
  schema: BodySchema<Body>
  /** The message after a failure for which the API has none. */
  fallback: string
  values?: (form: FormData) => Readonly<Record<string, unknown>>
  disagreements?: (form: FormData) => Problems
  send: (body: Body) => Promise<Answer>
}

/** The action of a form at the desk: validates with the contract's schema, sends, and shows the API's messages. */
export const deskForm = <Body, Answer>({
  schema,
  fallback,
  values = (form) => valuesIn(form, schema),
  disagreements = () => ({}),
  send,
}: Given<Body, Answer>): FormAction<Body, Answer> => ({
  read(form) {
    const reading = checked(schema, values(form))
    const more = disagreements(form)
    if (Object.keys(more).length === 0) return reading
    return { valid: false, problems: reading.valid ? more : { ...reading.problems, ...more } }
  },
  send,
  explain: (error) => explained(error, fallback, Object.keys(schema.shape)),
})
