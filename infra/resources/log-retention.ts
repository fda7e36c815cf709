/** Days after which CloudWatch deletes log events. */
export const logRetentionDays = 90
