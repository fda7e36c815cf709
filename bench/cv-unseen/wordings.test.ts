import { expect, test } from 'vitest'
import { wordings } from './wordings.ts'

const written = (id: string) => wordings.find((wording) => wording.id === id)?.write([2019, 3], [2021, 5])

test('there are more than sixty wordings, each with a name of its own', () => {
  expect(wordings.length).toBeGreaterThan(60)
  expect(new Set(wordings.map(({ id }) => id)).size).toBe(wordings.length)
})

test.each([
  ['long-to-date', 'March 2019 to date', '2019-03', 'Present'],
  ['short-nothing', 'Mar 2019 -', '2019-03', 'Present'],
  ['year-onwards', '2019 onwards', '2019', 'Present'],
  ['malay-hari-ini', 'Mac 2019 sehingga hari ini', '2019-03', 'Present'],
  ['malay-short', 'Mac 2019 - Mei 2021', '2019-03', '2021-05'],
  ['indonesian-sd', 'Maret 2019 s/d Mei 2021', '2019-03', '2021-05'],
  ['quarters', 'Q1 2019 - Q2 2021', '2019', '2021'],
  ['fiscal-pair', 'FY19/20', '2019', '2020'],
  ['season', 'Summer 2019', '2019', '2019'],
  ['seasons', 'Spring 2019 – Spring 2021', '2019', '2021'],
  ['short-length', 'Mar 2019 — May 2021 (2 yrs 3 mos)', '2019-03', '2021-05'],
  ['short-present-length', 'Mar 2019 — Present (6 yrs 6 mos)', '2019-03', 'Present'],
  ['ordinal-long', '1st March 2019 to 31st May 2021', '2019-03', '2021-05'],
  ['slash-tight', '03/2019-05/2021', '2019-03', '2021-05'],
  ['year-dot-month', '2019.03 – 2021.05', '2019-03', '2021-05'],
  ['apostrophe', "Mar'19 – May'21", '2019-03', '2021-05'],
  ['years-short-end', '2019 - 21', '2019', '2021'],
])('%s: "%s" is from %s to %s', (id, text, start, end) => expect(written(id)).toEqual({ text, start, end }))
