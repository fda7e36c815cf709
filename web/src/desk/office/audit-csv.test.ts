import { expect, test } from 'vitest'
import { csvOf } from './audit-csv.ts'

test('a row has names and ids, and no text in it is a formula or a further cell', () => {
  const names = { who: 'Wei', candidate: '=HYPERLINK("x"),', position: 'Designer', colleague: null }
  const entry = {
    id: 'a1',
    at: '2026-11-20T04:00:00.000Z',
    who: 'staff:m1',
    act: 'recording_opened',
    on: 'u1--s1',
    userId: 'u1',
    detail: null,
    names,
  }
  expect(csvOf([entry]).split('\r\n')).toEqual([
    '\uFEFFTime (UTC),Who,Act,Detail,About,Who (id),About (id),Candidate (id)',
    `2026-11-20T04:00:00.000Z,Wei,opened the recording,,"'=HYPERLINK(""x""),, Designer",staff:m1,u1--s1,u1`,
    '',
  ])
})
