/** Where an uploaded CV waits until its person has an account; the bucket forgets what waits for a day. */
export const pendingKey = (cvId: string): string => `pending/${cvId}`
