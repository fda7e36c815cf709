import { join } from 'node:path'
import { repositoryRoot } from '../../paths.ts'
import { apiBase } from '#shared/contract/endpoint.ts'
import { originHeader, viewerHeader } from '#shared/contract/headers.ts'
import { arrivalOf, sendAnswer } from '../gateway/http-server.ts'
import { localOriginSecret } from '../account/identity.ts'
import { createSite } from './site.ts'
import type { OpenSite } from '../stack.ts'

/** Serves the built site through the edge function, as deployed. */
export const openBuiltSite =
  (folder: string): OpenSite =>
  async ({ gateway, uploadsOrigin }) =>
    createSite({ folder, uploadsOrigin, gateway })

/** Serves the sources by Vite with hot module replacement, without the edge function; the API is the same. */
export const openViteSite: OpenSite = async ({ gateway, server }) => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(repositoryRoot, 'web/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'spa',
  })
  return async (request, response) => {
    if (request.url?.startsWith(`${apiBase}/`) !== true) return vite.middlewares(request, response)
    const arrival = await arrivalOf(request)
    const answer = await gateway({
      ...arrival,
      path: arrival.path.replace(/\/$/, ''),
      headers: { ...arrival.headers, [originHeader]: localOriginSecret, [viewerHeader]: arrival.sourceIp },
    })
    sendAnswer(response, answer)
  }
}
