import type { Endpoint } from '#shared/contract/endpoint.ts'
import { checked, valuesIn, type BodySchema } from './reading.ts'
import type { FormAction } from './use-form.ts'

type Call<E extends Endpoint, Body, Answer> = {
  endpoint: E
  /** The endpoint's own body, or an extension of it by what only the form asks for. */
  schema: BodySchema<Body>
  /** What is checked, where the fields are not simply the schema's. */
  values?: (form: FormData) => Readonly<Record<string, unknown>>
  send: (body: Body) => Promise<Answer>
}

/** What a form is checked against and where it goes, from its endpoint. */
export const formAction = <E extends Endpoint, Body, Answer>({
  endpoint,
  schema,
  values = (form) => valuesIn(form, schema),
  send,
}: Call<E, Body, Answer>): FormAction<E, Body, Answer> => ({
  endpoint,
  fields: Object.keys(schema.shape),
  read: (form) => checked(schema, values(form)),
  send,
})
