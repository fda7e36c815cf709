import { staffApi } from './desk-api.ts'
import { useDeskAnswer } from './use-desk-answer.ts'

/** When the member's previous sign-in began: applications since then are new. Undefined at the first sign-in. */
export function useNewSince(): string | undefined {
  const { data } = useDeskAnswer('me', async () => (await staffApi.me()).data, { revalidateOnFocus: false })
  return data?.newSince ?? undefined
}
