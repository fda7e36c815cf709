import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What the site's own code imports from React. An import that is missing here fails the build. */
const named = {
  react: [
    'Component',
    'Suspense',
    'createContext',
    'createElement',
    'use',
    'useCallback',
    'useContext',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useLayoutEffect',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
} as const

type Source = keyof typeof named
const isSource = (name: string): name is Source => Object.hasOwn(named, name)

const mark = '\0module:'
const sources = join(import.meta.dirname, 'src')
const { resolve } = createRequire(import.meta.url)

/**
 * Gives the site's code React as ES modules with named exports. React is CommonJS, and rolldown would wrap it once more in
 * each chunk and call every function through the wrapper. Libraries import React as it is.
 */
export const reactModule = (): Plugin => ({
  name: 'react-module',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  resolveId: (source, importer) =>
    isSource(source) && importer?.startsWith(sources) === true ? mark + source : null,
  load(id) {
    const source = id.slice(mark.length)
    if (!id.startsWith(mark) || !isSource(source)) return null
    return `import react from ${JSON.stringify(resolve(source))}
export const { ${named[source].join(', ')} } = react`
  },
})
