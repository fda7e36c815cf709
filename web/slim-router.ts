import type { Plugin } from 'vite'

/** Statements that keep react-router's other modes in every bundle, and their replacements. */
const replacements: readonly [RegExp, string][] = [
  // Component names for developer tools, and the context of an error boundary that only `<Routes>` renders.
  [/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, ''],
  // Rendered by `<Link prefetch>` in framework mode.
  [/\/\* @__PURE__ \*\/ \w+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g, 'null'],
]

/**
 * Removes the code of react-router's data and framework modes. The site does not need it: it matches paths itself
 * (`src/site/match.ts`), renders no `<Routes>` and has its own prefetching. If a release changes its code so that the
 * expressions no longer match, the whole library is bundled and exceeds the budgets in `budgets.ts`.
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
