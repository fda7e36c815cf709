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
