import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async (id: string) => (await recruitingApi.showApplication({ params: { id } })).data

export type Shown = Awaited<ReturnType<typeof load>>

/** The audit keeps each reading, so SWR does not load again when the window gets the focus. */
export const useApplicant = (id: string) =>
  useDeskAnswer(['application', id], () => load(id), { revalidateOnFocus: false })
