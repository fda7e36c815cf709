/** The limits that API Gateway and Lambda enforce before they call a function. */
export const gatewayLimits = {
  bodyBytes: 10 * 1024 * 1024,
  /** The size of the event's body, after base64 encoding where it is not text. */
  invocationBytes: 6 * 1024 * 1024,
  answerMilliseconds: 30_000,
} as const
