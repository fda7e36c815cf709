import type { Page } from 'playwright-core'
import { holdBack } from '#tests/support/browser.ts'
import type { Open, Visit } from '#tests/support/fixtures.ts'

export const mainCode = '**/assets/main-*.js'
/** A second request for it has a query string. */
export const formCode = /EnquiryVariant-.*\.js/

/** What a form says that waits for its code. */
export const heldNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'What you typed is kept' })

/** Opens a page whose code of this address does not arrive until it is let. */
export async function openHolding(
  open: Open,
  path: string,
  { code, ...visit }: Visit & { code: string | RegExp },
): Promise<{ page: Page; letCodeArrive: () => Promise<void> }> {
  let letCodeArrive = async (): Promise<void> => undefined
  const page = await open(path, {
    reducedMotion: true,
    ...visit,
    before: async (opening) => {
      letCodeArrive = await holdBack(opening, code)
    },
  })
  return { page, letCodeArrive }
}
