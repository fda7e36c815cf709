/**
 * What a candidate says that is neither an answer nor a request. What is missed of the first two does harm, so these are found too often
 * rather than too rarely.
 */
export const utteranceKinds = [
  'danger',
  'consent',
  'distress',
  'need',
  'language',
  'hostility',
  'human',
  'product',
  'company',
  'correction',
  'courtesy',
] as const
export type UtteranceKind = (typeof utteranceKinds)[number]

/** What a candidate can ask of the interviewer instead of answering. */
export const requests = ['repeat', 'rephrase', 'moment', 'skip', 'stop'] as const
export type Request = (typeof requests)[number]

/** What the classifier tells apart. */
export const meanings = ['ordinary', ...utteranceKinds, ...requests] as const
export type Meaning = (typeof meanings)[number]

/** What has a limit. Requests have one together: which of them a text is, is asked afterwards. */
export const limitedNames = [...utteranceKinds, 'request'] as const
export type Limited = (typeof limitedNames)[number]
export type Limits = Readonly<Record<Limited, number>>

/** The share of ordinary answers by an unseen author that may be taken for each. */
export const falseShares: Readonly<Record<Exclude<Limited, 'request'>, number>> = {
  // 0.4 % of the answers whose authors did not choose words of a danger. A false alarm stops the interview until the candidate continues it.
  danger: 0.0055,
  consent: 0.005,
  distress: 0.01,
  need: 0.01,
  language: 0.003,
  hostility: 0.001,
  human: 0.002,
  product: 0.005,
  company: 0.002,
  correction: 0.002,
  courtesy: 0.002,
}

/** A share of ordinary answers chooses a limit too low for requests: answers do not resemble the short replies ("Yes please") that must not stop an interview. */
export const requestLimit = -0.4
