import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import type { Member } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { sampleOf } from '#tests/support/wide-run.ts'
import { anApplicant, atDesk, interviewed, signInOnPage } from './desk-page.ts'
import type { Act, World } from './faults/acts.ts'
import { applicantActs } from './faults/applicant-acts.ts'
import { officeActs } from './faults/office-acts.ts'

const asksToRepeat = 'Please try again in a moment.'
const asksForConnection = 'check your connection and try again'

const callOf =
  ({ call, cookie }: Awaited<ReturnType<typeof atDesk>>): World['call'] =>
  async (route, json) => {
    const { status, body } = await call(route, { cookie, json })
    expect([route, status]).toEqual([route, 200])
    return body['data'] as Record<string, unknown>
  }

async function aWorld(stack: TestStack) {
  const job = aJob({ id: `job-${crypto.randomUUID().slice(0, 8)}` })
  await putJobs(stack, [job])
  const siti = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar', isAdministrator: true })
  const daniel = await atDesk(stack, { role: 'recruiter', name: `Daniel ${job.id.slice(4)}` })
  const first = await anApplicant(siti.call, job.id, { name: 'Lim Wei Jie' })
  const waiting = await anApplicant(siti.call, job.id, { name: 'Tan Mei Ling' })
  await interviewed(stack, first, job.id)
  const world: World = {
    jobId: job.id,
    interviewed: first,
    waiting,
    colleague: daniel.member.member,
    call: callOf(siti),
    callOfColleague: callOf(daniel),
  }
  const timesOf = async ({ audited: [act] }: Act): Promise<number> => {
    const who = `staff:${siti.member.member.id}`
    const { body } = await siti.call('POST /recruiting/audit', {
      json: { since: '2020-01-01T00:00:00.000Z', who, act },
    })
    return (body['data'] as { entries: unknown[] }).entries.length
  }
  return { ...siti, world, timesOf }
}

type Fault = '500' | 'lost answer' | 'ended sign-in'

/** Meets the act's request until the returned function is called. */
async function meet(
  page: Page,
  { request: [method, path] }: Act,
  fault: Fault,
): Promise<() => Promise<void>> {
  const matches = (url: URL): boolean => path.test(url.pathname)
  const losses: Promise<void>[] = []
  const lose = async (route: Route): Promise<void> => {
    await route.fetch()
    await route.abort('failed')
  }
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    if (fault === '500') return route.fulfill({ status: 500, json: { success: false, code: 'internal' } })
    if (fault === 'ended sign-in') {
      await page.context().clearCookies()
      return route.continue()
    }
    losses.push(lose(route))
    return losses.at(-1)
  })
  return async () => {
    // A route that is removed while its handler waits for the answer continues, and can't be aborted.
    await Promise.all(losses)
    await page.unroute(matches)
  }
}

async function signInAgain(page: Page, member: Member): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await signInOnPage(again, member, goodPassword)
  await again.waitFor({ state: 'detached' })
}

const acts = Object.entries({ ...applicantActs, ...officeActs })

describe.for(sampleOf(acts))('a recruiter who %s', ([, act]) => {
  test('after a 500, offline, a sign-in that ends and a lost answer does it once, without typing again', async ({
    open,
    stack,
  }) => {
    const { enter, member, world, timesOf } = await aWorld(stack)
    const page = await enter(open, act.path(world), {
      reducedMotion: true,
      expectedErrors: [/status of (?:401|404|409|500)/, /ERR_(?:FAILED|INTERNET_DISCONNECTED)/],
    })
    const press = () => act.press(page, world)
    await act.before?.(page, world)
    const before = await timesOf(act)
    await act.begin?.(page, world)
    await act.ready?.(page, world).first().waitFor()
    const typed = await act.typed?.(page).inputValue()
    const expectTyped = async () => expect(await act.typed?.(page).inputValue()).toBe(typed)

    const signIn = await meet(page, act, 'ended sign-in')
    await press()
    await page.getByText('Your sign-in has ended.').waitFor()
    await signIn()
    await signInAgain(page, member)
    await act.ready?.(page, world).first().waitFor()
    await expectTyped()

    await page.context().setOffline(true)
    await press()
    await page.getByText(asksForConnection).first().waitFor()
    await page.context().setOffline(false)
    await expectTyped()

    const mend = await meet(page, act, '500')
    await press()
    await page.getByText(asksToRepeat).first().waitFor()
    await mend()
    await expectTyped()
    expect(await timesOf(act)).toBe(before)

    const answer = await meet(page, act, 'lost answer')
    await press()
    if (act.isReadAgain === true) await act.done(page, world)
    await page
      .getByText(asksForConnection)
      .first()
      .waitFor({ state: act.isReadAgain === true ? 'detached' : 'visible' })
    await answer()
    if (act.isReadAgain !== true) {
      await expectTyped()
      await press()
    }
    await act.done(page, world)
    expect(await timesOf(act)).toBe(act.audited[1])
  })
})

const contested = acts.flatMap(([name, { meanwhile, ...act }]) =>
  meanwhile === undefined ? [] : [[name, { ...act, meanwhile }] as const],
)

describe.for(sampleOf(contested))('a recruiter who %s', ([, act]) => {
  test('after a colleague or another tab did, reads who or what was first, and keeps what was typed', async ({
    open,
    stack,
  }) => {
    const { enter, world, timesOf } = await aWorld(stack)
    const page = await enter(open, act.path(world), {
      reducedMotion: true,
      expectedErrors: [/status of (?:404|409)/],
    })
    await act.before?.(page, world)
    await act.begin?.(page, world)
    await act.ready?.(page, world).first().waitFor()
    const typed = await act.typed?.(page).inputValue()
    await act.meanwhile.act(page, world)
    const before = await timesOf(act)
    await act.press(page, world)
    await page.getByText(act.meanwhile.says).first().waitFor()
    if (typed !== undefined) expect(await act.typed?.(page).inputValue()).toBe(typed)
    expect(await timesOf(act)).toBe(before)
  })
})
