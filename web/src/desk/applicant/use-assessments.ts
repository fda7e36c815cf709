import { assessmentsApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async (id: string) => (await assessmentsApi.showAssessments({ params: { id } })).data

export type Assessed = Awaited<ReturnType<typeof load>>

export const useAssessments = (id: string) =>
  useDeskAnswer(['assessments', id], () => load(id), { revalidateOnFocus: false })
