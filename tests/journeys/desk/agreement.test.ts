import { expect } from 'vitest'
import { hiringRules } from '#shared/company-hiring.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { test } from '#tests/support/fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { anApplicant, atDesk } from './desk-page.ts'

test.beforeAll(() => void (hiringRules.acceptancesNeedAgreement = true))
test.afterAll(() => void (hiringRules.acceptancesNeedAgreement = false))

test('a recruiter proposes an acceptance; the colleague says no, and agrees to the second proposal', async ({
  open,
  stack,
}) => {
  const job = aJob({ title: 'Network Engineer' })
  await putJobs(stack, [job])
  const siti = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const farah = await atDesk(stack, { role: 'recruiter', name: 'Farah Hanim' })
  const { id: userId, email } = await anApplicant(siti.call, job.id, { name: 'Aisyah Rahman' })
  const { id } = await setApplication(stack, { userId, jobId: job.id, status: 'human_pending' })

  const page = await siti.enter(open, `/desk/applicants/${id}`)
  const side = page.getByRole('region', { name: 'Decision' }).first()
  const propose = async (): Promise<void> => {
    const dialog = page.getByRole('dialog')
    await dialog.getByText('has been accepted').first().waitFor()
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await dialog.getByText('Please choose who has to agree').waitFor()
    await dialog.getByLabel('Who has to agree').selectOption('Farah Hanim')
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await side.getByText('Accepted: proposed, waits for Farah Hanim').waitFor()
    await side.getByText('Proposed by Siti Hajar').waitFor()
  }
  await side.getByRole('button', { name: 'Accept', exact: true }).click()
  await propose()

  const other = await farah.enter(open, '/desk')
  const waiting = other.getByRole('region', { name: 'Acceptances for you to confirm' })
  await waiting.getByRole('link', { name: 'Aisyah Rahman' }).click()
  const panel = other.getByRole('region', { name: 'Decision' }).first()
  await panel.getByRole('button', { name: 'Say no…' }).click()
  await panel.getByLabel('Why not').fill('The budget is frozen.')
  await panel.getByRole('button', { name: 'Say no', exact: true }).click()
  await other.getByText('Reason: The budget is frozen.').waitFor()
  expect(await panel.getByRole('button', { name: 'Agree' }).count()).toBe(0)

  await page.reload()
  await side.getByRole('button', { name: 'Accept', exact: true }).click()
  await propose()
  await other.reload()
  await panel.getByRole('button', { name: 'Agree' }).click()
  await panel.getByText(/^Accepted at .* in 10 min$/).waitFor()
  await other.getByText('agreed to a decision: Accepted').waitFor()
  await letDecisionsPass(stack)
  expect(mailsTo(stack, email).at(-1)?.text).toContain('accepted')
})
