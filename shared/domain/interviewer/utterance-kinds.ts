/** What a candidate says that is neither an answer nor a request. What is missed among the first four does harm, so these are found too often rather than too rarely. */
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

/** How a kind's classifier is stored, and the share of ordinary answers by an unseen author that it may take for its kind. */
type Training = Readonly<{ buckets: number; falseShare: number }>

const found: Training = { buckets: 2 ** 14, falseShare: 0.02 }
const sure: Training = { buckets: 2 ** 13, falseShare: 0.01 }

export const trainingOf: Readonly<Record<UtteranceKind, Training>> = {
  // A false alarm stops the interview until the candidate continues it.
  danger: { ...found, falseShare: 0.012 },
  consent: found,
  distress: { ...found, falseShare: 0.03 },
  need: { ...found, falseShare: 0.03 },
  language: sure,
  hostility: sure,
  human: sure,
  product: sure,
  company: sure,
  correction: sure,
  courtesy: sure,
}
