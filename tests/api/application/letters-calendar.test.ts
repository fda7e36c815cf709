import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WantedDecision } from '#shared/application/decision.ts'
import { applyDecisions } from '#functions/application/letters/decisions.ts'
import { lettersHandler } from '#functions/application/letters/event.ts'
import { decide } from '#functions/desk/recruiting/decide.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createMembers } from '#functions/platform/staff/members.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import { pendingSeconds } from '#tests/support/decisions.ts'
import { keepActIn } from '#tests/support/kept-act.ts'
import { startLettersDesk, type LettersDesk } from '#tests/support/letters-desk.ts'
import { daySeconds } from '#shared/platform/durations.ts'

let desk: LettersDesk
beforeAll(async () => {
  desk = await startLettersDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const deciding = () => ({
  ...desk.app,
  audit: createAudit(desk.root, 'audit', { clock: desk.now, random: systemRandom }),
  members: createMembers(desk.root, 'staff', systemRandom),
})

const date = '2026-12-31T07:00:00.000Z'
const later = '2027-01-04T01:30:00.000Z'

/** An application that waits for a recruiter; `passed` applies a decision without e-mailing its letter. */
async function waiting() {
  const application = await desk.aConfirmedApplication()
  await application.setStatus('human_pending')
  const put = async (wanted: WantedDecision) => {
    expect((await decide(application.row.id, wanted, deciding(), keepActIn(desk.root))).kind).toBe('decided')
  }
  const passed = async (wanted: WantedDecision) => {
    await put(wanted)
    desk.later(pendingSeconds)
    expect(await applyDecisions(desk.app)).toEqual(['applied'])
  }
  const mailed = async (wanted: WantedDecision) => {
    await passed(wanted)
    expect(await desk.sweep()).toEqual(['sent'])
    return desk.inbox().at(-1)!
  }
  return { ...application, put, passed, mailed }
}

const invitation = (interviewDate = date): WantedDecision => ({ status: 'interview_pending', interviewDate })

const linesOf = (calendar = ''): string[] =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(METHOD|SEQUENCE|STATUS|DTSTART;|LOCATION)/.test(line))
const start = (local: string) => `DTSTART;TZID=Asia/Kuala_Lumpur:${local}`

describe('the letter of an interview', () => {
  test('with a date has a calendar part beside text and HTML, and one without has none', async () => {
    const { user, row, mailed, stored } = await waiting()
    expect((await mailed({ status: 'interview_pending' })).calendar).toBeUndefined()
    const mail = await mailed({ ...invitation(), interviewPlace: '第三会议室', interviewMinutes: 45 })
    expect(mail).toMatchObject({ to: [user.email], tags: { application: row.id, letter: 'status' } })
    expect(mail.text).toContain(
      'When: Thursday, Dec 31, 2026, 3:00 – 3:45 PM (Malaysian time)\nPlace: 第三会议室',
    )
    expect(linesOf(mail.calendar)).toEqual([
      'METHOD:REQUEST',
      'SEQUENCE:0',
      start('20261231T150000'),
      'LOCATION:第三会议室',
      'STATUS:CONFIRMED',
    ])
    expect(mail.calendar).toContain(`mailto:${user.email}`)
    expect(mail.calendar).toContain('DTSTAMP:2026112')
    expect(await stored()).toMatchObject({ isInCalendar: true, interviewPlace: '第三会议室' })
    expect(await stored()).not.toHaveProperty('decision')
  })

  test('that changes has the same event with the next sequence', async () => {
    const { mailed, row } = await waiting()
    const uid = `UID:interview-${row.id}@example.com`
    const first = await mailed(invitation())
    const moved = await mailed(invitation(later))
    expect(linesOf(moved.calendar)).toEqual([
      'METHOD:REQUEST',
      'SEQUENCE:1',
      start('20270104T093000'),
      'STATUS:CONFIRMED',
    ])
    expect(moved.text).toContain('(before: Thursday, Dec 31, 2026, 3:00 PM (Malaysian time))')
    const placed = await mailed({ status: 'interview_pending', interviewPlace: 'Level 30' })
    expect(linesOf(placed.calendar)).toContain('SEQUENCE:2')
    expect(placed.text).not.toContain('before:')
    for (const { calendar } of [first, moved, placed])
      expect(calendar?.replaceAll('\r\n ', '')).toContain(uid)
  })

  test.each([
    ['that loses its date', { status: 'interview_pending' }],
    ['that is followed by another status', { status: 'rejected' }],
  ] as const)('%s cancels the event, once', async (_, wanted) => {
    const { mailed, stored } = await waiting()
    await mailed(invitation())
    const cancelled = await mailed(wanted)
    expect(linesOf(cancelled.calendar)).toEqual([
      'METHOD:CANCEL',
      'SEQUENCE:1',
      start('20261231T150000'),
      'STATUS:CANCELLED',
    ])
    expect(cancelled.text).toContain(
      'The interview on Thursday, Dec 31, 2026, 3:00 PM (Malaysian time) will not take place.',
    )
    expect(await stored()).not.toHaveProperty('isInCalendar')
    expect((await mailed({ status: 'reviewed' })).calendar).toBeUndefined()
    expect(linesOf((await mailed(invitation(later))).calendar)).toContain('SEQUENCE:2')
  })

  test('that took place cancels no event', async () => {
    const { mailed } = await waiting()
    const soon = new Date(desk.now().getTime() + daySeconds * 1000).toISOString()
    await mailed(invitation(soon))
    desk.later(2 * daySeconds)
    expect((await mailed({ status: 'interviewed' })).calendar).toBeUndefined()
  })

  test('that was cancelled is cancelled in the calendar by the next letter where SES refused the letter of the change', async () => {
    const { mailed, passed } = await waiting()
    await mailed(invitation())
    await passed({ status: 'reviewed' })
    desk.ses.faults.set({ kind: 'throttled' })
    expect(await desk.sweep()).toEqual(['waiting'])
    desk.ses.faults.set(null)
    expect(linesOf((await mailed({ status: 'accepted' })).calendar)).toContain('METHOD:CANCEL')
  })

  test('that no letter announced is not cancelled', async () => {
    const { passed, mailed } = await waiting()
    await passed(invitation())
    const { calendar, text } = await mailed({ status: 'rejected' })
    expect(calendar).toBeUndefined()
    expect(text).not.toContain('will not take place')
  })

  test('whose answer from SES was lost is cancelled, too', async () => {
    const { passed, mailed } = await waiting()
    await passed(invitation())
    desk.ses.faults.set({ kind: 'drop-answer' })
    expect(await desk.sweep()).toEqual(['waiting'])
    desk.ses.faults.set(null)
    expect(linesOf((await mailed({ status: 'rejected' })).calendar)).toContain('METHOD:CANCEL')
  })
})

describe('a due decision', () => {
  test('is applied by one of two concurrent runs, and e-mailed once', async () => {
    const { put, stored } = await waiting()
    await put({ status: 'accepted' })
    desk.later(pendingSeconds)
    const results = await Promise.all([applyDecisions(desk.app), applyDecisions(desk.app)])
    expect(results.flat().filter((result) => result === 'applied')).toHaveLength(1)
    expect(await desk.sweep()).toEqual(['sent'])
    expect(await desk.sweep()).toEqual([])
    expect(desk.inbox()).toHaveLength(1)
    expect(await stored()).toMatchObject({ status: 'accepted' })
  })

  test('is applied after ten minutes, and again after a run that fails', async () => {
    const { put, stored } = await waiting()
    await put({ status: 'accepted' })
    desk.later(pendingSeconds - 1)
    expect(await applyDecisions(desk.app)).toEqual([])
    desk.later(1)
    const broken = {
      ...desk.app,
      decisions: { ...desk.app.decisions, takeEffect: () => Promise.reject(new Error('DynamoDB is down')) },
    }
    await expect(lettersHandler(broken)({})).rejects.toThrow('Decisions that could not take effect: 1.')
    expect(await stored()).toMatchObject({ status: 'human_pending', decisionState: 'pending' })
    expect(await applyDecisions(desk.app)).toEqual(['applied'])
    expect(await desk.sweep()).toEqual(['sent'])
  })

  test('neither replaces nor delays a letter that waits', async () => {
    const { setStatus, row, stored } = await desk.anApplication()
    await setStatus('human_pending')
    expect((await decide(row.id, { status: 'accepted' }, deciding(), keepActIn(desk.root))).kind).toBe(
      'decided',
    )
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()[0]).toMatch(/^We received your application/)
    expect(await stored()).toMatchObject({ decision: { status: 'accepted' } })
    desk.later(pendingSeconds)
    expect(await applyDecisions(desk.app)).toEqual(['applied'])
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()[1]).toMatch(/^Congratulations!/)
  })

  test('leaves ids and statuses in the log, and nothing of the candidate', async () => {
    const { user, row, mailed } = await waiting()
    await mailed({ ...invitation(), interviewPlace: 'Level 30' })
    expect(desk.logLines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        event: 'decision applied',
        applicationId: row.id,
        from: 'human_pending',
        status: 'interview_pending',
      }),
    )
    for (const secret of [user.name, user.email, 'Level 30', date])
      expect(desk.logLines.join()).not.toContain(secret)
  })
})
