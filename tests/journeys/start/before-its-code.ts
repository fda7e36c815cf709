import type { Page } from 'playwright-core'
import { holdBack, type PageWishes } from '#tests/support/browser.ts'
import type { Open } from '#tests/support/fixtures.ts'

/** The files that hydrate a page. */
export const code = /assets\/.*\.js/

export type EarlyPage = { page: Page; letCodeArrive: () => Promise<void> }

/** Opens a page whose code stays on its way until `letCodeArrive` is called, as on a slow network. */
export async function openBeforeItsCode(
  open: Open,
  path: string,
  wishes: PageWishes = {},
): Promise<EarlyPage> {
  let letCodeArrive = (): Promise<void> => Promise.resolve()
  const page = await open(path, {
    reducedMotion: true,
    ...wishes,
    ready: false,
    until: 'commit',
    before: async (opening) => {
      letCodeArrive = await holdBack(opening, code)
    },
  })
  return { page, letCodeArrive }
}
