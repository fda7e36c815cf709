/** What was said and recorded in an interview is deleted so long after it. The candidate agrees to that before it starts. */
export const interviewRetentionDays = 180
