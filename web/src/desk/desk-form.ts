import { actionOf } from '../form/action.ts'
import type { FormAction } from '../form/use-form.ts'
import { explained } from './refusals.ts'

/** The action of a form at the desk, which shows the API's messages; `fallback` where the API has none. */
export const deskForm = <Body, Answer>({
  fallback,
  ...call
}: Parameters<typeof actionOf<Body, Answer>>[0] & { fallback: string }): FormAction<Body, Answer> =>
  actionOf(call, (error, fields) => explained(error, fallback, fields))
