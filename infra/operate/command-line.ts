import { isGiven, readArguments, UsageError, valueOf, type KnownOptions } from '../arguments.ts'
import { rotations, type Rotation } from './rotate.ts'

export const usage = `npm run operate -- COMMAND [--stage NAME] [--profile NAME]

  restore --table NAME --from TABLE [--replace ID,ID]
                                      copies missing rows from a restored table; what was deleted on purpose stays deleted;
                                      --replace also overwrites the rows with these ids
  restore --resume                    starts the functions that an interrupted "restore" has stopped
  redrive                             runs functions that failed on table changes again, and empties their queues
  lift-letters                        sends letters to unproved mailboxes again, after bounces have held them
  rotate origin                       rotates a key in cdk.json; the next deployment uses it
  rotate sign-in
  rotate second-factor
  rotate api-key --value KEY          KEY: a new text, such as merbok-web-2027-01
  rotate api-key --finish             a week later: refuses the old keys
  rotate voice --value NAME           NAME: the secret in Secrets Manager with the new keys
  rollback [--to TAG]                 deploys the release before the live one with the current settings
           [--confirm TAG]            over a table or index that this release lacks
  remove-stage --stage NAME --confirm STACK
                                      deletes a stage with all its data
  remove-edge --confirm STACK         deletes the stack of the limit per IP address, once its setting is 0
  leaving                             prints how to remove the whole deployment, and deletes nothing

Without --stage, or with "production", the command is for production. --profile: as AWS_PROFILE.
`

type Copy = { table: string; from: string; replace: readonly string[] }

type Common = { stage: string | undefined; profile: string | undefined }

export type OperateLine =
  | { command: 'help' }
  | (Common & { command: 'restore'; copy: Copy | undefined })
  | (Common & { command: 'redrive' | 'lift-letters' | 'leaving' })
  | (Common & { command: 'remove-edge'; confirm: string | undefined })
  | (Common & { command: 'rotate'; what: Rotation; value: string | undefined; finish: boolean })
  | (Common & { command: 'rollback'; to: string | undefined; confirm: string | undefined })
  | (Common & { command: 'remove-stage'; stage: string; confirm: string | undefined })

const common = { stage: 'value', profile: 'value', help: 'switch' } as const
const optionsOfCommands: Readonly<Record<string, KnownOptions>> = {
  restore: { table: 'value', from: 'value', replace: 'value', resume: 'switch' },
  redrive: {},
  'lift-letters': {},
  rotate: { value: 'value', finish: 'switch' },
  rollback: { to: 'value', confirm: 'value' },
  'remove-stage': { confirm: 'value' },
  'remove-edge': { confirm: 'value' },
  leaving: {},
}

/** The options that npm might take for itself. */
export const ownNames = [
  'stage',
  'profile',
  'table',
  'from',
  'replace',
  'resume',
  'value',
  'finish',
  'to',
  'confirm',
]

/** Without a command, and with `--help`, the usage is printed. */
export function readOperateLine(args: readonly string[]): OperateLine {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return { command: 'help' }
  const [command = '', ...rest] = args
  const options = Object.hasOwn(optionsOfCommands, command) ? optionsOfCommands[command] : undefined
  if (options === undefined)
    throw new UsageError(`There is no command "${command}". The command comes before its options.`)
  const given = readArguments(rest, { ...common, ...options })
  const needed = (name: string): string => {
    const value = valueOf(given, name)
    if (value === undefined) throw new UsageError(`"${command}" needs --${name}.`)
    return value
  }
  const [word, surplus] = command === 'rotate' ? given.words : [undefined, given.words[0]]
  if (surplus !== undefined) throw new UsageError(`"${command}" does not take "${surplus}".`)
  const named = valueOf(given, 'stage')
  const both = { stage: named === 'production' ? undefined : named, profile: valueOf(given, 'profile') }
  switch (command) {
    case 'restore': {
      if (isGiven(given, 'resume')) return { command, ...both, copy: undefined }
      const replace = valueOf(given, 'replace')?.split(',') ?? []
      return { command, ...both, copy: { table: needed('table'), from: needed('from'), replace } }
    }
    case 'rotate': {
      const what = rotations.find((name) => name === word)
      if (what === undefined) throw new UsageError(`Name what to rotate: ${rotations.join(', ')}.`)
      return { command, ...both, what, value: valueOf(given, 'value'), finish: isGiven(given, 'finish') }
    }
    case 'rollback':
      return { command, ...both, to: valueOf(given, 'to'), confirm: valueOf(given, 'confirm') }
    case 'remove-stage': {
      if (needed('stage') === 'production')
        throw new UsageError(
          'Production cannot be removed by this command; "npm run operate -- leaving" prints how.',
        )
      return { command, ...both, stage: needed('stage'), confirm: valueOf(given, 'confirm') }
    }
    case 'remove-edge':
      return { command, ...both, confirm: valueOf(given, 'confirm') }
    case 'redrive':
    case 'leaving':
      return { command, ...both }
    default:
      return { command: 'lift-letters', ...both }
  }
}
