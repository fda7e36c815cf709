import { expect } from 'vitest'
import { looks, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'

const pages = [
  '/',
  '/about',
  '/services',
  '/services/gpu-clusters',
  '/services/gpu-leasing',
  '/services/on-demand',
  '/services/ai-solutions',
  '/contact',
  '/privacy',
  '/careers',
  '/no-such-page',
] as const

test.for(pages)(
  '%s keeps the accessibility rules, narrow and wide, light and dark',
  async (path, { open }) => {
    const page = await open(path, { reducedMotion: true, expectedErrors: [/status of 404/] })
    expect(await violationsIn(page, looks)).toEqual([])
  },
)
