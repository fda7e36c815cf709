import type { LambdaShape } from './lambda-shape.ts'

/** For functions that publish: they read every position and compare the rendered files with those in the bucket. */
export const publication = {
  built: { renderer: 'renderer' },
  grants: {
    tables: { jobs: ['Scan'] },
    files: {
      published: [
        // A conditional put that compares an ETag needs GetObject.
        { prefix: 'careers/', actions: ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'] },
        { prefix: 'sitemap.xml', actions: ['GetObject', 'PutObject', 'ListBucket'] },
        { prefix: 'snapshot/', actions: ['GetObject', 'PutObject', 'ListBucket'] },
      ],
    },
  },
} as const satisfies Pick<LambdaShape, 'built' | 'grants'>
