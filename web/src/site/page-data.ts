import { createContext, useContext } from 'react'
import type { Job } from '#shared/domain/job.ts'

/** What a published page contains beside its HTML, so that the first render in the browser equals that HTML. */
export type PageData = {
  /** When the page was published: deadline labels of the first render are counted from it. */
  publishedAt: string
  /** The open positions, on /careers. */
  jobs?: readonly Job[]
  /** The position, on its page. */
  job?: Job
}

export const PageDataContext = createContext<PageData | undefined>(undefined)

/** Undefined on pages that were not published with data, and after a navigation in the browser. */
export const usePageData = (): PageData | undefined => useContext(PageDataContext)
