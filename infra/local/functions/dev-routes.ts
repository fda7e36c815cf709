import type { dev } from '#shared/platform/contract/dev.ts'
import type { AuthApp } from '#functions/account/auth/app.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'

/** Routes for local development, which no deployment has. */
export const devRoutes: Handlers<typeof dev, AuthApp> = {
  async resetApplications({ user }, app) {
    const removed = await app.applications.removeOfUser(user.userId, app.clock())
    await app.sessionRemoval.removeOfUser(user.userId)
    return { success: true, data: { removed } }
  },
}
