import { configFrom } from '../config/config.ts'
import { readSecrets } from '../config/secrets-manager.ts'
import type { LambdaHandler } from './event.ts'
import { answerError } from './lambda.ts'
import { createLog, type Log } from '../log/log.ts'
import { lazy } from '../world/lazy.ts'
import { secretsIn, type Environment, type SecretOf } from '../config/secrets.ts'
import { appOf, originOf, type AppOf, type From, type Uses } from '../uses/uses.ts'
import { systemWorld } from '../world/world.ts'

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

/** A function: what it uses, and its handler on an app of that. The local run starts it with what it reads itself. */
export type Lambda<U extends Uses, Handles> = {
  reads: U['reads']
  start: (from: From<U>, requestMilliseconds?: number) => Handles
}

export const lambdaOf = <U extends Uses, Handles>(
  uses: U,
  handlerOn: (app: AppOf<U>, requestMilliseconds?: number) => Handles,
): Lambda<U, Handles> => ({
  reads: uses.reads,
  start: (from, requestMilliseconds) => handlerOn(appOf(uses, from), requestMilliseconds),
})

/** On AWS: with the configuration and the secrets that the environment names. */
const startOnAws =
  <U extends Uses, Handles>({ reads, start }: Lambda<U, Handles>): Start<Handles> =>
  (values, secretOf) => {
    const ownSources = Object.fromEntries(
      Object.entries(reads).map(([name, read]) => [name, read(values, secretOf)]),
    )
    // The names and types are those of `reads`.
    return start({ ...originOf(configFrom(values), systemWorld()), ...ownSources } as From<U>)
  }

/** The export that AWS calls, of a function that answers requests. */
export const apiHandler = <U extends Uses>(lambda: Lambda<U, LambdaHandler>): LambdaHandler =>
  startApi(startOnAws(lambda))

/** The export that AWS calls, of a function that a schedule, a stream or an event invokes, and that reads secrets. */
export const backgroundHandler = <U extends Uses, Event, Answer>(
  lambda: Lambda<U, Handler<Event, Answer>>,
): Handler<Event, Answer> => startHandler(startOnAws(lambda))

const noSecrets = (): string => ''

/** The same of a function that may read no secret, whose bundle has no client of Secrets Manager. */
export function handlerWithoutSecrets<U extends Uses, Event, Answer>(
  lambda: Lambda<U, Handler<Event, Answer>>,
): Handler<Event, Answer> {
  const started = lazy(async () => startOnAws(lambda)(process.env, noSecrets))
  return async (event) => (await started())(event)
}
