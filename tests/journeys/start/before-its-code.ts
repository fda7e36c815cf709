import type { Page } from 'playwright-core'
import { holdBack } from '#tests/support/browser.ts'
import type { Open, Visit } from '#tests/support/fixtures.ts'

/** The files that hydrate a page. */
export const code = /assets\/.*\.js/

export type EarlyPage = { page: Page; letCodeArrive: () => Promise<void> }

/** Opens a page, and keeps its code from arriving until `letCodeArrive`: what a visitor on a slow network meets. */
export async function openBeforeItsCode(open: Open, path: string, visit: Visit = {}): Promise<EarlyPage> {
  let letCodeArrive = (): Promise<void> => Promise.resolve()
  const page = await open(path, {
    reducedMotion: true,
    ...visit,
    ready: false,
    until: 'commit',
    before: async (opening) => {
      letCodeArrive = await holdBack(opening, code)
    },
  })
  return { page, letCodeArrive: () => letCodeArrive() }
}
