import { staffApi } from './desk-api.ts'
import { useDeskAnswer } from './use-desk-answer.ts'

/** When the member was at the desk before this sign-in: what came after that is new. Undefined on the first visit. */
export function useNewSince(): string | undefined {
  const { data } = useDeskAnswer('me', async () => (await staffApi.me()).data, { revalidateOnFocus: false })
  return data?.newSince ?? undefined
}
