import { expect, test } from 'vitest'
import { functionNames, grantsOf } from '#infra/local/account/principals.ts'
import type { BucketName } from '#functions/platform/names/environment.ts'

test('each function that may read files may list them, so that S3 answers 404 for a missing file', () => {
  const readable = functionNames.flatMap((name) =>
    Object.entries(grantsOf(name).files ?? {}).flatMap(([bucket, granted]) =>
      granted
        .filter(({ actions }) => actions.includes('GetObject'))
        .map(({ prefix, actions }) => ({ of: `${name}: ${bucket as BucketName}/${prefix}`, actions })),
    ),
  )
  expect(readable.length).toBeGreaterThan(10)
  const hidden = readable.filter(({ actions }) => !actions.includes('ListBucket')).map(({ of }) => of)
  expect(hidden).toEqual([])
})
