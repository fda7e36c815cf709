import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type PageHashes = { scriptHashes?: readonly string[]; styleHashes?: readonly string[] }

/** The build writes it beside the site's folder, so that it is not served. */
export const pageHashesFile = (siteFolder: string): string => join(siteFolder, '..', 'csp.json')

/** The hashes for the Content-Security-Policy of a built site. */
export const pageHashesOf = (siteFolder: string): PageHashes =>
  JSON.parse(readFileSync(pageHashesFile(siteFolder), 'utf8'))
