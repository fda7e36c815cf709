import { describe, expect, test } from 'vitest'
import { UsageError } from '../arguments.ts'
import { contextIn, readDeployLine } from './command-line.ts'

describe('The command line of a deployment', () => {
  test('without options deploys production and runs the smoke test', () => {
    expect(readDeployLine([])).toEqual({
      stage: undefined,
      profile: undefined,
      smoke: true,
      onlyCheck: false,
      assembly: undefined,
      release: undefined,
      dropped: [],
      cdkArgs: [],
    })
  })

  test('passes the options of the CDK on, the stage as a setting', () => {
    const ours = ['--drop', 'staff,applications.byStatus']
    const args = [
      '--stage',
      'staging',
      '--check',
      '--no-smoke',
      ...ours,
      '--profile=merbok',
      '-c',
      'a=1',
      '-v',
    ]
    expect(readDeployLine(args)).toEqual({
      stage: 'staging',
      profile: 'merbok',
      smoke: false,
      onlyCheck: true,
      assembly: undefined,
      release: undefined,
      dropped: ['staff', 'applications.byStatus'],
      cdkArgs: ['--context', 'stage=staging', '--profile', 'merbok', '--context', 'a=1', '--verbose'],
    })
  })

  test('takes an assembly with its commit, and no setting beside it', () => {
    const args = ['--assembly', 'cdk.out/staging', '--stage', 'staging']
    expect(readDeployLine([...args, '--release', 'abc'])).toMatchObject({
      assembly: 'cdk.out/staging',
      release: 'abc',
      cdkArgs: ['--context', 'stage=staging'],
    })
    expect(() => readDeployLine([...args, '-c', 'hstsPreload=true'])).toThrow('Leave out --context')
    expect(() => readDeployLine(['--release', 'abc'])).toThrow('the commit of an --assembly')
  })

  test.each(['--help', '-h'])('%s asks for the usage', (help) => {
    expect(readDeployLine(['--stage', 'staging', help])).toBe('help')
  })

  test.each([
    [['--chek']],
    [['--stage']],
    [['--stage', '--check']],
    [['--stage=']],
    [['staging']],
    [['MerbokSite']],
  ])('%j is refused: it would deploy production', (args) =>
    expect(() => readDeployLine(args)).toThrow(UsageError),
  )

  test('settings are read from the options for the CDK', () => {
    const line = readDeployLine(['--context=mailFrom=a@b.my', '-c', 'stage=staging'])
    expect(line === 'help' ? [] : [...contextIn(line.cdkArgs)]).toEqual([
      ['mailFrom', 'a@b.my'],
      ['stage', 'staging'],
    ])
  })
})
