import { expect, test } from 'vitest'
import { application } from '#shared/application/application.ts'
import { staffWritten } from '#shared/application/staff-written.ts'
import { storedApplication } from './rows/stored-application.ts'

/** Why a field of the row is in no export. */
const unexported: Readonly<Record<string, string>> = {
  userId: 'the person who is exported',
  sessionId: 'each interview is exported by itself',
  interviewsStarted: '`interviewsLeft` tells it',
  interviewPlace: 'in `teamInterview`',
  interviewMinutes: 'in `teamInterview`',
  updatedAt: 'when a function last wrote the row',
  movedAt: 'when a member of staff last changed `stage`',
  decision: 'can be recalled; once it takes effect it is the status',
  slotHolds: '`teamInterview` tells which time they stand for',
  calendar: 'what `teamInterview` was in the last e-mail',
}

test('each field of an application is exported: as the candidate sees it, as the staff wrote it, or there is a reason', () => {
  const exported = Object.keys({ ...application.shape, ...staffWritten.shape })
  const forgotten = Object.keys(storedApplication.shape).filter((field) => !exported.includes(field))
  expect(forgotten.toSorted()).toEqual(Object.keys(unexported).toSorted())
})
