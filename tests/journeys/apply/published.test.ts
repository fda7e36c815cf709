import { expect } from 'vitest'
import { holdBack } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { sampleOf } from '#tests/support/wide-run.ts'
import { quiet } from '../account-page.ts'
import { applyButton, countOf, guestNote, prompt, ready } from './apply-card.ts'

test.for(sampleOf(['a candidate', 'a guest'] as const))(
  'the button that %s presses on a published page before its code has arrived applies',
  async (who, { open, stack, candidate }) => {
    const job = aJob({ id: who.replace(' ', '-') })
    await publishJobs(stack, [job])
    let release = (): Promise<void> => Promise.resolve()
    const page = await open(`/careers/${job.id}`, {
      ...quiet,
      ...(who === 'a candidate' ? { as: candidate } : {}),
      ready: false,
      until: 'domcontentloaded',
      before: async (opening) => {
        release = await holdBack(opening, '**/assets/*.js')
      },
    })
    await guestNote(page).waitFor()
    await applyButton(page).click()
    await release()
    await (who === 'a guest' ? prompt(page) : ready(page)).waitFor()
    expect(await countOf(stack, job.id)).toBe(who === 'a guest' ? 0 : 1)
  },
)
