import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

/** All members of staff. */
export const useStaff = () => useDeskAnswer('staff', async () => (await recruitingApi.listStaff()).data.staff)
