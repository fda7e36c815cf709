/** The date that the specification gives the policy. */
export const documentDate = '2025-08-05'

/** The day on which the policy's text last changed. `policy.test.tsx` fails where the text changes without it. */
export const versionDate = '2026-11-27'
