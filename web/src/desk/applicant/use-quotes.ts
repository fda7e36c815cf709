import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async (id: string) => (await recruitingApi.showQuotes({ params: { id } })).data

/** Each reading is an act in the audit, so the page does not read again at each focus. */
export const useQuotes = (recordingId: string) =>
  useDeskAnswer(['quotes', recordingId], () => load(recordingId), { revalidateOnFocus: false })
