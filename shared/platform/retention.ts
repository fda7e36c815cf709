/** How long personal data are kept. The storage code, the letters and the privacy policy read these numbers. */

/** The recording and transcript of an interview are deleted this long after it. The consent text names the number. */
export const interviewRetentionDays = 180

/** An account is deleted this long after its candidate was last active, unless the candidate was hired. */
export const inactiveAccountMonths = 24

/** The candidate is e-mailed at least this long before the deletion of the account. */
export const retentionNoticeDays = 30

/** An account is deleted when its e-mail address is not confirmed within this time. */
export const unconfirmedAccountDays = 7
/** How long the links of its first letter work, in words. */
export const unconfirmedAccountText = 'seven days'

/** A CV that was uploaded for a registration, until an account adopts it. */
export const pendingCvDays = 1

/** A person whom a recruiter added to a position, until they say yes. */
export const introductionDays = 14

/** A version of a file that was replaced, or that expired. S3 counts from the next midnight. */
export const earlierVersionDays = 1

/** Backups of a deleted row, and a CV that was replaced or deleted. */
export const backupDays = 35

/** A recording of the provider of calls, which is copied to the interview's folder. */
export const callRecordingDays = 7

/** An enquiry of the contact form. */
export const enquiryRetentionDays = 730

/** As long as the longest-kept personal data, so that the audit can answer questions about any of it. */
export const auditRetentionDays = Math.max(enquiryRetentionDays, interviewRetentionDays)

/** A network from which an account was signed in to. Longer than the break that a candidate makes between two positions. */
export const knownNetworkDays = 180

/** Log events in CloudWatch, and the access log of the site. */
export const logRetentionDays = 90

/** Shorter, because S3's access logs contain file names, and so names of candidates. */
export const fileLogRetentionDays = 30

/**
 * Deleted data is looked for this long, by its ids: longer than the 35 days for which a table can be restored, and than the eight in
 * which a recording of a call expires.
 */
export const lookedForDays = 40

/** The fixed length of a sign-in at the desk, and of its cookie; activity does not extend it. */
export const deskSignInHours = 12
