import type { Page } from 'playwright-core'
import type { Width } from './look.ts'

/** The sample members of staff by whose account a state of the desk is reached. */
export const staffVisitors = {
  recruiter: 'recruiter@example.com',
  administrator: 'administrator@example.com',
  reviewer: 'reviewer@example.com',
  'privacy officer': 'privacy@example.com',
} as const

export const isStaffVisitor = (visitor: State['visitor']): visitor is keyof typeof staffVisitors =>
  visitor !== undefined && visitor in staffVisitors

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
  visitor?: 'guest' | 'without JavaScript' | keyof typeof staffVisitors | undefined
}
