import { describe, expect, test } from 'vitest'
import { UsageError } from '../arguments.ts'
import { readOperateLine } from './command-line.ts'

const read = (line: string) => readOperateLine(line.split(' ').filter(Boolean))
const ofProduction = { stage: undefined, profile: undefined }

describe('The command line of an operator', () => {
  test.each([
    ['redrive', { command: 'redrive', ...ofProduction }],
    ['lift-letters', { command: 'lift-letters', ...ofProduction }],
    ['leaving', { command: 'leaving', ...ofProduction }],
    ['remove-edge --confirm MerbokEdge', { command: 'remove-edge', ...ofProduction, confirm: 'MerbokEdge' }],
    ['redrive --stage production', { command: 'redrive', ...ofProduction }],
    ['redrive --stage staging --profile merbok', { command: 'redrive', stage: 'staging', profile: 'merbok' }],
    [
      'restore --table users --from users-restored --replace u1,u2',
      {
        command: 'restore',
        ...ofProduction,
        copy: { table: 'users', from: 'users-restored', replace: ['u1', 'u2'] },
      },
    ],
    ['restore --resume', { command: 'restore', ...ofProduction, copy: undefined }],
    [
      'rotate api-key --value web-2027-01',
      { command: 'rotate', ...ofProduction, what: 'api-key', value: 'web-2027-01', finish: false },
    ],
    [
      'rollback --to production-1 --confirm production-1',
      { command: 'rollback', ...ofProduction, to: 'production-1', confirm: 'production-1' },
    ],
    [
      'remove-stage --stage staging',
      { command: 'remove-stage', stage: 'staging', profile: undefined, confirm: undefined },
    ],
  ])('%s is read', (line, wish) => expect(read(line)).toEqual(wish))

  test.each(['', '--help', 'rollback --help', 'remove-stage -h'])('"%s" asks for the usage', (line) => {
    expect(read(line)).toEqual({ command: 'help' })
  })

  test.each([
    ['rolback', 'There is no command "rolback"'],
    ['toString', 'There is no command "toString"'],
    ['rollback --too x', 'There is no option --too.'],
    ['rollback --stage', '--stage needs a value.'],
    ['rollback staging', '"rollback" does not take "staging".'],
    ['redrive --confirm x', 'There is no option --confirm.'],
    ['restore --from users-restored', '"restore" needs --table.'],
    ['rotate', 'Name what to rotate: origin, sign-in, second-factor, api-key, voice.'],
    ['rotate origin twice', '"rotate" does not take "twice".'],
    ['remove-stage', '"remove-stage" needs --stage.'],
    ['remove-stage --stage production', 'Production cannot be removed'],
  ])('"%s" is refused', (line, message) => {
    expect(() => read(line)).toThrow(UsageError)
    expect(() => read(line)).toThrow(message)
  })
})
