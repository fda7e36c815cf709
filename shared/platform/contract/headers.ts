/** The API key that every call of a page carries. */
export const apiKeyHeader = 'x-api-key'
/** CloudFront sets it to a secret: a request without it did not pass CloudFront and its firewall. */
export const originHeader = 'x-origin-verify'
/** The desk's pages set it. A form or a link of another site cannot, which prevents cross-site request forgery. */
export const deskHeader = 'x-desk'
/** CloudFront writes the caller's IP address into it and overwrites what the caller sent. */
export const viewerHeader = 'x-viewer-address'
/** A `server-timing` entry of the pages that the local run serves. No deployment sends it. */
export const localRunTiming = 'local-run'
