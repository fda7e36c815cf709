import { join } from 'node:path'
import { repositoryRoot } from '../../paths.ts'
import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { localRunTiming, originHeader, viewerHeader } from '#shared/platform/contract/headers.ts'
import { arrivalOf, sendAnswer } from '../gateway/http-server.ts'
import { localOriginSecret } from '../account/identity.ts'
import { createSite } from './site.ts'
import type { OpenSite } from '../stack.ts'
import type { HandleHttp } from './site.ts'

/** The header tells pages that they run locally, where they offer features for developers. */
const announced =
  (handle: HandleHttp): HandleHttp =>
  (request, response) => {
    response.setHeader('server-timing', localRunTiming)
    return handle(request, response)
  }

/** Serves the built site through the edge function, as deployed. */
export const openBuiltSite =
  (folder: string): OpenSite =>
  async ({ gateway, uploadsOrigin, hasCalls, speechStreamOrigin }) =>
    announced(createSite({ folder, uploadsOrigin, gateway, hasCalls, speechStreamOrigin }))

const deskPage = /^\/desk(?:\/[^.?]*)?(?:\?.*)?$/

/** Serves the sources by Vite with hot module replacement, without the edge function; the API is the same. */
export const openViteSite: OpenSite = async ({ gateway, server }) => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(repositoryRoot, 'web/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'spa',
  })
  return announced(async (request, response) => {
    if (request.url?.startsWith(`${apiBase}/`) !== true) {
      // All paths of the desk have the same document.
      if (deskPage.test(request.url ?? '')) request.url = '/desk/index.html'
      return vite.middlewares(request, response)
    }
    const arrival = await arrivalOf(request)
    const answer = await gateway({
      ...arrival,
      path: arrival.path.replace(/\/$/, ''),
      headers: { ...arrival.headers, [originHeader]: localOriginSecret, [viewerHeader]: arrival.sourceIp },
    })
    sendAnswer(response, answer)
  })
}
