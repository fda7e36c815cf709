/** Days after which CloudWatch deletes log events. */
export const logRetentionDays = 90

/** Shorter, because S3's access logs contain file names, and so names of candidates. */
export const fileLogRetentionDays = 30
