/** What was said and recorded in an interview is deleted so long after it. The candidate agrees to that before it starts. */
export const interviewRetentionDays = 180

/** An account is kept for so long after its candidate was last active, unless we hired the candidate. */
export const inactiveAccountMonths = 24

/** How long before its deletion the candidate is told, at the least. */
export const retentionNoticeDays = 30

/** An enquiry of the contact form. */
export const enquiryRetentionDays = 730

/** The audit of what operators did: as long as anything that a person sent is kept, so that a question about it can still be answered. */
export const auditRetentionDays = Math.max(enquiryRetentionDays, interviewRetentionDays)
