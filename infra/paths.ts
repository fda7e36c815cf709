import { fileURLToPath } from 'node:url'

/** Where package.json lies. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url))
