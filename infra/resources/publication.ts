import type { LambdaShape } from './lambda-shape.ts'

/** What a function that publishes needs: it reads every position and compares its files with those in the bucket. */
export const publication = {
  built: { renderer: 'renderer' },
  grants: {
    tables: { jobs: ['Scan'] },
    files: {
      published: [
        // S3 asks for GetObject to compare the ETag of a file that is replaced.
        { prefix: 'careers/', actions: ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'] },
        { prefix: 'sitemap.xml', actions: ['GetObject', 'PutObject', 'ListBucket'] },
        { prefix: 'snapshot/', actions: ['GetObject', 'PutObject', 'ListBucket'] },
      ],
    },
  },
} as const satisfies Pick<LambdaShape, 'built' | 'grants'>
