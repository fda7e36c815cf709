import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async (id: string) => (await recruitingApi.showApplication({ params: { id } })).data

export type Shown = Awaited<ReturnType<typeof load>>

/** Each reading is an act in the audit, so the page does not read again at each focus. */
export const useApplicant = (id: string) =>
  useDeskAnswer(['application', id], () => load(id), { revalidateOnFocus: false })
