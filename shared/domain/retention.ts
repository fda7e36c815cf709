/** What was said and recorded in an interview is deleted so long after it. The candidate agrees to that before it starts. */
export const interviewRetentionDays = 180

/** An enquiry of the contact form. */
export const enquiryRetentionDays = 730

/** The audit of what operators did: as long as anything that a person sent is kept, so that a question about it can still be answered. */
export const auditRetentionDays = Math.max(enquiryRetentionDays, interviewRetentionDays)
