import { expect, test } from 'vitest'
import { commands } from './commands/all.ts'
import { tableWidth } from './output/table.ts'
import { commandHelp, helpOf } from './help.ts'

test.each([['the tool', helpOf()], ...commands.map((command) => [command.words, commandHelp(command)])])(
  'The help of %s fits a terminal',
  (_, help) => {
    for (const line of (help ?? '').split('\n')) expect(line.length, line).toBeLessThanOrEqual(tableWidth)
  },
)

test('The help without a command lists every command', () => {
  for (const { words } of commands) expect(helpOf()).toContain(`  ${words} `)
})
