import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async (id: string) => (await recruitingApi.showQuotes({ params: { id } })).data

/** The audit keeps each reading, so SWR does not load again when the window gets the focus. */
export const useQuotes = (recordingId: string) =>
  useDeskAnswer(['quotes', recordingId], () => load(recordingId), { revalidateOnFocus: false })
