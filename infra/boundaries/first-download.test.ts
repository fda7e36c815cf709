import { expect, test } from 'vitest'
import { sitePages } from '#web/site/routes.ts'
import { repositoryRoot } from '../paths.ts'
import { pathToPackage } from './first-download.ts'

const files = ['web/src/main.tsx', ...new Set(sitePages.map(({ module }) => `web/src/${module}`))]
const printed = (path: readonly string[] | undefined): string | undefined => path?.join(' imports ')

test.each(files)('%s starts without zod, which weighs 9 to 15 kB', (file) => {
  expect(printed(pathToPackage(repositoryRoot, file, 'zod'))).toBeUndefined()
})

test.each(files.filter((file) => !/src\/(?:dashboard|interview)\//.test(file)))(
  '%s, which needs no sign-in, starts without swr',
  (file) => expect(printed(pathToPackage(repositoryRoot, file, 'swr'))).toBeUndefined(),
)

test('the check names each file on the path to the package', () => {
  expect(printed(pathToPackage(repositoryRoot, 'shared/application/contract/jobs.ts', 'zod'))).toBe(
    'shared/application/contract/jobs.ts imports zod',
  )
  expect(printed(pathToPackage(repositoryRoot, 'web/src/api/cv-client.ts', 'zod'))).toBeUndefined()
})
