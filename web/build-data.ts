import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Runs each module named `*.data.ts` while the site is built, and gives pages its exports as JSON. What it imports stays out
 * of the pages: the contract's schemas, for instance, and zod.
 */
export const buildData = (): Plugin => ({
  name: 'build-data',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\.data\.ts$/ },
    async handler(id) {
      const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  },
})
