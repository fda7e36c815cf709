/**
 * Why applicants are rejected, as the team counts it; no candidate sees it. An application keeps its text, so a text that is removed
 * here is no longer offered and counted, and stays where it was chosen.
 */
export const rejectionReasons = [
  'Skills do not match',
  'Too little experience',
  'Another applicant was chosen',
  'Pay expectation too high',
  'Notice period too long',
  'No permission to work here',
  'Did not take the interview',
  'Position no longer needed',
  'Other',
] as const

/**
 * How far the team is with an applicant, in its order; no candidate sees it. An applicant begins at the first. A stage that is removed
 * here stays where it was given, and is no longer offered and counted.
 */
export const applicantStages = ['New', 'Screening', 'Shortlist', 'Team', 'Offer', 'Hold'] as const

export type ApplicantStage = (typeof applicantStages)[number]

export const [firstStage] = applicantStages

/** `acceptancesNeedAgreement`: an acceptance takes effect only where a second recruiter, whom the first one names, agrees. */
export const hiringRules: { acceptancesNeedAgreement: boolean } = { acceptancesNeedAgreement: false }
