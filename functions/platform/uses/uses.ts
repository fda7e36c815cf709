import type { Config } from '../config/config.ts'
import type { Environment, SecretOf } from '../config/secrets.ts'
import { createDynamo, type Dynamo } from '../dynamo/dynamo.ts'
import type { World } from '../world/world.ts'

/** What every part is made of. */
export type Origin = World & Pick<Config, 'tables' | 's3' | 'buckets'> & { config: Config; dynamo: Dynamo }

export const originOf = (config: Config, world: World): Origin => ({
  ...world,
  config,
  tables: config.tables,
  s3: config.s3,
  buckets: config.buckets,
  dynamo: createDynamo(config.dynamo),
})

/** What a function reads of its environment and secrets, beyond the configuration of all. Each is a property of its app. */
export type Reads = Readonly<Record<string, (values: Environment, secretOf: SecretOf) => unknown>>

export type ReadsOf<R extends Reads> = { readonly [Name in keyof R]: ReturnType<R[Name]> }

type Parts<From> = Readonly<Record<string, (from: From) => unknown>>

/** What one Lambda uses. Its app derives from this: the type, and each part when it is first used. */
export type Uses<R extends Reads = Reads, P = unknown> = { reads: R; parts: P }

export const uses = <R extends Reads, P extends Parts<Origin & ReadsOf<R>>>(
  reads: R,
  parts: P,
): Uses<R, P> => ({
  reads,
  parts,
})

type Made<P> = { readonly [Name in keyof P]: P[Name] extends (from: never) => infer Part ? Part : never }

/** The app of a Lambda: clock, randomness and log, what it reads, and its parts. */
export type AppOf<U extends Uses> = World & ReadsOf<U['reads']> & Made<U['parts']>

export type From<U extends Uses> = Origin & ReadsOf<U['reads']>

/** Makes each part at its first use. */
export function appOf<const U extends Uses>({ reads, parts }: U, from: From<U>): AppOf<U> {
  const { clock, random, log, passwordCost } = from
  const app: Record<string, unknown> = { clock, random, log, ...(passwordCost && { passwordCost }) }
  for (const name of Object.keys(reads)) app[name] = (from as Readonly<Record<string, unknown>>)[name]
  for (const [name, make] of Object.entries(parts as Parts<From<U>>))
    Object.defineProperty(app, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make(from)
        Object.defineProperty(app, name, { value, enumerable: true })
        return value
      },
    })
  // The names and types are those of `reads` and `parts`.
  return app as AppOf<U>
}
