import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { test as base } from '#tests/support/fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { aMember } from '#tests/support/staff-desk.ts'
import { applyFor } from '../dashboard/applications.ts'
import { anApplicant, atDesk, interviewed } from '../desk/desk-page.ts'
import { deskScreens, type Desk } from '../desk/desk-screens.ts'
import * as room from '../interview/room-page.ts'
import { candidateScreens } from './candidate-screens.ts'
import { publicPages } from './public-pages.ts'
import { screenChecks, type ScreenCheck } from './screen-checks.ts'

const job = aJob({
  id: 'cluster-engineer',
  title: 'Cluster Engineer',
  criteria: ['Finds faults', 'Explains them', 'Works with others'],
  screening: [
    { kind: 'number', text: 'How long is your notice period?', unit: 'weeks' },
    { kind: 'yes_no', text: 'Do you need a work pass?' },
  ],
})
const names = ['Lim Wei Jie', 'Tan Mei Ling'] as const
const colleague = 'Hafiz Rahman'

const test = base.extend('desk', { scope: 'file' }, async ({ stack }) => {
  await publishJobs(stack, [job, room.shortJob])
  const staff = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar', isAdministrator: true })
  await aMember(stack, staff.call, { role: 'reviewer', name: colleague, positions: [job.id] })
  const people = [
    await anApplicant(staff.call, job.id, { name: names[0] }),
    await anApplicant(staff.call, job.id, { name: names[1] }),
  ] as const
  const sessionId = await interviewed(stack, people[0], job.id)
  const desk: Desk = {
    site: stack.site,
    job,
    applications: [people[0].applicationId, people[1].applicationId],
    names,
    colleague,
  }
  return { ...staff, desk, recording: `${people[0].id}--${sessionId}` }
})

/** What the check finds on each screen, without those where it finds nothing. */
async function faultsOn(
  page: Page,
  { look }: ScreenCheck,
  screens: AsyncGenerator<string>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {}
  for await (const name of screens) {
    const found = await look(page)
    if (found.length > 0) faults[name] = found
  }
  return faults
}

async function* pagesOf(page: Page, site: string): AsyncGenerator<string> {
  for (const path of [...publicPages, '/sizing?task=fine-tune', '/sizing?task=serve']) {
    await page.goto(site + path)
    yield path
  }
}

/** The accessibility rules of some thirty panels in four looks. */
const longSeconds = 240

describe.for(screenChecks)('$name', { timeout: longSeconds * 1000 }, (check) => {
  const { before } = check
  const visit = { reducedMotion: true, expectedErrors: [/status of 404/], ...(before && { before }) }

  test('on public pages', async ({ open, stack }) => {
    const page = await open('/privacy', visit)
    expect(await faultsOn(page, check, pagesOf(page, stack.site))).toEqual({})
  })

  test('on a position, the dashboard and an interview', async ({ open, stack, candidate }) => {
    await publishJobs(stack, [room.shortJob])
    const sessionId = await applyFor(stack, candidate, room.shortJob.id)
    const page = await open('/privacy', { ...visit, as: candidate })
    expect(await faultsOn(page, check, candidateScreens(page, stack.site, sessionId))).toEqual({})
  })

  test('on every page and panel of the desk', async ({ open, desk: { enter, desk } }) => {
    const page = await enter(open, '/desk', visit)
    page.on('dialog', (dialog) => void dialog.accept())
    expect(await faultsOn(page, check, deskScreens(page, desk))).toEqual({})
  })

  test('on the page of a recording', async ({ open, stack, desk: { recording } }) => {
    const api = recruiterApi(createSend({ origin: stack.gateway }))
    const { url } = (await api.openRecording({ params: { id: recording } })).data
    const page = await open('/privacy', visit)
    await page.goto(url)
    await page.getByText('The scheduler is part of the product.').first().waitFor()
    expect(await check.look(page)).toEqual([])
  })
})
