import { expect, test } from 'vitest'
import { isHiddenJob } from './hidden-job.ts'

test.each([
  ['smoke-test-1', true],
  ['engineer-smoke-test-1', false],
  ['engineer', false],
])('the position %s is hidden: %s', (id, isHidden) => expect(isHiddenJob({ id })).toBe(isHidden))
