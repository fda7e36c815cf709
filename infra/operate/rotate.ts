import { UsageError } from '../arguments.ts'

/** The keys that an operator rotates, each by a change of cdk.json and a deployment. */
export const rotations = ['origin', 'sign-in', 'second-factor', 'api-key', 'voice'] as const
export type Rotation = (typeof rotations)[number]

type Context = Record<string, unknown>

type Wish = {
  what: Rotation
  stage: string | undefined
  /** For `api-key`: the new key; for `voice`: the name of the new secret. */
  value?: string | undefined
  /** Removes the old API keys, which open tabs may still send. */
  finish?: boolean
}

/** The setting that counts the generations of a key. */
export const generationSettings = {
  origin: 'originSecretGeneration',
  'sign-in': 'signInKeyGeneration',
  'second-factor': 'factorKeyGeneration',
} as const

/** The context of cdk.json with the key rotated, and what to do next. */
export function rotated(context: Context, wish: Wish): { context: Context; next: string[] } {
  refuseForeignOptions(wish)
  if (wish.stage === undefined) return changed(context, wish)
  const settings = stageSettings(context, wish.stage)
  const inherited = wish.what === 'api-key' ? { apiKeys: context['apiKeys'], ...settings } : settings
  const { context: after, next } = changed(inherited, wish)
  return { context: { ...context, stages: { ...recordOf(context['stages']), [wish.stage]: after } }, next }
}

const recordOf = (value: unknown): Context =>
  typeof value === 'object' && value !== null ? { ...(value as Context) } : {}

/** Throws for an unknown name, because a typing mistake must not add a stage. */
export function stageSettings(context: Context, stage: string): Context {
  const stages = recordOf(context['stages'])
  if (!Object.hasOwn(stages, stage))
    throw new UsageError(`cdk.json has no stage "${stage}"; it has: ${Object.keys(stages).join(', ')}.`)
  return recordOf(stages[stage])
}

function refuseForeignOptions({ what, value, finish }: Wish): void {
  if (finish === true && (what !== 'api-key' || value !== undefined))
    throw new UsageError('Use --finish only in "rotate api-key --finish".')
  if (value !== undefined && what in generationSettings)
    throw new UsageError(`"rotate ${what}" takes no --value: the deployment creates the secret.`)
}

const deploy = ({ stage }: Wish): string =>
  `npm run deploy${stage === undefined ? '' : ` -- --stage ${stage}`}`

const generation = (context: Context, name: string): Context => ({
  ...context,
  [name]: Number(context[name] ?? 1) + 1,
})

function changed(context: Context, wish: Wish): { context: Context; next: string[] } {
  switch (wish.what) {
    case 'origin':
      return {
        context: generation(context, generationSettings.origin),
        next: [
          deploy(wish),
          'No request is refused meanwhile. A secret that leaked is refused after a second rotation and deployment.',
        ],
      }
    case 'sign-in':
      return {
        context: generation(context, generationSettings['sign-in']),
        next: [
          deploy(wish),
          'Candidates stay signed in. A key that leaked is refused after a second rotation and deployment, which ends the sign-ins of the first generation.',
        ],
      }
    case 'second-factor':
      return {
        context: generation(context, generationSettings['second-factor']),
        next: [
          deploy(wish),
          'Authenticators work on. When the next member signs in at the desk, all of them are sealed with the new key; a second rotation is refused before.',
        ],
      }
    case 'api-key':
      return apiKey(context, wish)
    case 'voice':
      return {
        context: { ...context, voiceAgentSecret: secretName(wish.value) },
        next: [deploy(wish), 'Running calls are not interrupted. Delete the old secret after an hour.'],
      }
  }
}

const keyOfProvider = /^(?:sk|pk)[_-]/i
const secretNamePattern = /^[\w/+=.@-]{1,512}$/

/** Refuses what looks like a key, because cdk.json is committed; the message does not repeat it. */
function secretName(value: string | undefined): string {
  if (value === undefined || keyOfProvider.test(value) || !secretNamePattern.test(value))
    throw new UsageError(
      'Store the new keys in Secrets Manager, and give the name of that secret, not a key: --value merbok/pipecat-2.',
    )
  return value
}

/** The minimum length refuses placeholders. */
const apiKeyPattern = /^[\w.-]{8,100}$/

function apiKey(context: Context, wish: Wish): { context: Context; next: string[] } {
  const keys = Array.isArray(context['apiKeys']) ? context['apiKeys'].map(String) : []
  if (wish.finish === true)
    return {
      context: { ...context, apiKeys: keys.slice(0, 1) },
      next: [
        deploy(wish),
        'Tabs that were opened before the first deployment of the rotation must be reloaded.',
      ],
    }
  if (wish.value === undefined || !apiKeyPattern.test(wish.value) || keys.includes(wish.value))
    throw new UsageError(
      'Give a key that was not used before, of 8 to 100 letters, digits, ".", "_" and "-": --value merbok-web-2027-01.',
    )
  return {
    context: { ...context, apiKeys: [wish.value, ...keys] },
    next: [
      deploy(wish),
      'Pages send the new key from now on; open tabs still send the old one, which is accepted.',
      'A week later: npm run operate -- rotate api-key --finish, and deploy again.',
    ],
  }
}
