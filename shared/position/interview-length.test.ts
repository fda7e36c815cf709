import { expect, test } from 'vitest'
import { lengthWarning } from './interview-length.ts'

const sections = (...minutes: number[]) => minutes.map((each) => ({ duration: each * 60 }))

test('sections that take longer than candidates are told are warned of, with their sum', () => {
  expect(lengthWarning(sections(5, 40))).toContain('The sections take 45 minutes')
  expect(lengthWarning(sections(20, 0.5))).toContain('21 minutes')
})

test.each([[[]], [[5, 15]], [[20, Number.NaN]]])('sections of %j minutes are not', (minutes) => {
  expect(lengthWarning(sections(...minutes))).toBeUndefined()
})
