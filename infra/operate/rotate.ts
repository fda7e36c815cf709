/** The keys that an operator rotates, each by a change of cdk.json and a deployment. */
export const rotations = ['origin', 'sign-in', 'api-key', 'voice'] as const
export type Rotation = (typeof rotations)[number]

type Context = Record<string, unknown>

type Wish = {
  what: Rotation
  /** A stage has generations of its own. */
  stage: string | undefined
  /** For `api-key`: the new key; for `voice`: the name of the new secret. */
  value?: string | undefined
  /** Ends the old API keys, once no tab has them any more. */
  finish?: boolean
}

export class RotationError extends Error {}

/** The context of cdk.json with the key rotated, and what to do next. */
export function rotated(context: Context, wish: Wish): { context: Context; next: string[] } {
  if (wish.stage === undefined) return changed(context, wish)
  const stages = recordOf(context['stages'])
  const own = recordOf(stages[wish.stage])
  const inherited = wish.what === 'api-key' ? { apiKeys: context['apiKeys'], ...own } : own
  const { context: after, next } = changed(inherited, wish)
  return { context: { ...context, stages: { ...stages, [wish.stage]: after } }, next }
}

const recordOf = (value: unknown): Context =>
  typeof value === 'object' && value !== null ? { ...(value as Context) } : {}

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
        context: generation(context, 'originSecretGeneration'),
        next: [
          deploy(wish),
          'No request is refused meanwhile. A secret that leaked is refused after a second rotation and deployment.',
        ],
      }
    case 'sign-in':
      return {
        context: generation(context, 'signInKeyGeneration'),
        next: [
          deploy(wish),
          'Everybody stays signed in. A key that leaked is refused after a second rotation and deployment, which ends the sign-ins of the first generation.',
        ],
      }
    case 'api-key':
      return apiKey(context, wish)
    case 'voice':
      if (wish.value === undefined)
        throw new RotationError(
          'Store the new keys in Secrets Manager, and give the name of that secret: --value NAME.',
        )
      return {
        context: { ...context, voiceAgentSecret: wish.value },
        next: [deploy(wish), 'Calls that run go on. Delete the old secret after an hour.'],
      }
  }
}

function apiKey(context: Context, wish: Wish): { context: Context; next: string[] } {
  const keys = Array.isArray(context['apiKeys']) ? context['apiKeys'].map(String) : []
  if (wish.finish === true)
    return {
      context: { ...context, apiKeys: keys.slice(0, 1) },
      next: [
        deploy(wish),
        'Tabs that were opened before the first deployment of the rotation must be loaded again.',
      ],
    }
  if (wish.value === undefined || keys.includes(wish.value))
    throw new RotationError('Give a key that was not used before: --value merbok-web-2027-01.')
  return {
    context: { ...context, apiKeys: [wish.value, ...keys] },
    next: [
      deploy(wish),
      'Pages send the new key from now on; open tabs still send the old one, which is accepted.',
      'A week later: npm run operate -- rotate api-key --finish, and deploy again.',
    ],
  }
}
