import type { Plugin } from 'vite'

/** What keeps react-router's other modes in every bundle, and what stands in its place. */
const replacements: readonly [RegExp, string][] = [
  // Names for developer tools, and the context of an error boundary that only `<Routes>` uses.
  [/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, ''],
  // What `<Link prefetch>` of the framework mode renders.
  [/\/\* @__PURE__ \*\/ \w+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g, 'null'],
]

/**
 * Takes the parts of react-router out that serve its data and framework modes: this site matches its pages itself
 * (`src/site/match.ts`), renders no `<Routes>` and prefetches by itself. A release that is written otherwise is built
 * whole, which the budgets of `budgets.ts` show.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({
      code: replacements.reduce((text, [part, instead]) => text.replaceAll(part, instead), code),
      map: null,
    }),
  },
})
