import { builtAmongPublished } from '#web/site/published-paths.ts'
import type { LambdaShape } from './lambda-shape.ts'

/** Functions that are origins of CloudFront. They read only their bundle. */
export const origins = {
  /** Answers paths that are not published: with the file of the build where there is one, else with the not-found document. */
  unpublished: {
    entry: 'functions/position/unpublished/handler.ts',
    built: Object.fromEntries(builtAmongPublished().map((file) => [`site/${file}`, `web/${file}`])),
    memoryMegabytes: 256,
    // Every missing path below /careers reaches it; it answers within milliseconds.
    maxAtOnce: 20,
    timeoutSeconds: 5,
    grants: {},
  },
} as const satisfies Record<string, LambdaShape>

export type OriginName = keyof typeof origins
