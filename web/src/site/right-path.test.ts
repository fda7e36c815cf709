import { expect, test } from 'vitest'
import { rightPath } from './right-path.ts'

test.each([
  ['/Careers', '/careers'],
  ['/JOBS', '/jobs'],
  ['/jobs/gpu-engineer', '/careers/gpu-engineer'],
  ['/apply/gpu-engineer', '/careers/gpu-engineer'],
  ['/Jobs/GPU-Engineer', '/careers/gpu-engineer'],
  ['/careers/GPU-Engineer', '/careers/gpu-engineer'],
  ['/Services/GPU-Leasing', '/services/gpu-leasing'],
])('%s means %s', (path, right) => expect(rightPath(path)).toBe(right))

test.each([
  '/careers',
  '/jobs',
  '/careers/gpu-engineer',
  '/interview/aB_9-x',
  '/Interview/aB_9-x',
  '/nothing-here',
  '/jobs/a/b',
])('%s means no other page', (path) => expect(rightPath(path)).toBe(undefined))
