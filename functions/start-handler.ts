import { readSecrets } from './external/secrets-manager.ts'
import type { LambdaHandler } from './http/event.ts'
import { answerError } from './http/lambda.ts'
import { createLog, type Log } from './observability/log.ts'
import { lazy } from './lazy.ts'
import { secretsIn, type Environment, type SecretOf } from './secrets.ts'

type Handler<Event, Answer> = (event: Event) => Promise<Answer>

type Start<Made> = (values: Environment, secretOf: SecretOf) => Made

/**
 * A handler that is made when the first event arrives and the secrets of its environment are read. Not earlier: Lambda may
 * stop a function between its start and the first event, and the call would time out meanwhile. A failed start is tried again
 * at the next event.
 */
export function startHandler<Event, Answer>(
  start: Start<Handler<Event, Answer>>,
  values: Environment = process.env,
): Handler<Event, Answer> {
  const started = startOnce(start, values)
  return async (event) => (await started())(event)
}

/** The same for a function that answers requests: a failed start is answered like any other error. */
export function startApi(
  start: Start<LambdaHandler>,
  { values = process.env, log = createLog() }: { values?: Environment; log?: Log } = {},
): LambdaHandler {
  const started = startOnce(start, values)
  return async (event) => {
    const { requestId } = event.requestContext
    try {
      return await (
        await started()
      )(event)
    } catch (error) {
      // Before the first request is read, a message names variables and secrets, and nothing of a user.
      const reason = error instanceof Error ? error.message : undefined
      return answerError(error, requestId, log.with({ requestId, during: 'start', reason }))
    }
  }
}

const startOnce = <Made>(start: Start<Made>, values: Environment): (() => Promise<Made>) =>
  lazy(async () => start(values, await readSecrets(values['AWS_REGION'], secretsIn(values))))
