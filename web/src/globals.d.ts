/** The API key from cdk.json, which the build inserts. */
declare const __API_KEY__: string
/** The deployed commit, for the prerender alone. */
declare const __RELEASE__: string
/** An SVG file as a component: web/drawings.ts. */
declare module '*.svg?drawing' {
  import type { ReactElement } from 'react'
  const Drawing: () => ReactElement
  export default Drawing
}
