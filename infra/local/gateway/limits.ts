/** What API Gateway and Lambda refuse by themselves, before any code of ours runs. */
export const gatewayLimits = {
  bodyBytes: 10 * 1024 * 1024,
  /** What a function is handed, after base64 where the body is not text. */
  invocationBytes: 6 * 1024 * 1024,
  answerMilliseconds: 30_000,
} as const
