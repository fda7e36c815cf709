import type { Locator, Page } from 'playwright-core'
import type { Act as AuditAct } from '#shared/platform/acts.ts'
import type { ApiCall } from '#tests/support/api.ts'
import type { Member } from '#tests/support/staff-desk.ts'

type DeskCall = (route: string, json?: ApiCall['json']) => Promise<Record<string, unknown>>

type Applicant = { id: string; applicationId: string; name: string }

/** A position with two applicants, of whom one was interviewed, and a colleague of the member who acts. */
export type World = {
  jobId: string
  interviewed: Applicant
  waiting: Applicant
  colleague: Pick<Member['member'], 'id' | 'name'>
  /** A call of the member who acts, from another tab, and one of the colleague; the data of the answer. */
  call: DeskCall
  callOfColleague: DeskCall
}

/** What a member of staff does in the browser, which faults interrupt. */
export type Act = {
  path: (world: World) => string
  /** What is done without a fault before. */
  before?: (page: Page, world: World) => Promise<void>
  /** Opens what the act needs, and fills it in. */
  begin?: (page: Page, world: World) => Promise<void>
  /** What the page shows before the act, also when it is read again after a sign-in. */
  ready?: (page: Page, world: World) => Locator
  /** The same again after a failure. */
  press: (page: Page, world: World) => Promise<void>
  /** The request that the faults meet. */
  request: readonly [method: string, path: RegExp]
  /** A field whose text stays. */
  typed?: (page: Page) => Locator
  /** After a lost answer the page shows by itself that the act is done. */
  isReadAgain?: true
  done: (page: Page, world: World) => Promise<void>
  /** What a colleague or another tab does while the page is open, and what the page then says. */
  meanwhile?: {
    act: (page: Page, world: World) => Promise<unknown>
    says: string | RegExp
  }
  /** What the audit has of it, and how often. */
  audited: readonly [act: AuditAct, times: number]
}

export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name })
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  typeof name === 'string'
    ? within.getByRole('button', { name, exact: true })
    : within.getByRole('button', { name })

export const applicantPath = ({ interviewed }: World): string =>
  `/desk/applicants/${interviewed.applicationId}`
export const waitingPath = ({ waiting }: World): string => `/desk/applicants/${waiting.applicationId}`
export const listPath = ({ jobId }: World): string => `/desk/applicants?job=${jobId}`
export const positionPath = ({ jobId }: World): string => `/desk/positions/${jobId}`
