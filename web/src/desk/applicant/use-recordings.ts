import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async (id: string) =>
  (await recruitingApi.listRecordingsOfApplication({ params: { id } })).data.recordings

export type Recording = Awaited<ReturnType<typeof load>>[number]

export const useRecordings = (id: string) => useDeskAnswer(['recordings', id], () => load(id))
