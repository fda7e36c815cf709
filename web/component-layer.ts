import type { Plugin } from 'vite'

/** Sheets of the whole document, which win over utilities, and the sheets of utilities, which name their layers. */
const outside = /\/ui\/(?:tokens|theme|fonts|print|forced-colors|without-script)\.css|\.utilities\.css$/

/** Puts the style sheets of components in a layer before the utilities, so that a utility wins whatever a class sets. */
export const componentLayer = (): Plugin => ({
  name: 'component-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.css(?:\?|$)/ },
    handler: (code, id) => (outside.test(id) ? undefined : { code: `@layer components{${code}}`, map: null }),
  },
})
