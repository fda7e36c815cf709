import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The arguments are invalid, and the command has done nothing. */
export class UsageError extends Error {}

/** The options of a command by name; a switch takes no value. */
export type KnownOptions = Readonly<Record<string, 'value' | 'switch'>>

export type Arguments = {
  /** In the order in which they were typed. */
  options: readonly { name: string; value: string | undefined }[]
  words: readonly string[]
}

/**
 * Reads the arguments of a command. A typing mistake in an option must never start a deployment or a removal, so
 * unknown options and options without their value are refused.
 */
export function readArguments(
  args: readonly string[],
  allOptions: KnownOptions,
  shortNames: Readonly<Record<string, string>> = {},
): Arguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: declared(allOptions, shortNames),
    strict: false,
    tokens: true,
  })
  const options: { name: string; value: string | undefined }[] = []
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, inlineValue } = token
    const kind = Object.hasOwn(allOptions, name) ? allOptions[name] : undefined
    if (kind === undefined) throw new UsageError(`There is no option ${rawName}.`)
    // `-c=name=value` is read with its equals sign.
    const value = rawName.startsWith('--') ? token.value : token.value?.replace(/^=/, '')
    if (kind === 'switch' && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    if (kind === 'value' && (value === undefined || value === '' || (!inlineValue && value.startsWith('-'))))
      throw new UsageError(`${rawName} needs a value.`)
    options.push({ name, value })
  }
  return { options, words }
}

function declared(options: KnownOptions, shortNames: Readonly<Record<string, string>>) {
  const shortOf = new Map(Object.entries(shortNames).map(([short, name]) => [name, short]))
  return Object.fromEntries(
    Object.entries(options).map(([name, kind]) => {
      const short = shortOf.get(name)
      const type = kind === 'value' ? ('string' as const) : ('boolean' as const)
      return [name, { type, multiple: true, ...(short !== undefined && { short }) }]
    }),
  )
}

/** The last value of an option, as in the CDK. */
export const valueOf = ({ options }: Arguments, name: string): string | undefined =>
  options.findLast((option) => option.name === name)?.value

export const isGiven = ({ options }: Arguments, name: string): boolean =>
  options.some((option) => option.name === name)

/**
 * Without the two hyphens, `npm run deploy --check` gives the option to npm, which leaves it in a variable: production would be
 * deployed.
 */
export function refuseOptionsOfNpm(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const taken = names.find((name) => environment[`npm_config_${name}`] !== undefined)
  if (taken !== undefined)
    throw new UsageError(`npm took the option "${taken}" for itself: write -- before the first option.`)
}

/** Options of a command for developers. With `--help`, or after a mistake, it prints the usage and ends. */
export function optionsOr<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  const { argv } = process
  if (argv.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    const [problem = ''] = String(error instanceof Error ? error.message : error).split('. To specify')
    process.stderr.write(`${problem}\n\n${usage}\n`)
    process.exit(2)
  }
}
