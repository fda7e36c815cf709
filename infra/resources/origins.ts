import { builtAmongPublished } from '#web/site/published-paths.ts'
import type { LambdaShape } from './lambda-shape.ts'

/** Functions that CloudFront requests as an origin. They read nothing but their bundle. */
export const origins = {
  /** Answers for what is not published: with the file of the build where there is one, else with the not-found document. */
  unpublished: {
    entry: 'functions/publishing/unpublished-handler.ts',
    built: Object.fromEntries(builtAmongPublished().map((file) => [`site/${file}`, `web/${file}`])),
    memoryMegabytes: 256,
    // Any path below /careers that does not exist reaches it; it answers in some milliseconds.
    maxAtOnce: 20,
    timeoutSeconds: 5,
    grants: {},
  },
} as const satisfies Record<string, LambdaShape>

export type OriginName = keyof typeof origins
