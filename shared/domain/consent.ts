/**
 * What candidates were asked to agree to before the recording starts. A text never changes: another one gets another version,
 * and this one stays, so that a stored version can be looked up.
 */
export const consentTexts = {
  '2026-11':
    'I agree that my camera, my microphone and the transcript of this interview are recorded for assessment purposes. ' +
    'The interview takes at most 20 minutes. Only the hiring team sees the recording, and it is deleted after 180 days.',
} as const

export type ConsentVersion = keyof typeof consentTexts

/** The version that an interview starts with now. A page that shows another one is refused, and reads this one after a reload. */
export const currentConsent: ConsentVersion = '2026-11'
