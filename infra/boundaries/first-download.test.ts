import { expect, test } from 'vitest'
import { sitePages } from '#web/site/routes.ts'
import { repositoryRoot } from '../paths.ts'
import { wayToPackage } from './first-download.ts'

const files = ['web/src/main.tsx', ...new Set(sitePages.map(({ module }) => `web/src/${module}`))]
const printed = (way: readonly string[] | undefined): string | undefined => way?.join(' imports ')

test.each(files)('%s starts without zod, which weighs 9 to 15 kB', (file) => {
  expect(printed(wayToPackage(repositoryRoot, file, 'zod'))).toBeUndefined()
})

test.each(files.filter((file) => !/src\/(?:dashboard|interview)\//.test(file)))(
  '%s, which everybody can read, starts without swr',
  (file) => expect(printed(wayToPackage(repositoryRoot, file, 'swr'))).toBeUndefined(),
)

test('the check names each file on the way', () => {
  expect(printed(wayToPackage(repositoryRoot, 'shared/contract/jobs.ts', 'zod'))).toBe(
    'shared/contract/jobs.ts imports zod',
  )
  expect(printed(wayToPackage(repositoryRoot, 'web/src/api/cv-client.ts', 'zod'))).toBeUndefined()
})
