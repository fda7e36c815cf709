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
  /** The folder of `npm run assemblies` with the templates to deploy; undefined where the CDK synthesises them. */
  assembly: string | undefined
  cdkArgs: readonly string[]
}

export const usage = `npm run deploy -- [--stage NAME] [--check] [--no-smoke] [options of "cdk deploy"]

  --stage NAME                 the stage of cdk.json to deploy; without it, or with "production", production
  --check                      checks the account, prints what would change, and deploys nothing
  --no-smoke                   leaves out the smoke test after the deployment
  --assembly FOLDER            deploys what "npm run assemblies" has synthesised, and builds nothing
  --profile NAME               the AWS profile
  --context NAME=VALUE         a setting that replaces the one of cdk.json
  --require-approval never     grants new permissions without asking
`

const own = {
  stage: 'value',
  check: 'switch',
  'no-smoke': 'switch',
  assembly: 'value',
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
    { ...own, ...ofCdk },
    { h: 'help', c: 'context', v: 'verbose', f: 'force' },
  )
  if (isGiven(given, 'help')) return 'help'
  const [word] = given.words
  if (word !== undefined)
    throw new UsageError(`"${word}" is not an option. Name a stage with -- --stage NAME, after two hyphens.`)
  const stage = valueOf(given, 'stage')
  const passedOn = given.options
    .filter(({ name }) => !Object.hasOwn(own, name))
    .flatMap(({ name, value }) => [`--${name}`, ...(value === undefined ? [] : [value])])
  return {
    stage,
    profile: valueOf(given, 'profile'),
    smoke: !isGiven(given, 'no-smoke'),
    onlyCheck: isGiven(given, 'check'),
    assembly: valueOf(given, 'assembly'),
    cdkArgs: [...(stage === undefined ? [] : ['--context', `stage=${stage}`]), ...passedOn],
  }
}

/** The options that npm might take for itself; it calls `--no-smoke` `smoke`. */
export const ownNames = ['stage', 'check', 'smoke', 'assembly', 'profile'] as const

/** The settings that the operator sets with `--context name=value`. */
export function contextIn(args: readonly string[]): ReadonlyMap<string, string> {
  const pairs = args.flatMap((arg, at) => {
    const given = arg === '--context' ? args[at + 1] : undefined
    const [, name, value] = /^([^=]+)=(.*)$/.exec(given ?? '') ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
  return new Map(pairs)
}
