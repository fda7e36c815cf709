import { parseArgs } from 'node:util'
import { commands } from './commands/all.ts'
import { flags, options, type Command, type FlagName, type Input } from './commands/command.ts'
import { called, commandHelp, helpOf } from './help.ts'
import { UsageError } from './usage-error.ts'

/** The parsed arguments. */
export type CommandLine =
  | { kind: 'help'; text: string }
  | {
      kind: 'command'
      command: Command
      input: Input
      json: boolean
      target: { url?: string | undefined; stack?: string | undefined }
    }

const global = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  url: { type: 'string' },
  stack: { type: 'string' },
} as const

type Given = { words: string[]; values: Map<string, string>; flags: Set<string> }

export function readCommandLine(args: readonly string[]): CommandLine {
  const given = read(args)
  const help = given.flags.has('help')
  if (given.words.length === 0) {
    if (help) return { kind: 'help', text: helpOf() }
    throw new UsageError(`Please name a command; "${called} --help" lists them.`)
  }
  const command = commands.find(({ words }) => startsWith(given.words, words.split(' ')))
  if (command === undefined) return { kind: 'help', text: groupHelp(given.words, help) }
  if (help) return { kind: 'help', text: commandHelp(command) }

  const values = [...given.values].filter(([name]) => !(name in global))
  const allowedNames = new Set<string>([...(command.options ?? []), ...(command.flags ?? [])])
  const foreign = [...values.map(([name]) => name), ...given.flags].find(
    (name) => !(name in global) && !allowedNames.has(name),
  )
  if (foreign !== undefined)
    throw new UsageError(`"${command.words}" has no option --${foreign}; ${helpHint(command)}`)
  const typed = given.words.slice(command.words.split(' ').length)
  return {
    kind: 'command',
    command,
    input: {
      arguments: checked(typed, command),
      options: Object.fromEntries(values),
      flags: new Set((Object.keys(flags) as FlagName[]).filter((name) => given.flags.has(name))),
    },
    json: given.flags.has('json'),
    target: { url: given.values.get('url'), stack: given.values.get('stack') },
  }
}

const helpHint = ({ words }: Command): string => `"${called} ${words} --help" explains it.`

const startsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((word, index) => words[index] === word)

/** Checks the tokens itself, because Node's messages are several sentences. */
function read(args: readonly string[]): Given {
  const given: Given = { words: [], values: new Map(), flags: new Set() }
  const optionTypes = new Map<string, { type: string }>(Object.entries({ ...options, ...flags, ...global }))
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...options, ...flags, ...global },
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'positional') given.words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const type = optionTypes.get(name)?.type
    if (type === undefined)
      throw new UsageError(`There is no option ${rawName}; "${called} --help" lists them.`)
    if (type === 'boolean') {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value.`)
      given.flags.add(name)
    } else {
      if (value === undefined || value === '') throw new UsageError(`${rawName} needs a value.`)
      given.values.set(name, value)
    }
  }
  return given
}

/** `jobs --help` lists the commands that begin with this word. */
function groupHelp([group = '', second]: readonly string[], help: boolean): string {
  const ofGroup = commands.filter(({ words }) => words.startsWith(`${group} `))
  if (ofGroup.length > 0 && help && second === undefined) return helpOf(ofGroup)
  const typed = [group, second].filter((word) => word !== undefined).join(' ')
  if (ofGroup.length === 0)
    throw new UsageError(`There is no command "${group}"; "${called} --help" lists them.`)
  const names = ofGroup.map(({ words }) => words.slice(group.length + 1)).join(', ')
  throw new UsageError(
    second === undefined
      ? `"${group}" needs one of: ${names}.`
      : `There is no command "${typed}"; after "${group}" comes one of: ${names}.`,
  )
}

function checked(typed: readonly string[], command: Command): readonly string[] {
  const required = command.arguments.filter((name) => !name.startsWith('['))
  const anyNumber = command.arguments.some((name) => name.includes('…'))
  const missing = required[typed.length]
  if (missing !== undefined) throw new UsageError(`"${command.words}" needs ${missing}; ${helpHint(command)}`)
  const surplus = typed[command.arguments.length]
  if (surplus !== undefined && !anyNumber)
    throw new UsageError(`"${command.words}" does not take "${surplus}"; ${helpHint(command)}`)
  return typed
}
