import type { LambdaShape } from './lambda-shape.ts'

/** Functions that CloudFront requests as an origin. They read nothing but their bundle. */
export const origins = {
  /** Answers for what is not published: with the file of the build where there is one, else with the not-found document. */
  unpublished: {
    entry: 'functions/publishing/unpublished-handler.ts',
    built: {
      'site/404.html': 'web/404.html',
      'site/careers/index.html': 'web/careers/index.html',
      'site/sitemap.xml': 'web/sitemap.xml',
    },
    memoryMegabytes: 256,
    timeoutSeconds: 5,
    grants: {},
  },
} as const satisfies Record<string, LambdaShape>

export type OriginName = keyof typeof origins
