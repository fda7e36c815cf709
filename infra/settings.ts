import { longestRoomSeconds } from '#shared/application/session/interview-status.ts'
import type { InterviewProcessing } from '#shared/platform/processors.ts'
import type { NetworkLimits } from '#shared/platform/contract/limits.ts'
import { countOf, interviewerOf, type InterviewerSettings } from './interviewer-settings.ts'
import { networkLimitsOf } from './network-limits.ts'
import { maySendAs } from './mail-identity.ts'
import { missingForProduction } from './production-settings.ts'
import { SettingsError } from './settings-error.ts'
import { contextOf, stageIn, type Stage } from './stage.ts'

/** The operator's settings of a deployment, from the context of cdk.json or `--context name=value`. */
export type Settings = {
  /** Undefined in the deployment for visitors. */
  stage: Stage
  /** The commit that is deployed, for the answer of /api/health. */
  release: string | undefined
  /**
   * The site's domain name and its certificate. Without both, the site has CloudFront's domain name. `desk`: the desk's own
   * host name, which the certificate names, too; without one the desk is on the site's.
   */
  domain: { name: string; certificateArn: string; desk: string | undefined } | undefined
  /** A web ACL of the operator's own, which replaces the limit of `requestsPerAddress`. */
  webAclArn: string | undefined
  /** How many requests in five minutes CloudFront takes from one IP address; 0 for no such limit, which costs money. */
  requestsPerAddress: number
  /** How many requests per second the gateway takes for one route, from all callers together; a burst may be twice that. */
  requestsPerSecond: number
  /** What one network may do in a window, where a campaign needs other numbers than `shared/platform/contract/limits.ts` has. */
  networkLimits: NetworkLimits
  /** The bootstrap whose roles deploy the stage; an own one keeps the pipeline of a stage from deploying another. */
  bootstrapQualifier: string
  apiKeys: readonly string[]
  mailFrom: string
  /** An existing identity of SES in the stack's region; without one the stack creates one for the sender. */
  mailIdentity: string | undefined
  enquiriesTo: string
  alarmEmail: string | undefined
  /** Who is woken: an e-mail address, a phone number such as +60123456789, or the https:// URL of a pager. */
  alarmPager: string | undefined
  /** The budget of the account for a month, in US dollars; 0 where the account may have no budgets. */
  monthlyBudgetDollars: number
  /** Whether HSTS asks for the browsers' preload lists, which bind every name of the domain and are hard to leave. */
  hstsPreload: boolean
  /**
   * Concurrent executions reserved for signing in; 0 reserves none. Functions that could take the account's whole quota are
   * then bounded as well, which reserves 40 more. The quota must be at least a hundred above both, and is ten in
   * some new accounts, where nothing can be reserved.
   */
  signInConcurrency: number
  /** Concurrent executions of the interviewer's function, reserved and at most; 0 reserves none and bounds nothing. */
  interviewerConcurrency: number
  /** Raising it by one rotates the origin secret; see docs/decisions/008-stack.md. */
  originSecretGeneration: number
  /** Raising it by one rotates the key for sign-in tokens; existing tokens stay valid. */
  signInKeyGeneration: number
  /** Raising it by one rotates the key of the staff's second factors. */
  factorKeyGeneration: number
  /** The account at Pipecat Cloud and Daily, which conduct interviews. Without it the interviewer is the built-in one. */
  voice: VoiceSettings | undefined
  /** The model, the voice and the live recognition of the interviewer, and the transcription of recordings; undefined without all of them. */
  interviewer: InterviewerSettings | undefined
  /** Whom a candidate in danger is told to call; without it, Malaysia's numbers. */
  emergencyContacts: string | undefined
  /** Whether pages may ask for test mode. Never in production: a test needs neither camera nor microphone. */
  testInterviews: boolean
}

export type VoiceSettings = {
  agentName: string
  /** The secret in Secrets Manager with `publicKey` and `privateKey`. */
  secretName: string
  /** The domain's name at Daily: the first label of the rooms' host. */
  dailyDomain: string
  /** Daily's AWS account. */
  dailyAccount: string
  /** How many minutes all calls of a day may take together; above it no interview starts until the next day in Malaysia. */
  callMinutesPerDay: number
  /** Whether the provider records calls, too. The browser always does. */
  recordsInCloud: boolean
}

type Context = (name: string) => unknown

const defaultRequestsPerSecond = 300

export function settingsFrom(given: Context): Settings {
  const stage = stageIn(given)
  const context = contextOf(stage, given)
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
  const settings: Settings = {
    stage,
    release: text('release'),
    domain: domainOf(text('domainName'), text('certificateArn'), text('deskDomainName')),
    webAclArn: text('webAclArn'),
    requestsPerAddress: requestsOf(context('requestsPerAddress')),
    requestsPerSecond: countOf('requestsPerSecond', context('requestsPerSecond') ?? defaultRequestsPerSecond),
    networkLimits: networkLimitsOf(context('networkLimits')),
    bootstrapQualifier: qualifierOf(text('bootstrapQualifier')),
    apiKeys: listOf('apiKeys', context('apiKeys')),
    mailFrom: required('mailFrom'),
    mailIdentity: text('mailIdentity'),
    enquiriesTo: required('enquiriesTo'),
    alarmEmail: text('alarmEmail'),
    alarmPager: pagerOf(text('alarmPager')),
    monthlyBudgetDollars: dollarsOf(context('monthlyBudgetDollars')),
    hstsPreload: switchOf('hstsPreload', context('hstsPreload')),
    signInConcurrency: concurrencyOf('signInConcurrency', context),
    interviewerConcurrency: concurrencyOf('interviewerConcurrency', context),
    originSecretGeneration: generationOf('originSecretGeneration', context('originSecretGeneration')),
    signInKeyGeneration: generationOf('signInKeyGeneration', context('signInKeyGeneration')),
    factorKeyGeneration: generationOf('factorKeyGeneration', context('factorKeyGeneration')),
    voice: voiceOf(text, {
      callMinutes: context('callMinutesPerDay'),
      recordsInCloud: switchOf('cloudRecordings', context('cloudRecordings')),
    }),
    interviewer: interviewerOf(text, context),
    emergencyContacts: text('emergencyContacts'),
    testInterviews: switchOf('testInterviews', context('testInterviews')),
  }
  check(settings)
  return settings
}

/** What the privacy policy says about interviews. A provider of calls takes the place of the model, as in the room. */
export function interviewProcessingOf({
  voice,
  interviewer,
}: Pick<Settings, 'voice' | 'interviewer'>): InterviewProcessing {
  if (voice !== undefined) return { kind: 'call', isRecordedByProvider: voice.recordsInCloud }
  if (interviewer === undefined) return { kind: 'built-in' }
  const { model, speechStream, transcription, processors } = interviewer
  return model === undefined
    ? { kind: 'transcribed', ...processors }
    : {
        kind: 'model',
        isHeard: speechStream !== undefined,
        isTranscribed: transcription !== undefined,
        ...processors,
      }
}

/** Refuses settings that contradict each other. */
function check(settings: Settings): void {
  const { domain, mailFrom, mailIdentity } = settings
  if (mailIdentity !== undefined && !maySendAs(mailIdentity, mailFrom))
    throw new SettingsError(
      `Set "mailIdentity" in cdk.json to the identity of SES that sends as ${mailFrom}: the address or its domain.`,
    )
  const missing = domain === undefined ? [] : missingForProduction(settings)
  if (missing.length > 0)
    throw new SettingsError(
      ['"domainName" is set, so this deployment is for visitors.', ...missing].join('\n'),
    )
}

const agentNamePattern = /^[A-Za-z0-9][\w-]{0,62}$/
const domainPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
const accountPattern = /^\d{12}$/

function voiceOf(
  text: (name: string) => string | undefined,
  { callMinutes, recordsInCloud }: { callMinutes: unknown; recordsInCloud: boolean },
): VoiceSettings | undefined {
  const [agentName, secretName, dailyDomain] = [
    text('voiceAgent'),
    text('voiceAgentSecret'),
    text('dailyDomain'),
  ]
  if (agentName === undefined && secretName === undefined && dailyDomain === undefined) return undefined
  if (agentName === undefined || secretName === undefined || dailyDomain === undefined) {
    throw new SettingsError(
      'Set "voiceAgent", "voiceAgentSecret" and "dailyDomain" in cdk.json together, or none of them.',
    )
  }
  const dailyAccount = text('dailyAccount') ?? ''
  if (!agentNamePattern.test(agentName))
    throw new SettingsError('Set "voiceAgent" to the name of an agent at Pipecat Cloud.')
  if (!domainPattern.test(dailyDomain))
    throw new SettingsError('Set "dailyDomain" to the first label of the host of your rooms at Daily.')
  if (!accountPattern.test(dailyAccount))
    throw new SettingsError('Set "dailyAccount" to the twelve digits of Daily\'s AWS account.')
  const callMinutesPerDay = callMinutesOf(callMinutes)
  return { agentName, secretName, dailyDomain, dailyAccount, recordsInCloud, callMinutesPerDay }
}

/** Below the minutes of the longest room no call with the most extra time could start. */
const minCallMinutes = longestRoomSeconds / 60

function callMinutesOf(value: unknown): number {
  const minutes = Number(value ?? 0)
  if (!Number.isInteger(minutes) || minutes < minCallMinutes)
    throw new SettingsError(
      `Set "callMinutesPerDay" in cdk.json to the minutes that all calls of a day may cost, at least ${minCallMinutes}.`,
    )
  return minutes
}

/** That of a bootstrap without --qualifier, and the form that the CDK accepts. */
const defaultQualifier = 'hnb659fds'
const qualifierPattern = /^[a-z0-9]{1,10}$/

function qualifierOf(qualifier = defaultQualifier): string {
  if (qualifierPattern.test(qualifier)) return qualifier
  throw new SettingsError('Set "bootstrapQualifier" in cdk.json to 1 to 10 small letters and digits.')
}

const pagerPattern = /^(\+\d{8,15}|https:\/\/\S+|[^\s@]+@[^\s@]+)$/

function pagerOf(receiver: string | undefined): string | undefined {
  if (receiver === undefined || pagerPattern.test(receiver)) return receiver
  throw new SettingsError(
    'Set "alarmPager" in cdk.json to an e-mail address, a phone number such as +60123456789, or the https:// URL of your pager.',
  )
}

/** `true` or `false` in cdk.json, a text on the command line. */
function switchOf(name: string, value: unknown): boolean {
  if (value === undefined || value === '' || value === false || value === 'false') return false
  if (value === true || value === 'true') return true
  throw new SettingsError(`Set "${name}" in cdk.json to true or false.`)
}

function domainOf(
  name: string | undefined,
  certificateArn: string | undefined,
  desk: string | undefined,
): Settings['domain'] {
  if (desk !== undefined && (name === undefined || desk === name))
    throw new SettingsError(
      'Set "deskDomainName" in cdk.json to another host name than "domainName", and only beside it.',
    )
  if (name === undefined && certificateArn === undefined) return undefined
  if (name === undefined || certificateArn === undefined) {
    throw new SettingsError('Set "domainName" and "certificateArn" in cdk.json together, or neither.')
  }
  if (!certificateArn.startsWith('arn:aws:acm:us-east-1:')) {
    throw new SettingsError(
      'Set "certificateArn" to a certificate in us-east-1: CloudFront reads no other region.',
    )
  }
  return { name, certificateArn, desk }
}

/** A list in cdk.json, or comma-separated on the command line. */
function listOf(name: string, value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const texts = parts.filter((part) => typeof part === 'string' && part !== '').map(String)
  if (texts.length === 0) throw new SettingsError(`Set "${name}" in cdk.json to a list of at least one text.`)
  return texts
}

function concurrencyOf(name: string, context: Context): number {
  const executions = Number(context(name) ?? 0)
  if (!Number.isInteger(executions) || executions < 0)
    throw new SettingsError(`Set "${name}" in cdk.json to a whole number, or to 0 for none.`)
  return executions
}

/** The lowest limit of AWS WAF. */
const minRequests = 10

function requestsOf(value: unknown): number {
  const requests = Number(value ?? 0)
  if (!Number.isInteger(requests) || (requests !== 0 && requests < minRequests))
    throw new SettingsError(
      `Set "requestsPerAddress" in cdk.json to the requests of one IP address in five minutes, at least ${minRequests}, or to 0 for no limit.`,
    )
  return requests
}

function dollarsOf(value: unknown): number {
  const dollars = Number(value ?? 0)
  if (!Number.isFinite(dollars) || dollars < 0)
    throw new SettingsError(
      'Set "monthlyBudgetDollars" in cdk.json to what a month may cost in US dollars, or to 0 for no budget.',
    )
  return dollars
}

function generationOf(name: string, value: unknown): number {
  const generation = Number(value ?? 1)
  if (!Number.isInteger(generation) || generation < 1) {
    throw new SettingsError(`Set "${name}" in cdk.json to 1, or one more than it was.`)
  }
  return generation
}
