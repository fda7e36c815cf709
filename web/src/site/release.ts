/**
 * The release of this document; empty where it names none. Only the prerender has it as a constant: in the browser's code it would
 * change the names of scripts with each deployment.
 */
export const pageRelease = (): string =>
  import.meta.env.SSR
    ? __RELEASE__
    : (document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '')

/** Whether the server runs another release than the page. An unknown release differs from none. */
export const differs = (page: string, server: string): boolean =>
  page !== '' && server !== '' && page !== server
