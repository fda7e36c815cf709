/** The page's key, which every call of the page carries. */
export const apiKeyHeader = 'x-api-key'
/** Only CloudFront knows its value: a request without it did not pass the firewall in front. */
export const originHeader = 'x-origin-verify'
/** The desk's pages set it: no form and no link of another site can. */
export const deskHeader = 'x-desk'
/** CloudFront writes the caller's IP address into it and overwrites what the caller sent. */
export const viewerHeader = 'x-viewer-address'
/** A `server-timing` entry of the pages that the local run serves. No deployment sends it. */
export const localRunTiming = 'local-run'
