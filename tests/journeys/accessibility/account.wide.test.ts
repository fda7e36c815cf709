import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looks, looksOfStates, violationsIn, type Look } from '#tests/support/accessibility.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { alerts, arriveWith, mainHeading, passwordField, quiet, refusedAnswer } from '../account-page.ts'
import {
  askForLink,
  confirmAddress,
  letterLinkTo,
  mailLink,
  setPassword,
  unknownLink,
} from '../account/password-reset.ts'
import { register, registerPath } from '../account/registration.ts'
import { signIn } from '../account/sign-in.ts'
import { scrollWidthOf } from '../page.ts'

type State = {
  path: string
  before?: (page: Page) => Promise<void>
  reach?: (page: Page, stack: TestStack) => Promise<void>
  asked?: readonly Look[]
}

const unregistered = 'nobody@example.com'

const interrupted = { from: `/careers/${aJob().id}`, notice: 'interview-needs-sign-in' }

const states: Record<string, State> = {
  'signing in': { path: '/login', asked: looks },
  'signing in with a notice': { path: '/login', before: arriveWith({ notice: 'session-expired' }) },
  'signing in with problems': {
    path: '/login',
    reach: async (page) => {
      await signIn(page, { email: 'x', password: '' })
      await page.getByText('Invalid email address').waitFor()
    },
  },
  'a refused sign-in': {
    path: '/login',
    reach: async (page) => {
      await signIn(page, { email: unregistered, password: 'not the 1 password' })
      await alerts(page).waitFor()
    },
  },
  'signing in to finish an application': {
    path: '/login',
    before: arriveWith(interrupted),
  },
  'the dialog after applying': {
    path: '/login',
    before: arriveWith(interrupted),
    reach: async (page, stack) => {
      await putJobs(stack, [aJob()])
      await signIn(page, await registerCandidate(stack.site))
      await page.getByRole('dialog').waitFor()
    },
  },
  registering: { path: registerPath, asked: looks },
  'registering with problems': {
    path: registerPath,
    reach: async (page) => {
      await register(page, { email: 'x', password: 'eight racks' })
      await page.getByText('Please enter your name').waitFor()
    },
  },
  'registering with an address that is taken': {
    path: registerPath,
    reach: async (page, { site }) => {
      const { email } = await registerCandidate(site)
      await register(page, { name: 'Farid', email })
      await alerts(page).waitFor()
    },
  },
  'asking for a link': { path: '/forgot-password', asked: looks },
  'asking for a link with an address that has no account': {
    path: '/forgot-password',
    reach: async (page) => {
      await askForLink(page, unregistered)
      await alerts(page).waitFor()
    },
  },
  'a link that was mailed': {
    path: '/forgot-password',
    reach: async (page, { site }) => {
      const { email } = await registerCandidate(site)
      await askForLink(page, email)
      await mainHeading(page, 'Check Your Email').waitFor()
    },
  },
  'a new password with problems': {
    path: '/forgot-password',
    reach: async (page, stack) => {
      const candidate = await registerCandidate(stack.site)
      await confirmAddress(stack, candidate)
      await page.goto(stack.site + (await mailLink(stack, candidate.email)))
      await setPassword(page, 'eight racks', 'x')
      await page.getByText('Please type the same password again').waitFor()
    },
  },
  'a link that no longer works': {
    path: unknownLink,
    reach: async (page) => mainHeading(page, 'This link no longer works').waitFor(),
  },
  'whose account it is': {
    path: '/forgot-password',
    reach: async (page, stack) => {
      const { email } = await registerCandidate(stack.site)
      await page.goto(stack.site + (await mailLink(stack, email)))
      await mainHeading(page, 'Is this yours?').waitFor()
    },
  },
  'starting empty': {
    path: '/forgot-password',
    reach: async (page, stack) => {
      const { email } = await registerCandidate(stack.site, { password: '' })
      await page.goto(stack.site + (await mailLink(stack, email)))
      await page.getByRole('button', { name: 'No, empty it' }).click()
      await mainHeading(page, 'Start with an empty account').waitFor()
    },
  },
  'confirming an address': {
    path: '/confirm-email',
    reach: async (page, stack) => {
      const { email } = await registerCandidate(stack.site)
      await page.goto(stack.site + letterLinkTo(stack, email, 'confirm'))
      await passwordField(page, 'Password of this account').waitFor()
    },
  },
  'deleting what another person registered': {
    path: '/confirm-email',
    reach: async (page, stack) => {
      const { email } = await registerCandidate(stack.site)
      await page.goto(stack.site + letterLinkTo(stack, email, 'not-mine'))
      await mainHeading(page, 'Delete this account?').waitFor()
    },
  },
}

test.for(Object.entries(states))(
  '%s keeps the accessibility rules, and fits a window of 320 pixels',
  async ([, { path, before, reach, asked = looksOfStates }], { open, stack }) => {
    const page = await open(path, {
      ...quiet,
      expectedErrors: [refusedAnswer],
      ...(before === undefined ? {} : { before }),
    })
    await reach?.(page, stack)
    expect(await violationsIn(page, asked)).toEqual([])
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await scrollWidthOf(page)).toBe(320)
  },
)
