import { secretIdPrefixes } from '../secret-ids.ts'
import { UsageError } from '../arguments.ts'
import type { generationSettings } from './rotate.ts'
import type { Part } from './stack-parts.ts'

type Generated = keyof typeof generationSettings

const prefixes = {
  origin: secretIdPrefixes.originSecret,
  'sign-in': secretIdPrefixes.signInKey,
  'second-factor': secretIdPrefixes.factorKey,
} as const satisfies Record<Generated, string>

/** The generations that the deployed functions accept; none where the stack is not deployed. */
export function acceptedGenerations(parts: readonly Part[], what: Generated): number[] {
  const pattern = new RegExp(`^${prefixes[what]}(\\d+)[0-9A-F]{8}$`)
  return parts.flatMap(({ type, logicalId }) => {
    const generation = type === 'AWS::SecretsManager::Secret' ? pattern.exec(logicalId)?.[1] : undefined
    return generation === undefined ? [] : [Number(generation)]
  })
}

export type Generations = {
  /** In the working tree's cdk.json. */
  present: number
  /** In the last commit's. */
  committed: number | undefined
  /** Undefined where the account could not be read. */
  accepted: readonly number[] | undefined
}

/**
 * A deployment creates the next generation in advance, so that CloudFront and the functions may be updated in either order. Two
 * rotations in one deployment would use a generation that the running functions do not accept.
 */
export function refuseSecondRotation({ present, committed, accepted }: Generations): void {
  const isAccepted = accepted === undefined || accepted.length === 0 || accepted.includes(present + 1)
  const isCommitted = committed === undefined || committed >= present
  if (isAccepted && isCommitted) return
  throw new UsageError(
    `Generation ${present} is not deployed yet. Deploy it first: with two rotations in one deployment, requests are refused and candidates signed out.`,
  )
}
