import { api, type GroupName } from '#shared/api.ts'
import { dev } from '#shared/platform/contract/dev.ts'
import { authUses } from '#functions/account/auth/app.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { appOf } from '#functions/platform/uses/uses.ts'
import { devRoutes } from './dev-routes.ts'
import { groupLambdas, originFor, type Given } from './lambdas.ts'
import { routesOf, type GatewayRoute } from '../gateway/routes.ts'

type Parts = Given & {
  /** The time limit of a request; by default the deployed one. */
  requestMilliseconds?: number | undefined
}

export function groupRoutes({ requestMilliseconds, ...given }: Parts): GatewayRoute[] {
  const forDevelopers = appOf(authUses, originFor('root', authUses.reads, given))
  return [
    ...(Object.keys(api) as GroupName[]).flatMap((name) => {
      const { reads, start } = groupLambdas[name]
      return routesOf(api[name], start(originFor(name, reads, given), requestMilliseconds))
    }),
    ...routesOf(dev, serve(dev, devRoutes, forDevelopers)),
  ]
}
