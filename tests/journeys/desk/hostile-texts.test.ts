import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, interviewed, turn } from './desk-page.ts'

const image = '<img src=x onerror="window.hit=1">'
const script = '"><script>window.hit=1</script>'
const link = 'javascript:window.hit=1'

type Watched = { hit?: number; violations?: string[] }

/** Counts violations of the Content-Security-Policy in every frame; `open` sees those that the page's console logs. */
async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Window & Watched
    watched.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      watched.violations?.push(violatedDirective),
    )
  })
}

const seenIn = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const { hit, violations } = window as Window & Watched
        return { hit, violations }
      }),
    ),
  )

test('texts of candidates and colleagues run no script at the desk and cause no violation of its Content-Security-Policy', async ({
  open,
  stack,
}) => {
  const job = aJob({ criteria: [`${image} first`, 'Second', 'Third'] })
  await putJobs(stack, [job])
  const { call, enter, cookie } = await atDesk(stack, { role: 'recruiter', name: `${image} Siti` })
  const hostile = await anApplicant(call, job.id, { name: `${image} Aisyah` })
  const second = await anApplicant(call, job.id, { name: `${script} Tan` })
  await call('PATCH /auth/me', {
    token: hostile.token,
    json: {
      title: script,
      location: link,
      about: image,
      skills: [image, script],
      experience: [
        { position: image, company: script, start_date: '2020', end_date: link, description: image },
      ],
      languages: [
        { language: image, proficiency: script },
        { language: 'Iban', proficiency: '' },
      ],
    },
  })
  await interviewed(stack, hostile, job.id, [
    turn('assistant', `${script} What interests you?`, 0),
    turn('user', `${image} The network.`, 4),
    turn('user', `${script} What is the team like?`, 8),
  ])
  await call(`PUT /desk/applications/${hostile.applicationId}/assessments`, {
    cookie,
    json: { note: `${image}${script}`, marks: {}, updatedAt: null },
  })

  const page = await enter(open, '/desk/applicants', { before: watchViolations })
  await page.getByRole('link', { name: hostile.name }).waitFor()
  expect(await page.locator('main img').count()).toBe(0)
  await page.getByRole('link', { name: hostile.name }).click()
  await page.getByText(image, { exact: true }).first().waitFor()
  await page.getByText(`${image} (${script}), Iban`).waitFor()
  await page.getByRole('button', { name: 'Watch' }).click()
  const recording = page.frameLocator('iframe[title="Recording of the interview"]')
  await recording.getByText(`${image} The network.`).first().waitFor()
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('dialog').getByLabel('How the letter begins').fill(script)
  await page.getByRole('dialog').getByLabel('The letter').getByText(script).waitFor()
  expect((await seenIn(page)).map(({ hit }) => hit)).toEqual(page.frames().map(() => undefined))

  const ids = [hostile.applicationId, second.applicationId].join(',')
  await page.goto(`${stack.site}/desk/compare?ids=${ids}`)
  await page.getByText(`${image} The network.`).waitFor()
  expect(await page.locator('main img, main script').count()).toBe(0)
  expect(await seenIn(page)).toEqual([{ hit: undefined, violations: [] }])
})
