import { expect, test } from 'vitest'
import { functionNames, grantsOf } from '#infra/local/account/principals.ts'
import type { BucketName } from '#functions/environment.ts'

test('who may read files may list them, so that a missing one is a 404', () => {
  const hidden = functionNames.flatMap((name) =>
    Object.entries(grantsOf(name).files ?? {}).flatMap(([bucket, granted]) =>
      granted
        .filter(({ actions }) => actions.includes('GetObject') && !actions.includes('ListBucket'))
        .map(({ prefix }) => `${name}: ${bucket as BucketName}/${prefix}`),
    ),
  )
  expect(hidden).toEqual([])
})
