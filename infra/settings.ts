/** The operator's settings of a deployment, from the context of cdk.json or `--context name=value`. */
export type Settings = {
  /** The site's domain name and its certificate. Without both, the site has CloudFront's domain name. */
  domain: { name: string; certificateArn: string } | undefined
  webAclArn: string | undefined
  apiKeys: readonly string[]
  mailFrom: string
  enquiriesTo: string
  alarmEmail: string | undefined
  /** Whether HSTS asks for the browsers' preload lists, which bind every name of the domain and are hard to leave. */
  hstsPreload: boolean
  /**
   * How many sign-ins at once no other function can displace; 0 reserves none. The account's limit of concurrent
   * functions must be at least a hundred above it, and is ten in some new accounts.
   */
  signInConcurrency: number
  /** Raising it by one rotates the origin secret; see docs/decisions/008-stack.md. */
  originSecretGeneration: number
  /** Raising it by one rotates the key for sign-in tokens; existing tokens stay valid. */
  sessionKeyGeneration: number
}

/** An invalid setting, which stops the deployment before it starts. Its message tells the operator what to set. */
export class SettingsError extends Error {}

type Context = (name: string) => unknown

export function settingsFrom(context: Context): Settings {
  const text = (name: string): string | undefined => {
    const value = context(name)
    if (value === undefined || value === '') return undefined
    if (typeof value !== 'string') throw new SettingsError(`Set "${name}" in cdk.json to a text.`)
    return value
  }
  const required = (name: string): string => {
    const value = text(name)
    if (value === undefined) throw new SettingsError(`Set "${name}" in cdk.json.`)
    return value
  }
  return {
    domain: domainOf(text('domainName'), text('certificateArn')),
    webAclArn: text('webAclArn'),
    apiKeys: listOf('apiKeys', context('apiKeys')),
    mailFrom: required('mailFrom'),
    enquiriesTo: required('enquiriesTo'),
    alarmEmail: text('alarmEmail'),
    hstsPreload: String(context('hstsPreload') ?? 'false') === 'true',
    signInConcurrency: concurrencyOf(context('signInConcurrency')),
    originSecretGeneration: generationOf('originSecretGeneration', context('originSecretGeneration')),
    sessionKeyGeneration: generationOf('sessionKeyGeneration', context('sessionKeyGeneration')),
  }
}

function domainOf(name: string | undefined, certificateArn: string | undefined): Settings['domain'] {
  if (name === undefined && certificateArn === undefined) return undefined
  if (name === undefined || certificateArn === undefined) {
    throw new SettingsError('Set "domainName" and "certificateArn" in cdk.json together, or neither.')
  }
  if (!certificateArn.startsWith('arn:aws:acm:us-east-1:')) {
    throw new SettingsError(
      'Set "certificateArn" to a certificate in us-east-1: CloudFront reads no other region.',
    )
  }
  return { name, certificateArn }
}

/** A list in cdk.json, or comma-separated on the command line. */
function listOf(name: string, value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const texts = parts.filter((part) => typeof part === 'string' && part !== '').map(String)
  if (texts.length === 0) throw new SettingsError(`Set "${name}" in cdk.json to a list of at least one text.`)
  return texts
}

function concurrencyOf(value: unknown): number {
  const many = Number(value ?? 0)
  if (!Number.isInteger(many) || many < 0)
    throw new SettingsError('Set "signInConcurrency" in cdk.json to a whole number, or to 0 for none.')
  return many
}

function generationOf(name: string, value: unknown): number {
  const generation = Number(value ?? 1)
  if (!Number.isInteger(generation) || generation < 1) {
    throw new SettingsError(`Set "${name}" in cdk.json to 1, or one more than it was.`)
  }
  return generation
}
