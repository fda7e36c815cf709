/** The recording and transcript of an interview are deleted this long after it. The consent text names the number. */
export const interviewRetentionDays = 180

/** An account is deleted this long after its candidate was last active, unless the candidate was hired. */
export const inactiveAccountMonths = 24

/** The candidate is e-mailed at least this long before the deletion of the account. */
export const retentionNoticeDays = 30

/** An enquiry of the contact form. */
export const enquiryRetentionDays = 730

/** As long as the longest-kept personal data, so that the audit can answer questions about any of it. */
export const auditRetentionDays = Math.max(enquiryRetentionDays, interviewRetentionDays)
