import { fileURLToPath } from 'node:url'

/** Positions and assessments to try the product with: the first local start imports them. */
export const sampleJobsFolder = fileURLToPath(new URL('sample-jobs', import.meta.url))
