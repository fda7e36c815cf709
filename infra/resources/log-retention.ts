/** Days after which CloudWatch deletes log events. */
export const logRetentionDays = 90

/** S3's access logs repeat the names of files, and so of candidates, so they end before the others. */
export const fileLogRetentionDays = 30
