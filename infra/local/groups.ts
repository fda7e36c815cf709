import { api, type GroupName } from '#shared/contract/api.ts'
import type { Config } from '#functions/config.ts'
import { createContactApp, type World } from '#functions/contact/app.ts'
import { routes as contactRoutes } from '#functions/contact/routes.ts'
import { createHealthApp } from '#functions/health/app.ts'
import { routes as healthRoutes } from '#functions/health/routes.ts'
import type { LambdaHandler } from '#functions/http/event.ts'
import { serve } from '#functions/http/lambda.ts'
import { routesOf, type GatewayRoute } from './gateway/routes.ts'

/** Every group of the contract as the function it is when deployed. A group without one does not compile. */
const functionsOf = (config: Config, world: World): Record<GroupName, LambdaHandler> => ({
  contact: serve(api.contact, contactRoutes, createContactApp(config, world)),
  health: serve(api.health, healthRoutes, createHealthApp(config, world.log)),
})

export function groupRoutes(config: Config, world: World): GatewayRoute[] {
  const functions = functionsOf(config, world)
  return (Object.keys(api) as GroupName[]).flatMap((name) => routesOf(api[name], functions[name]))
}
