import { interviewer } from '#shared/contract/interviewer.ts'
import { apiConfigFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { interviewerAccountFrom } from '../interviewer-settings.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createInterviewerApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    interviewer,
    routes,
    createInterviewerApp(apiConfigFrom(values, secretOf), {
      ring: keyRingFrom(values, secretOf),
      world: systemWorld(),
      account: interviewerAccountFrom(values, secretOf),
    }),
  ),
)
