import { markValues } from '#shared/application/staff-assessment.ts'
import { unsavedOf } from '../unsaved.ts'
import type { Mark } from '../marks.ts'

export type Typed = { note: string; marks: Record<string, Mark> }

export const unsavedKey = (applicationId: string): string => `assessment ${applicationId}`

export const unsavedAssessment = (applicationId: string): Typed | undefined =>
  unsavedOf(unsavedKey(applicationId)) as Typed | undefined

/** The form's present values, with each mark under the text of its criterion. */
export function typedIn(form: FormData, criteria: readonly string[]): Typed {
  const note = form.get('note')
  const marks = criteria.flatMap((criterion, index) => {
    const mark = markValues.find((one) => String(one) === form.get(`mark-${index}`))
    return mark === undefined ? [] : [[criterion, mark] as const]
  })
  return { note: typeof note === 'string' ? note : '', marks: Object.fromEntries(marks) }
}
