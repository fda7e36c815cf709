import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Access, Act } from 'local-aws/access'
import { api, type GroupName } from '#shared/api.ts'
import { routeKeyOf, type Group } from '#shared/platform/contract/endpoint.ts'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { background } from '#infra/resources/background.ts'
import { groups } from '#infra/resources/groups.ts'
import { unitsIn } from '../careers/counted-units.ts'
import type { Unit, Usage } from './prices.ts'

const megabytesOfGigabyte = 1024
/** The length of a line in the gateway's access log, and what CloudWatch adds to each line of a log. */
const accessLineBytes = 250
const lineOverheadBytes = 26

/** The memory of the function that answers a route. */
const megabytesOf: ReadonlyMap<string, number> = new Map(
  Object.entries<Group>(api).flatMap(([name, group]) =>
    Object.values(group).map((endpoint) => [routeKeyOf(endpoint), groups[name as GroupName].memoryMegabytes]),
  ),
)

const isFileRead = (action: string): boolean => action === 'GetObject' || action === 'HeadObject'
const isFree = (action: string): boolean => action.startsWith('Delete') || action.startsWith('Abort')
export type Meter = {
  access: Access
  note: (line: string) => void
  add: (unit: Unit, amount: number) => void
  /** What was used since the last call of `take`. */
  take: () => Usage
}

/**
 * Counts what the functions of this process use: the units that DynamoDB reports, requests to S3 and SES, answers and their time, and
 * log lines. DynamoDB reports nothing for writes whose condition fails, so these are not counted.
 */
export function createMeter(): Meter {
  let used = new Map<Unit, number>()
  const add = (unit: Unit, amount: number): void => void used.set(unit, (used.get(unit) ?? 0) + amount)
  countUnits(add)
  const granted = grantedAccess()
  const countAct = (act: Act): void => {
    if (act.service === 'ses') add('emails', 1)
    if (act.service === 's3' && !isFree(act.action))
      add(isFileRead(act.action) ? 'fileReads' : 'fileWrites', 1)
  }
  return {
    access: {
      principalOf: granted.principalOf,
      may: (principal, act) => {
        countAct(act)
        return granted.may(principal, act)
      },
    },
    note: (line) => {
      add('logBytes', Buffer.byteLength(line) + lineOverheadBytes)
      const { event, route, milliseconds } = JSON.parse(line) as Record<string, unknown>
      if (event !== 'answered') return
      const megabytes =
        megabytesOf.get(String(route).replace(/ \/api/, ' ')) ?? megabytesOf.get(String(route))
      add('apiCalls', 1)
      add('edgeRequests', 1)
      add('functionRuns', 1)
      add('logBytes', accessLineBytes + lineOverheadBytes)
      add('gigabyteSeconds', gigabyteSeconds(megabytes ?? groups.auth.memoryMegabytes, Number(milliseconds)))
    },
    add,
    take: () => {
      const taken = Object.fromEntries(used)
      used = new Map()
      return taken
    },
  }
}

export const gigabyteSeconds = (megabytes: number, milliseconds: number): number =>
  (megabytes / megabytesOfGigabyte) * (milliseconds / 1000)

export const backgroundMegabytes = background.letters.memoryMegabytes

/** Makes each client of this process request the consumed capacity with each call, and counts it. */
function countUnits(add: Meter['add']): void {
  const { prototype } = DynamoDBDocumentClient
  const send = Reflect.get(prototype, 'send') as (
    command: { input: object },
    ...rest: unknown[]
  ) => Promise<unknown>
  Object.assign(prototype, {
    async send(this: unknown, command: { input: object }, ...rest: unknown[]) {
      Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' })
      const output = await send.call(this, command, ...rest)
      const { read, write } = unitsIn(command.constructor.name, output as object)
      if (read > 0) add('readUnits', read)
      if (write > 0) add('writeUnits', write)
      return output
    },
  })
}
