import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase } from '#shared/contract/endpoint.ts'
import { originHeader } from '#shared/contract/headers.ts'
import { openEdge, type Edge, type EdgeAnswer, type EdgeRequest } from '../../edge/run.ts'
import { edgeSite, htmlFilesIn } from '../../edge/source.ts'
import { apiHeaders, pageHeaders, type Headers } from '../../headers.ts'
import { pageHashesFile, pageHashesOf } from '../../page-hashes.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { arrivalOf, loopback, sendAnswer } from '../gateway/http-server.ts'
import { localOriginSecret } from '../account/identity.ts'
import { createSiteFiles, type SiteFiles } from './site-files.ts'

type Site = { folder: string; uploadsOrigin: string; gateway: Gateway }

export type HandleHttp = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Behaviour = { edge: Edge; files: SiteFiles; gateway: Gateway; pageHeaders: Headers; apiHeaders: Headers }

/** Stands in for CloudFront: the same function and headers, with the built site and the API behind it. */
export function createSite(site: Site): HandleHttp {
  const current = followBuilds(site)
  return (request, response) => answer(current(request), request, response)
}

const openSite = ({ folder, uploadsOrigin, gateway }: Site): Behaviour => ({
  edge: openEdge(edgeSite({ htmlFiles: htmlFilesIn(folder), https: false })),
  files: createSiteFiles(folder),
  gateway,
  pageHeaders: pageHeaders({ uploadsOrigin, https: false, ...pageHashesOf(folder) }),
  apiHeaders: apiHeaders({ https: false }),
})

/** A rebuilt site has other pages, whose content security policy names other hashes. Requests of the API skip the check. */
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

/** An answer of the edge function itself: a redirect or a 404. */
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
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, site.pageHeaders).end()
    return
  }
  const file = await site.files(uri, request.headers['accept-encoding'] ?? '')
  if (file === undefined) {
    response.writeHead(404, { ...site.pageHeaders, 'content-type': 'text/plain' }).end('Not Found')
    return
  }
  const headers = {
    ...site.pageHeaders,
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
  response.writeHead(trueStatus(200), { ...headers, 'content-length': file.body.length })
  response.end(request.method === 'HEAD' ? undefined : file.body)
}
