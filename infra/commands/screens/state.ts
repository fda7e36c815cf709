import type { Page } from 'playwright-core'
import type { Width } from './look.ts'

/** A state of a page that `npm run screenshots` shows. */
export type State = {
  name: string
  path?: string
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the opened page into the state. */
  reach?: (page: Page) => Promise<unknown>
  widths?: readonly Width[]
  /** A signed-in candidate by default. */
  visitor?: 'guest' | 'without JavaScript' | 'recruiter'
}
