import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import { test } from '#tests/support/fixtures.ts'
import { putJobs, setApplication } from '#tests/support/jobs.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { alerts, quiet, refusedAnswer } from '../account-page.ts'
import { applyButton, dialogNamed, newJob, prompt, ready, statusButton } from '../apply/apply-card.ts'
import { scrollWidthOf } from '../page.ts'

type Key = { userId: string; jobId: string }

type State = {
  isGuest?: true
  prepare?: (stack: TestStack, key: Key) => Promise<unknown>
  reach: (page: Page, stack: TestStack, job: StoredJob) => Promise<void>
}

const accepted: State['prepare'] = (stack, key) => setApplication(stack, { ...key, status: 'accepted' })

const states: Record<string, State> = {
  'the sign-in prompt': {
    isGuest: true,
    reach: async (page) => {
      await applyButton(page).click()
      await prompt(page).waitFor()
    },
  },
  'the interview-ready dialog': {
    reach: async (page) => {
      await applyButton(page).click()
      await ready(page).waitFor()
    },
  },
  'the card of a candidate who has applied': {
    prepare: accepted,
    reach: (page) => statusButton(page).waitFor(),
  },
  'the status dialog': {
    prepare: accepted,
    reach: async (page) => {
      await statusButton(page).click()
      await dialogNamed(page, 'Congratulations! 🎉').waitFor()
    },
  },
  'a refusal beside the card of a closed job': {
    reach: async (page, stack, job) => {
      await applyButton(page).waitFor()
      await putJobs(stack, [{ ...job, status: 'closed' }])
      await applyButton(page).click()
      await alerts(page).waitFor()
    },
  },
}

test.for(Object.entries(states))(
  '%s keeps the accessibility rules, and fits a window of 320 pixels',
  async ([, { isGuest, prepare, reach }], { open, stack, candidate }) => {
    const { job, path } = await newJob(stack)
    await prepare?.(stack, { userId: candidate.user.id, jobId: job.id })
    const page = await open(path, {
      ...quiet,
      expectedErrors: [refusedAnswer],
      ...(isGuest === true ? {} : { as: candidate }),
    })
    await reach(page, stack, job)
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await scrollWidthOf(page)).toBe(320)
  },
)
