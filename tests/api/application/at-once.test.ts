import { describe, expect } from 'vitest'
import type { ListedApplication } from '#shared/desk/contract/listed.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob, setApplication } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const position = 'wanted-position'

let first: string
let second: string
setUpProduct(aJob({ id: position }))
test.beforeAll(async () => {
  first = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
  second = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
})

async function anApplication(): Promise<string> {
  const { id: userId } = await aCandidate(call)
  const { id } = await setApplication(stack, { userId, jobId: position, status: 'human_pending' })
  return id
}

/** What a page has shown of an application, as it sends it with a decision. */
async function seenBy(cookie: string, id: string) {
  const { body } = await call(`GET /desk/applications/${id}`, { cookie })
  const { application } = body['data'] as { application: ListedApplication }
  return { status: application.status, decisionDueAt: application.decision?.dueAt ?? null }
}

const decide = (cookie: string, id: string, json: object) =>
  call(`PATCH /desk/applications/${id}`, { cookie, json })

describe('Of two recruiters who decide at the same time', () => {
  test("the second is refused with the colleague's name, and decides after reading the application again", async () => {
    const id = await anApplication()
    const seen = await seenBy(first, id)
    expect(refusalOf(await decide(first, id, { status: 'reviewed', seen }))).toEqual([200, undefined])
    const refused = await decide(second, id, { status: 'rejected', seen })
    expect(refusalOf(refused)).toEqual([409, 'decided_meanwhile'])
    expect(refused.body['message']).toBe(
      'Nur Izzati has decided on this application since you opened it. Read the application again before you decide.',
    )
    const again = await seenBy(second, id)
    expect(again.decisionDueAt).not.toBeNull()
    expect(refusalOf(await decide(second, id, { status: 'rejected', seen: again }))).toEqual([200, undefined])
  })

  test('neither is refused who repeats the own decision, for instance because its answer was lost', async () => {
    const id = await anApplication()
    const seen = await seenBy(first, id)
    const wanted = { status: 'reviewed', words: 'We read it.', seen }
    expect(refusalOf(await decide(first, id, wanted))).toEqual([200, undefined])
    expect(refusalOf(await decide(first, id, wanted))).toEqual([200, undefined])
    expect(refusalOf(await decide(first, id, { ...wanted, words: 'Other.' }))).toEqual([
      409,
      'decided_meanwhile',
    ])
    expect(refusalOf(await decide(second, id, wanted))).toEqual([409, 'decided_meanwhile'])
  })

  test('one of four concurrent calls decides, and the others are refused', async () => {
    const id = await anApplication()
    const seen = await seenBy(first, id)
    const answers = await Promise.all(
      [first, second, first, second].map((cookie, index) =>
        decide(cookie, id, { status: 'rejected', words: `Sentence ${index}.`, seen }),
      ),
    )
    expect(answers.map((each) => refusalOf(each).join(' ')).toSorted()).toEqual([
      '200 ',
      ...Array.from({ length: 3 }, () => '409 decided_meanwhile'),
    ])
  })

  test('the second is refused after a recall, and after a decision by the tool has taken effect', async () => {
    const id = await anApplication()
    await decide(first, id, { status: 'reviewed' })
    const pending = await seenBy(second, id)
    await call(`DELETE /desk/applications/${id}/decision`, { cookie: first })
    const recalled = await decide(second, id, { status: 'rejected', seen: pending })
    expect(recalled.body['message']).toContain('Nur Izzati has recalled the decision')
    const seen = await seenBy(second, id)
    await call(`PATCH /recruiting/applications/${id}`, { json: { status: 'reviewed' } })
    stack.passTime(11 * 60)
    await eventually(
      () => seenBy(second, id),
      ({ status }) => status === 'reviewed',
    )
    const late = await decide(second, id, { status: 'rejected', seen })
    expect(late.body['message']).toContain('A colleague with the recruiter tool has decided')
  })

  test('the refusal names no colleague where the candidate has changed the application', async () => {
    const id = await anApplication()
    const refused = await decide(first, id, {
      status: 'rejected',
      seen: { status: 'ai_pending', decisionDueAt: null },
    })
    expect(refused.body['message']).toBe(
      'This application has changed since you opened it. Read it again before you decide.',
    )
  })

  test('the log has no name', () =>
    expect(stack.logLines.filter((line) => line.includes('Nur Izzati'))).toEqual([]))
})

describe('Of two recruiters who write a position at the same time', () => {
  const json = { title: 'Written at once', description: 'A position.' }
  const write = (cookie: string, id: string, read: string | undefined, title = json.title) =>
    call(`PUT /desk/jobs/${id}${read === undefined ? '' : `?read=${read}`}`, {
      cookie,
      json: { ...json, title },
    })
  const updatedAtOf = ({ body }: Awaited<ReturnType<typeof write>>) =>
    (body['data'] as { updatedAt: string }).updatedAt

  test('one creates it, and each saves only over the version that was read', async () => {
    const both = await Promise.all([first, second].map((cookie) => write(cookie, 'at-once', 'new')))
    expect(both.map((each) => refusalOf(each).join(' ')).toSorted()).toEqual(['200 ', '409 position_exists'])
    const { body } = await call('GET /desk/jobs/at-once', { cookie: first })
    const { updatedAt } = body['data'] as { updatedAt: string }
    const saved = await write(first, 'at-once', updatedAt, 'By the first')
    expect(refusalOf(saved)).toEqual([200, undefined])
    expect(refusalOf(await write(second, 'at-once', updatedAt, 'By the second'))).toEqual([
      409,
      'position_changed',
    ])
    expect(refusalOf(await write(second, 'at-once', updatedAtOf(saved), 'By both'))).toEqual([200, undefined])
    // The import of a file replaces every version.
    expect(refusalOf(await write(second, 'at-once', undefined, 'Imported'))).toEqual([200, undefined])
  })

  test.for(['yesterday', '', 'NEW'])(
    'neither saves with %j for the version that was read (422)',
    async (read) => {
      expect((await write(first, 'at-once', read)).status).toBe(422)
    },
  )
})
