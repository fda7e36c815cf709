import type { Page } from 'playwright-core'
import { aJob, jobsOf } from '#tests/support/jobs.ts'
import { publishJobs } from '#tests/support/publication.ts'
import type { TestStack } from '#tests/support/stack.ts'

let jobs = 0

/** Publishes a position without applications, because the tests of a file share one stack. */
export async function newJob(stack: TestStack, change: Parameters<typeof aJob>[0] = {}) {
  jobs += 1
  const job = aJob({ id: `network-engineer-${jobs}`, ...change })
  await publishJobs(stack, [job])
  return { job, path: `/careers/${job.id}` }
}

export const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true })
export const busyButton = (page: Page) => page.getByRole('button', { name: 'Getting Interview Ready...' })
export const statusButton = (page: Page) => page.getByRole('button', { name: 'View Application Status' })

export const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name })
export const prompt = (page: Page) => dialogNamed(page, 'Apply for Position')
export const ready = (page: Page) => dialogNamed(page, 'Your AI Interview is Ready!')

/** The button beside the dialog's other buttons, not the cross above them. */
export const closeDialog = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByText('Close', { exact: true }).click()

export const guestNote = (page: Page) =>
  page.getByText("You'll need to sign in or create an account to apply", { exact: true })

export const alreadyApplied = (page: Page) =>
  page.getByRole('heading', { name: 'Already Applied', exact: true })

/** The number of applications for a job that the API counts. */
export const countOf = async (stack: TestStack, jobId: string): Promise<number | undefined> =>
  (await jobsOf(stack).shown(jobId))?.applicationCount

/** Records the bodies of the calls that apply from now on, in every tab of this browser. */
export function applyingCalls(page: Page): string[] {
  const bodies: string[] = []
  page.context().on('request', (request) => {
    const isApplying = request.method() === 'POST' && request.url().endsWith('/api/interviews/')
    if (isApplying) bodies.push(request.postData() ?? '')
  })
  return bodies
}
