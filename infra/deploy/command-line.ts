import { isGiven, readArguments, UsageError, valueOf, type KnownOptions } from '../arguments.ts'

/** The arguments of the operator: the options of this command, and those for the CDK. */
export type DeployLine = {
  stage: string | undefined
  /** Also among `cdkArgs`. */
  profile: string | undefined
  /** Whether to run the smoke test after the deployment. */
  smoke: boolean
  /** Whether to check and to print the changes only. */
  onlyCheck: boolean
  /** A folder with a cloud assembly of the stage, to be deployed in place of this checkout. */
  assembly: string | undefined
  /** The commit that the assembly was synthesised from; undefined for that of this checkout. */
  release: string | undefined
  /** Tables, buckets and indexes that the release lacks and that leave the stack: `staff`, `applications.byStatus`. */
  dropped: readonly string[]
  cdkArgs: readonly string[]
}

export const usage = `npm run deploy -- [--stage NAME] [--check] [--no-smoke] [options of "cdk deploy"]

  --stage NAME                 the stage of cdk.json to deploy; without it, or with "production", production
  --check                      checks the account, prints what would change, and deploys nothing
  --no-smoke                   leaves out the smoke test after the deployment
  --assembly FOLDER            deploys what "npm run assemblies" has synthesised for the stage, and builds nothing
  --release COMMIT             the commit of this assembly; without it, that of this checkout
  --drop NAME,TABLE.INDEX      takes tables, buckets and indexes out of the stack that the release lacks; tables and buckets keep their data
  --profile NAME               the AWS profile
  --context NAME=VALUE         a setting that replaces the one of cdk.json
  --require-approval never     grants new permissions without asking
`

const values = {
  stage: 'value',
  check: 'switch',
  'no-smoke': 'switch',
  assembly: 'value',
  release: 'value',
  drop: 'value',
  help: 'switch',
} as const

/** Options of the CDK that mean the same for all stacks and for both steps of a first deployment. */
const ofCdk: KnownOptions = {
  profile: 'value',
  context: 'value',
  'require-approval': 'value',
  'role-arn': 'value',
  'toolkit-stack-name': 'value',
  'ca-bundle-path': 'value',
  proxy: 'value',
  concurrency: 'value',
  progress: 'value',
  verbose: 'switch',
  debug: 'switch',
  force: 'switch',
  rollback: 'switch',
  'no-rollback': 'switch',
  'no-color': 'switch',
  'no-notices': 'switch',
  ci: 'switch',
}

export function readDeployLine(args: readonly string[]): DeployLine | 'help' {
  const given = readArguments(
    args,
    { ...values, ...ofCdk },
    { h: 'help', c: 'context', v: 'verbose', f: 'force' },
  )
  if (isGiven(given, 'help')) return 'help'
  const [word] = given.words
  if (word !== undefined)
    throw new UsageError(`"${word}" is not an option. Name a stage with -- --stage NAME, after two hyphens.`)
  const stage = valueOf(given, 'stage')
  const assembly = valueOf(given, 'assembly')
  if (assembly !== undefined && valueOf(given, 'context') !== undefined)
    throw new UsageError(
      'An assembly has its settings already. Leave out --context, or deploy without --assembly.',
    )
  if (assembly === undefined && isGiven(given, 'release'))
    throw new UsageError('--release names the commit of an --assembly.')
  const passedOn = given.options
    .filter(({ name }) => !Object.hasOwn(values, name))
    .flatMap(({ name, value }) => [`--${name}`, ...(value === undefined ? [] : [value])])
  return {
    stage,
    profile: valueOf(given, 'profile'),
    smoke: !isGiven(given, 'no-smoke'),
    onlyCheck: isGiven(given, 'check'),
    assembly,
    release: valueOf(given, 'release'),
    dropped: valueOf(given, 'drop')?.split(',') ?? [],
    cdkArgs: [...(stage === undefined ? [] : ['--context', `stage=${stage}`]), ...passedOn],
  }
}

/** The options that npm might take for itself; it calls `--no-smoke` `smoke`. */
export const ownNames = ['stage', 'check', 'smoke', 'assembly', 'release', 'drop', 'profile'] as const

/** The settings that the operator sets with `--context name=value`. */
export function contextIn(args: readonly string[]): ReadonlyMap<string, string> {
  const pairs = args.flatMap((arg, at) => {
    const given = arg === '--context' ? args[at + 1] : undefined
    const [, name, value] = /^([^=]+)=(.*)$/.exec(given ?? '') ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
  return new Map(pairs)
}
