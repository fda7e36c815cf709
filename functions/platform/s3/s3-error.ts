/** Whether S3 answered a request with one of these codes. */
export const isS3Error = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && codes.includes(error.name)
