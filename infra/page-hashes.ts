import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type PageHashes = { scriptHashes?: readonly string[]; styleHashes?: readonly string[] }

/** Written by the build beside the site's folder, not into it: nobody should ask for it. */
export const pageHashesFile = (siteFolder: string): string => join(siteFolder, '..', 'csp.json')

/** What the Content-Security-Policy of a built site must name. */
export const pageHashesOf = (siteFolder: string): PageHashes =>
  JSON.parse(readFileSync(pageHashesFile(siteFolder), 'utf8'))
