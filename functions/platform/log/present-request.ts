import { AsyncLocalStorage } from 'node:async_hooks'

const present = new AsyncLocalStorage<string>()

/**
 * Does the work for a request: each log line within it has the request's id, and so has each row that is made due, for the background
 * run that reads it. Without an id, the work belongs to no request.
 */
export const forRequest = <Result>(requestId: string | null | undefined, work: () => Result): Result =>
  requestId === null || requestId === undefined ? work() : present.run(requestId, work)

/** The id of the request that the present work is done for. */
export const presentRequest = (): string | undefined => present.getStore()
