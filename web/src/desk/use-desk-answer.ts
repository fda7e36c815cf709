import useSWR, { type Key, type SWRConfiguration, type SWRResponse } from 'swr'

// The page says that loading failed and has a button to try again.
const defaults: SWRConfiguration = { shouldRetryOnError: false }

/** An answer of the API: from SWR's cache first, then loaded again. */
export const useDeskAnswer = <Answer>(
  key: Key,
  load: () => Promise<Answer>,
  options: SWRConfiguration = {},
): SWRResponse<Answer, unknown> => useSWR<Answer, unknown>(key, load, { ...defaults, ...options })
