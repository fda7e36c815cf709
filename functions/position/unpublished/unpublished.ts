/** CloudFront's request to an origin, as a function URL passes it on. */
export type OriginRequest = { rawPath: string }

export type OriginAnswer = { statusCode: number; headers: Record<string, string>; body: string }

/** Files of the build by path, `/404.html` among them. */
export type BuiltFiles = ReadonlyMap<string, string>

const notFoundPath = '/404.html'

const typeOf = (path: string): string =>
  path.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/html; charset=utf-8'

/**
 * Answers for a file that is not published. Before the first publication, the careers list and the sitemap are those of the build.
 * Every other path names a job that does not exist, and gets the not-found document.
 */
export function answerUnpublished(built: BuiltFiles, { rawPath }: OriginRequest): OriginAnswer {
  const file = rawPath === notFoundPath ? undefined : built.get(rawPath)
  const path = file === undefined ? notFoundPath : rawPath
  return {
    statusCode: file === undefined ? 404 : 200,
    // Not cached, because the file may be published any moment.
    headers: { 'content-type': typeOf(path), 'cache-control': 'public, max-age=0, must-revalidate' },
    body: file ?? built.get(notFoundPath) ?? '',
  }
}
