/** The release of this document; empty where it names none. */
export const pageRelease = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? ''

/** Whether the server runs another release than the page. Where either is unknown nothing is concluded. */
export const differs = (page: string, server: string): boolean =>
  page !== '' && server !== '' && page !== server
