import useSWR, { type Key, type SWRConfiguration, type SWRResponse } from 'swr'

const usual: SWRConfiguration = {
  // The page says that loading failed and offers to try again.
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  keepPreviousData: false,
}

/** An answer of the API, from memory first and then anew. */
export const useDeskAnswer = <Answer>(
  key: Key,
  load: () => Promise<Answer>,
  options: SWRConfiguration = {},
): SWRResponse<Answer, unknown> => useSWR<Answer, unknown>(key, load, { ...usual, ...options })
