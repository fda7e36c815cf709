import { assessmentsApi } from '../../desk-api.ts'
import { useDeskAnswer } from '../../use-desk-answer.ts'

const load = async (id: string) => (await assessmentsApi.listNotes({ params: { id } })).data

export type Thread = Awaited<ReturnType<typeof load>>
export type Note = Thread['notes'][number]
export type Colleague = Thread['colleagues'][number]

/** The team's notes. They are loaded again when the window gets the focus, with what colleagues have written. */
export const useNotes = (id: string) => useDeskAnswer(['notes', id], () => load(id))
