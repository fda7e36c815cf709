import { createContext, useContext } from 'react'
import type { Job } from '#shared/position/job.ts'

/** What a published page contains beside its HTML, so that the first render in the browser equals that HTML. */
export type PageData = {
  /** The moment from which the deadline labels of the first render are counted, at or before the publication. */
  publishedAt: string
  /** The newest open positions, without their texts, and how many are open in all; on /careers. */
  list?: { readonly jobs: readonly Job[]; readonly total: number }
  /** The position, on its page. */
  job?: Job
}

export const PageDataContext = createContext<PageData | undefined>(undefined)

/** Undefined on pages that were not published with data, and once the visitor has left the document's path. */
export const usePageData = (): PageData | undefined => useContext(PageDataContext)

const elementId = 'page-data'

/** A data block: browsers do not run it, so the Content-Security-Policy needs no hash. `<` could end the element. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

export function pageDataIn(document: Document): PageData | undefined {
  const text = document.getElementById(elementId)?.textContent
  return text === undefined || text === null ? undefined : JSON.parse(text)
}
