type Attempts = {
  most: number
  /** Of each attempt. A request's own deadline ends it earlier, with all its attempts: `deadline.ts`. */
  connectMilliseconds: number
  answerMilliseconds: number
}

/** How often and for how long a client of the SDK tries. Without `throwOnRequestTimeout` it logs a late answer and waits. */
export const attempts = ({ most, connectMilliseconds, answerMilliseconds }: Attempts) => ({
  maxAttempts: most,
  requestHandler: {
    connectionTimeout: connectMilliseconds,
    requestTimeout: answerMilliseconds,
    throwOnRequestTimeout: true,
  },
})
