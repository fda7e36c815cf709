/** What the operator typed: our own options, and what is passed on to the CDK. */
export type DeployLine = {
  stage: string | undefined
  /** Whether to try the deployment afterwards. */
  smoke: boolean
  /** Looks and says what would change, and deploys nothing. */
  onlyCheck: boolean
  cdkArgs: readonly string[]
}

export function readDeployLine(args: readonly string[]): DeployLine {
  const rest: string[] = []
  let [stage, smoke, onlyCheck]: [string | undefined, boolean, boolean] = [undefined, true, false]
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--stage') stage = args[(at += 1)]
    else if (arg.startsWith('--stage=')) stage = arg.slice('--stage='.length)
    else if (arg === '--no-smoke') smoke = false
    else if (arg === '--check') onlyCheck = true
    else rest.push(arg)
  }
  const cdkArgs = stage === undefined ? rest : ['--context', `stage=${stage}`, ...rest]
  return { stage, smoke, onlyCheck, cdkArgs }
}

/** The settings that the operator sets with `--context name=value`. */
export function contextIn(args: readonly string[]): ReadonlyMap<string, string> {
  const pairs = args.flatMap((arg, at) => {
    const given =
      arg === '--context' || arg === '-c' ? args[at + 1] : /^(?:--context|-c)=(.*)$/.exec(arg)?.[1]
    const [, name, value] = /^([^=]+)=(.*)$/.exec(given ?? '') ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
  return new Map(pairs)
}
