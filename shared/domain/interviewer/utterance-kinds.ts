/**
 * What a candidate says that is neither an answer nor a request. What is missed of the first two does harm, so these are found too often
 * rather than too rarely; a distress or a need is not shown to a candidate who answers.
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

/** How a kind's classifier is stored, and the share of ordinary answers by an unseen author that it may take for its kind. */
type Training = Readonly<{ buckets: number; falseShare: number }>

const manyBuckets = 2 ** 14
const fewBuckets = 2 ** 13
const rare: Training = { buckets: fewBuckets, falseShare: 0.001 }
const seldom: Training = { buckets: fewBuckets, falseShare: 0.002 }

export const trainingOf: Readonly<Record<UtteranceKind, Training>> = {
  // A false alarm stops the interview until the candidate continues it.
  danger: { buckets: manyBuckets, falseShare: 0.012 },
  consent: { buckets: manyBuckets, falseShare: 0.02 },
  distress: { buckets: manyBuckets, falseShare: 0.003 },
  need: { buckets: manyBuckets, falseShare: 0.004 },
  // All ordinary answers above this limit are about languages.
  language: { buckets: fewBuckets, falseShare: 0.004 },
  hostility: rare,
  human: seldom,
  product: seldom,
  company: rare,
  correction: rare,
  courtesy: seldom,
}
