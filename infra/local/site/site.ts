import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loopback } from 'local-aws/loopback-server'
import { dev } from '#shared/platform/contract/dev.ts'
import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { originHeader } from '#shared/platform/contract/headers.ts'
import { builtAmongPublished, isPublishedPath } from '#web/site/published-paths.ts'
import { pagesOf } from '../../edge/pages.ts'
import { openEdge, type Edge, type EdgeAnswer, type EdgeRequest } from '../../edge/run.ts'
import { edgeSite } from '../../edge/source.ts'
import { apiHeaders, ownPageHeaders, pageHeaders, type Headers, type PageChoices } from '../../headers.ts'
import { pageHashesFile, pageHashesOf } from '../../page-hashes.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { arrivalOf, sendAnswer } from '../gateway/http-server.ts'
import { localOriginSecret } from '../account/identity.ts'
import { createPublishedSiteFiles } from './published-files.ts'
import { createSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts'

type Site = {
  folder: string
  /** The URL of S3, which also has the bucket of publications. */
  uploadsOrigin: string
  gateway: Gateway
  hasCalls: boolean
  speechStreamOrigin?: string | undefined
}

export type HandleHttp = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Behaviour = {
  edge: Edge
  files: SiteFiles
  published: SiteFiles
  gateway: Gateway
  pageHeadersFor: (path: string) => Headers
  apiHeaders: Headers
}

/** The stand-in for CloudFront: the same function and headers, with the built site and the API as origins. */
export function createSite(site: Site): HandleHttp {
  const current = followBuilds(site)
  return (request, response) => answer(current(request), request, response)
}

/** Chooses headers by the requested path, as CloudFront's behaviours do. */
function pageHeadersFor(choices: PageChoices): Behaviour['pageHeadersFor'] {
  const common = pageHeaders(choices)
  const ownHeaders = ownPageHeaders(choices)
  return (path) => ownHeaders.find(({ below }) => path.startsWith(below))?.headers ?? common
}

const openSite = ({ folder, uploadsOrigin, gateway, hasCalls, speechStreamOrigin }: Site): Behaviour => ({
  edge: openEdge(edgeSite({ https: false, more: [dev] })),
  files: createSiteFiles(folder),
  published: createPublishedSiteFiles(uploadsOrigin),
  gateway,
  pageHeadersFor: pageHeadersFor({
    uploadOrigins: [uploadsOrigin],
    https: false,
    hasCalls,
    speechStreamOrigin,
    ...pageHashesOf(folder),
  }),
  apiHeaders: apiHeaders({ https: false }),
})

/** A rebuilt site needs another Content-Security-Policy, because its hashes change. API requests skip the check. */
function followBuilds(site: Site): (request: IncomingMessage) => Behaviour {
  const builtAt = (): number => statSync(pageHashesFile(site.folder)).mtimeMs
  let opened = builtAt()
  let behaviour = openSite(site)
  return ({ url }) => {
    if (url?.startsWith(`${apiBase}/`) === true || builtAt() === opened) return behaviour
    opened = builtAt()
    behaviour = openSite(site)
    return behaviour
  }
}

async function answer(site: Behaviour, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const arrival = {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    ip: request.socket.remoteAddress ?? loopback,
    requestId: randomUUID(),
  }
  const onward = site.edge.viewerRequest(arrival)
  if ('answer' in onward) {
    sendOwn(response, onward.answer)
  } else if (onward.request.uri.startsWith(`${apiBase}/`)) {
    await sendFromGateway(site, request, onward.request, response)
  } else {
    await sendFile(site, request, onward.request.uri, response, (status) =>
      site.edge.viewerResponse(arrival, status),
    )
  }
}

/** Sends an answer of the edge function itself: a redirect or a 404. */
function sendOwn(response: ServerResponse, { statusCode, headers, body }: EdgeAnswer): void {
  const plain = Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
  response.writeHead(statusCode, plain).end(body?.data)
}

async function sendFromGateway(
  site: Behaviour,
  request: IncomingMessage,
  onward: EdgeRequest,
  response: ServerResponse,
): Promise<void> {
  const arrival = await arrivalOf(request)
  const added = Object.entries(onward.headers).map(([name, { value }]) => [name, value])
  const { status, headers, body } = await site.gateway({
    ...arrival,
    path: onward.uri,
    headers: { ...arrival.headers, ...Object.fromEntries(added), [originHeader]: localOriginSecret },
  })
  sendAnswer(response, { status, headers: { ...headers, ...site.apiHeaders }, body })
}

async function sendFile(
  site: Behaviour,
  request: IncomingMessage,
  uri: string,
  response: ServerResponse,
  trueStatus: (status: number) => number,
): Promise<void> {
  const headersOfPage = site.pageHeadersFor(request.url ?? '/')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, headersOfPage).end()
    return
  }
  const { file, status } = await foundAt(site, request, uri)
  if (file === undefined) {
    response.writeHead(404, { ...headersOfPage, 'content-type': 'text/plain' }).end('Not Found')
    return
  }
  const headers = {
    ...headersOfPage,
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
    ...(file.encoding === undefined ? {} : { 'content-encoding': file.encoding }),
  }
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end()
    return
  }
  // CloudFront does not call the function for responses with a status of 400 or above.
  response.writeHead(status === 200 ? trueStatus(status) : status, {
    ...headers,
    'content-length': file.body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : file.body)
}

const { notFound } = pagesOf()
/** The files in the bundle of the function `unpublished`. */
const besidePublications = new Set(builtAmongPublished().map((file) => `/${file}`))

/**
 * Chooses the origin by the requested path, as CloudFront's behaviours do. Unpublished paths are answered like by the function
 * `unpublished`: with the file of the build where there is one, else with the not-found document.
 */
async function foundAt(
  { files, published }: Behaviour,
  { url = '/', headers }: IncomingMessage,
  uri: string,
): Promise<{ file: SiteFile | undefined; status: number }> {
  const accepted = headers['accept-encoding'] ?? ''
  const [path = ''] = url.split('?')
  if (!isPublishedPath(path)) return { file: await files(uri, accepted), status: 200 }
  const file =
    (await published(uri, accepted)) ??
    (uri !== notFound && besidePublications.has(uri) ? await files(uri, accepted) : undefined)
  return file === undefined ? { file: await files(notFound, accepted), status: 404 } : { file, status: 200 }
}
