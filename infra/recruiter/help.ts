import { commands } from './commands/all.ts'
import { flags, options, type Command } from './commands/command.ts'
import { tableWidth, wrapped } from './output/table.ts'

export const called = 'npm run recruiter --'

const globalOptions = [
  ['--json', 'the answer as JSON, for programs (npm run --silent recruiter -- …)'],
  ['--url <url>', "a deployed stack's output OperatorApi; signs with your AWS credentials"],
  ['--stack <name>', 'the name of the stack in place of --url, if you may read its outputs'],
  ['--help', 'this text, or that of a command'],
] as const

const rows = (entries: readonly (readonly [left: string, right: string])[]): string => {
  const width = Math.max(...entries.map(([left]) => left.length))
  return entries.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

/** More would make the line too long for a terminal. */
const maxInUsage = 2

const usageOf = ({
  words,
  arguments: names,
  options: ownOptions = [],
  flags: ownFlags = [],
}: Command): string =>
  [
    words,
    ...names,
    ...(ownOptions.length > maxInUsage
      ? ['[options]']
      : ownOptions.map((name) => `[--${name} ${options[name].value}]`)),
    ...ownFlags.map((name) => `[--${name}]`),
  ].join(' ')

/** The help for all commands, or for those of a group such as `jobs`. */
export const helpOf = (listed: readonly Command[] = commands): string =>
  [
    `Usage: ${called} <command> [options]`,
    '',
    rows(listed.map((command) => [[command.words, ...command.arguments].join(' '), command.help])),
    '',
    rows(globalOptions),
    '',
    'Without --url, --stack or RECRUITER_URL: the local run at http://localhost:3000 (PORT changes it).',
  ].join('\n')

export const commandHelp = (command: Command): string =>
  [
    `Usage: ${called} ${usageOf(command)}`,
    '',
    `${command.help.charAt(0).toUpperCase()}${command.help.slice(1)}.`,
    ...(command.notes === undefined
      ? []
      : ['', ...command.notes.flatMap((note) => wrapped(note, tableWidth))]),
    '',
    rows([
      ...(command.options ?? []).map((name): [string, string] => [
        `--${name} ${options[name].value}`,
        options[name].help,
      ]),
      ...(command.flags ?? []).map((name): [string, string] => [`--${name}`, flags[name].help]),
      ...globalOptions,
    ]),
  ].join('\n')
