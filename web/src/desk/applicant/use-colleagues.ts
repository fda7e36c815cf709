import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

/** Who can meet the candidate, and who can agree to an acceptance; with null, nothing is loaded. */
export const useColleagues = (applicationId: string | null) =>
  useDeskAnswer(applicationId === null ? null : ['colleagues', applicationId], async () => {
    const { data } = await recruitingApi.listInterviewers({ params: { id: applicationId ?? '' } })
    return data
  })
