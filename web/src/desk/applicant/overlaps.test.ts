import { expect, test } from 'vitest'
import { overlapsOf, type Invited } from './overlaps.ts'

const at = (time: string): string => `2099-12-30T${time}:00.000Z`
const siti = { id: 'siti', name: 'Siti Hajar' }
const meeting = { at: at('07:00'), place: null, minutes: 45 }
const invited = (more: Partial<Invited> = {}): Invited => ({
  id: 'other',
  candidate: { name: 'Lim Wei Jie' },
  teamInterview: meeting,
  interviewers: [siti],
  decision: null,
  ...more,
})
const line = 'Siti Hajar is named for Lim Wei Jie, too: Dec 30, 2099, 3:00 PM'

test.each([
  ['during it', { interviewDate: at('07:30') }, [line]],
  ['until it begins', { interviewDate: at('06:30'), interviewMinutes: 30 }, []],
  ['from its end on', { interviewDate: at('07:45') }, []],
  ['into it, with the usual length', { interviewDate: at('06:30') }, [line]],
  ['as one of several times', { interviewSlots: [at('04:00'), at('07:10')] }, [line]],
] as const)('a time %s', (_, form, lines) => {
  const wanted = { ...form, interviewSlots: [...('interviewSlots' in form ? form.interviewSlots : [])] }
  expect(overlapsOf({ ...wanted, interviewers: ['siti'] }, [invited()])).toEqual(lines)
  expect(overlapsOf({ ...wanted, interviewers: ['farah'] }, [invited()])).toEqual([])
})

test('offered times count until one is chosen, and a decision that is pending counts in place of them', () => {
  const form = { interviewDate: at('07:30'), interviewers: ['siti'] }
  const slots = { times: [at('02:00'), at('07:00')], place: null, minutes: 45 }
  const offered = invited({ teamInterview: null, slots })
  expect(overlapsOf(form, [offered, offered])).toEqual([line])
  expect(overlapsOf(form, [invited({ teamInterview: { ...meeting, at: at('02:00') }, slots })])).toEqual([])
  const decision = { status: 'interview_pending', teamInterview: { ...meeting, at: at('03:00') } }
  expect(overlapsOf(form, [invited({ decision: { ...decision, interviewers: [siti] } })])).toEqual([])
  expect(overlapsOf(form, [invited({ decision: { ...decision, status: 'rejected' } })])).toEqual([line])
})
