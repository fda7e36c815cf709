import { SettingsError } from './settings-error.ts'

/** One of several deployments in an account; undefined for the one that visitors use. */
export type Stage = string | undefined

/** Part of names of buckets, which have 63 characters at most. */
const stagePattern = /^[a-z][a-z0-9]{0,11}$/

type Context = (name: string) => unknown

/** What belongs to one address or one mailbox, and which a stage therefore does not take over. */
const ownOfProduction = new Set([
  'domainName',
  'certificateArn',
  'deskDomainName',
  'webAclArn',
  'monthlyBudgetDollars',
  'signInConcurrency',
  'originSecretGeneration',
  'signInKeyGeneration',
])

export function stageIn(context: Context): Stage {
  const stage = context('stage')
  if (stage === undefined || stage === '' || stage === 'production') return undefined
  if (typeof stage !== 'string' || !stagePattern.test(stage))
    throw new SettingsError(
      'Set "stage" to a name of 1 to 12 small letters and digits, such as "staging", or leave it out for production.',
    )
  return stage
}

/**
 * The settings of a stage: its own ones below "stages" in cdk.json, then those of production, but for its addresses, budget,
 * reserved executions and secrets. `--context name=value` names a setting of production.
 */
export function contextOf(stage: Stage, context: Context): Context {
  if (stage === undefined) return context
  const own = ownSettings(context('stages'), stage)
  return (name) => own.get(name) ?? (ownOfProduction.has(name) ? undefined : context(name))
}

function ownSettings(stages: unknown, stage: string): ReadonlyMap<string, unknown> {
  const all = typeof stages === 'object' && stages !== null ? new Map(Object.entries(stages)) : new Map()
  const own: unknown = all.get(stage)
  if (typeof own !== 'object' || own === null)
    throw new SettingsError(
      `Add the settings of the stage "${stage}" below "stages" in cdk.json; {} takes those of production.`,
    )
  return new Map(Object.entries(own))
}
