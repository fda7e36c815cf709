import { expect, test } from 'vitest'
import { families, written } from './wordings.ts'

const wordings = families.flatMap(({ open, closed }) => [...open, ...closed])

test('there are more than sixty wordings, each once in its language', () => {
  expect(wordings.length).toBeGreaterThan(60)
  expect(new Set(wordings.map(({ pattern, language }) => language + pattern)).size).toBe(wordings.length)
})

test.each([
  ['%B %Y to date', 'March 2019 to date', '2019-03', 'Present'],
  ['%b %Y -', 'Mar 2019 -', '2019-03', 'Present'],
  ['%Y onwards', '2019 onwards', '2019', 'Present'],
  ['%B %Y sehingga hari ini', 'Mac 2019 sehingga hari ini', '2019-03', 'Present'],
  ['%B %Y hingga %B %Y', 'Mac 2019 hingga Mei 2021', '2019-03', '2021-05'],
  ['%B %Y s/d %B %Y', 'Maret 2019 s/d Mei 2021', '2019-03', '2021-05'],
  ['%q %Y - %q %Y', 'Q1 2019 - Q2 2021', '2019', '2021'],
  ['FY%x', 'FY19/20', '2019', '2020'],
  ['Summer %Y', 'Summer 2019', '2019', '2019'],
  ['%s %Y – %s %Y', 'Spring 2019 – Spring 2021', '2019', '2021'],
  ['%b %Y — %b %Y (%L)', 'Mar 2019 — May 2021 (2 yrs 3 mos)', '2019-03', '2021-05'],
  ['%b %Y — Present (%L)', 'Mar 2019 — Present (6 yrs 6 mos)', '2019-03', 'Present'],
  ['%o %B %Y to %o %B %Y', '1st March 2019 to 31st May 2021', '2019-03', '2021-05'],
  ['%m/%Y-%m/%Y', '03/2019-05/2021', '2019-03', '2021-05'],
  ["%b'%y – %b'%y", "Mar'19 – May'21", '2019-03', '2021-05'],
  ['%Y - %y', '2019 - 21', '2019', '2021'],
])('%s: "%s" is from %s to %s', (pattern, text, start, end) => {
  const wording = wordings.find((one) => one.pattern === pattern)!
  expect(written(wording, [2019, 3], [2021, 5])).toEqual({ text, start, end })
})
