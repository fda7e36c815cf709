import type { Plugin } from 'vite'

/** Names for developer tools, and the context of an error boundary that only `<Routes>` uses. */
const assignments = /^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm

/**
 * Takes the assignments out of react-router that keep its data and framework modes in every bundle. This site matches its
 * pages itself (`src/site/match.ts`) and renders no `<Routes>`.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({ code: code.replaceAll(assignments, ''), map: null }),
  },
})
