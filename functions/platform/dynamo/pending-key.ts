/** The key of an uploaded CV without an account yet; the bucket deletes it after a day. */
export const pendingKey = (cvId: string): string => `pending/${cvId}`
