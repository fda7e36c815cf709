import { SettingsError } from './settings-error.ts'

/** One of several deployments in an account; undefined for the one that visitors use. */
export type Stage = string | undefined

/** Short, because it is part of bucket names, which have at most 63 characters. */
const stagePattern = /^[a-z][a-z0-9]{0,11}$/

type Context = (name: string) => unknown

/** Settings that a stage does not take over, because they belong to the domain, the quotas or the secrets of production. */
const ownOfProduction = new Set([
  'domainName',
  'certificateArn',
  'deskDomainName',
  'webAclArn',
  'bootstrapQualifier',
  'monthlyBudgetDollars',
  'signInConcurrency',
  'interviewerConcurrency',
  'originSecretGeneration',
  'signInKeyGeneration',
  'factorKeyGeneration',
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
 * reserved executions and secrets. `--context name=value` sets a setting of production.
 */
export function contextOf(stage: Stage, context: Context): Context {
  if (stage === undefined) return context
  const settings = ownSettings(context('stages'), stage)
  return (name) => settings.get(name) ?? (ownOfProduction.has(name) ? undefined : context(name))
}

function ownSettings(stages: unknown, stage: string): ReadonlyMap<string, unknown> {
  const all = typeof stages === 'object' && stages !== null ? new Map(Object.entries(stages)) : new Map()
  const stageValue: unknown = all.get(stage)
  if (typeof stageValue !== 'object' || stageValue === null)
    throw new SettingsError(
      `Add the settings of the stage "${stage}" below "stages" in cdk.json; {} takes those of production.`,
    )
  return new Map(Object.entries(stageValue))
}
