import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { sampleJobsFolder } from '#infra/recruiter/sample-jobs.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aFolder } from '#tests/support/folder.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { setSession } from '#tests/support/jobs.ts'
import { recruiterTool, succeeding } from '#tests/support/recruiter-tool.ts'
import type { TestStack } from '#tests/support/stack.ts'

const folder = aFolder()
afterAll(() => folder.remove())

const works = (stack: TestStack) => succeeding(recruiterTool(stack.site))

const subjectsTo = (stack: TestStack, email: string): string[] =>
  mailsTo(stack, email).map(({ subject }) => subject)

const letterArrived = (stack: TestStack, email: string, subject: RegExp) =>
  eventually(
    () => subjectsTo(stack, email),
    (subjects) => subjects.some((each) => subject.test(each)),
  )

describe('The recruiter tool', () => {
  test('imports a position, shows who applied, decides, and the candidate gets the letter', async ({
    stack,
  }) => {
    const recruiter = works(stack)
    const file = join(folder.path('jobs'), 'network-engineer.json')
    writeFileSync(
      file,
      JSON.stringify({
        title: 'Network Engineer',
        department: 'Engineering',
        description: ['Your Role Here', 'You run the network between our GPU clusters.'],
        closesInDays: 30,
      }),
    )
    expect(await recruiter('jobs', 'import', file)).toBe(
      'Created   network-engineer\nPublished 1 position.\n',
    )

    const call = caller(stack)
    const candidate = await aCandidate(call, { name: 'Nur Aisyah binti Rahman' })
    const applied = await call('POST /jobs/network-engineer/apply', { token: candidate.token })
    expect(applied.status).toBe(200)
    const { id: sessionId } = applied.body['data'] as { id: string }
    const key = { userId: candidate.id, jobId: 'network-engineer' }
    await setSession(stack, { ...key, id: sessionId, status: 'completed' })
    const json = { status: 'human_pending' }
    await call('PATCH /jobs/network-engineer/application/status', { token: candidate.token, json })

    const table = (await recruiter('applications', 'list', '--job', 'network-engineer')).split('\n')
    expect(table[0]).toMatch(/^REF +CANDIDATE +POSITION +STATUS +INTERVIEW +APPLIED$/)
    expect(table[1]).toMatch(
      /^\w{8} {2}Nur Aisyah binti Rahman +Network Engineer +human_pending +completed +\d+ \w{3} \d{4}$/,
    )
    expect(table[2]).toBe('1 application')
    const reference = table[1]?.slice(0, 8) ?? ''

    const shown = await recruiter('applications', 'show', reference.slice(0, 4).toUpperCase())
    expect(shown).toContain(`Application  ${reference}  (${candidate.id}--network-engineer)`)
    expect(shown).toMatch(new RegExp(`Email +${candidate.email}`))
    expect(shown).toMatch(/May become +interview_pending, reviewed, interviewed, accepted, rejected/)

    const { exitCode, stderr } = await recruiterTool(stack.site)('status', reference, 'reviewed')
    expect([exitCode, stderr]).toEqual([
      2,
      `This moves ${reference} (Nur Aisyah binti Rahman, Network Engineer) from human_pending to reviewed. There is no terminal to confirm it; to do it, add --yes.\n`,
    ])
    expect(await recruiter('status', reference, 'reviewed', '--yes')).toBe(
      `${reference} (Nur Aisyah binti Rahman, Network Engineer) becomes reviewed in 10 minutes. The candidate is emailed then; "recall ${reference}" stops it.\n`,
    )
    await letDecisionsPass(stack)
    await letterArrived(stack, candidate.email, /^Your application for Network Engineer is under review/)
    expect(await recruiter('status', `${candidate.id}--network-engineer`, 'accepted', '--yes')).toContain(
      'becomes accepted in 10 minutes',
    )
    await letDecisionsPass(stack)
    await letterArrived(stack, candidate.email, /accepted|Congratulations/i)

    const { applications } = JSON.parse(
      await recruiter('applications', 'list', '--status', 'accepted', '--json'),
    )
    expect(applications).toMatchObject([
      {
        reference,
        id: `${candidate.id}--network-engineer`,
        status: 'accepted',
        candidate: { email: candidate.email },
      },
    ])
  })

  test('imports a folder, and closes, reopens and removes what it lists', async ({ stack }) => {
    await stack.empty()
    const recruiter = works(stack)
    expect(await recruiter('jobs', 'list')).toBe('There are no positions. "jobs import" creates them.\n')
    expect((await recruiter('jobs', 'import', sampleJobsFolder)).trim().split('\n')).toHaveLength(7)
    expect(await recruiter('jobs', 'close', 'product-designer')).toBe(
      'Closed product-designer. Published 6 positions.\n',
    )
    const table = await recruiter('jobs', 'list')
    for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    expect(table).toMatch(/\nproduct-designer +Product Designer, Cloud Cons… +Design +closed +- +0\n/)
    expect(table).toMatch(/\n6 positions\n$/)
    await recruiter('jobs', 'reopen', 'product-designer')
    await recruiter('jobs', 'remove', 'product-designer')
    const { jobs } = JSON.parse(await recruiter('jobs', 'list', '--json'))
    expect(jobs.map(({ id }: { id: string }) => id)).not.toContain('product-designer')
    expect(await recruiter('applications', 'list')).toBe('There are no such applications.\n')
    expect(await recruiter('enquiries', 'list')).toBe('Every enquiry is emailed.\n')
    expect(await recruiter('enquiries', 'retry')).toBe('Every enquiry is emailed.\n')
  })
})
