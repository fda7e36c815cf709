import { fileURLToPath } from 'node:url'

/** The folder of package.json. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url))
