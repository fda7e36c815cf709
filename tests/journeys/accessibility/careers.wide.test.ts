import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { lostConnection, mainHeading, quiet, refusedAnswer } from '../account-page.ts'
import { fiveJobs, openFilters } from '../careers/job-list.ts'
import { scrollWidthOf } from '../page.ts'

type State = {
  path: string
  /** Whether the API is out of reach. */
  isAlone?: true
  reach: (page: Page) => Promise<void>
}

const states: Record<string, State> = {
  'the list with its filters': {
    path: '/careers',
    reach: async (page) => {
      await openFilters(page)
      await page.getByText('4 open positions').waitFor()
    },
  },
  'a search without a match': {
    path: '/careers?search=zeppelin',
    reach: (page) => page.getByText('No positions found matching your criteria.').waitFor(),
  },
  'a list that cannot be loaded': {
    path: '/careers?search=writer',
    isAlone: true,
    reach: (page) => page.getByText("We couldn't load the positions.").waitFor(),
  },
  'a position': {
    path: '/careers/network-engineer',
    reach: (page) => mainHeading(page, 'Network Engineer').waitFor(),
  },
  'a closed position': {
    path: '/careers/painter',
    reach: (page) => page.getByText('Closed', { exact: true }).waitFor(),
  },
  'a missing position': {
    path: '/careers/no-such-job',
    reach: (page) => mainHeading(page, 'Job not found').waitFor(),
  },
  'a position that cannot be loaded': {
    path: '/careers/no-such-job',
    isAlone: true,
    reach: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
}

test.for(Object.entries(states))(
  '%s keeps the accessibility rules, and fits a window of 320 pixels',
  async ([, { path, isAlone, reach }], { open, stack }) => {
    await publishJobs(stack, fiveJobs)
    const page = await open(path, {
      ...quiet,
      expectedErrors: [refusedAnswer, lostConnection],
      before: async (opened) => {
        if (isAlone === true) await opened.route('**/api/**', (route) => route.abort())
      },
    })
    await reach(page)
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await scrollWidthOf(page)).toBe(320)
  },
)
