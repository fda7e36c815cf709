import { expect, test } from 'vitest'
import { isGiven, readArguments, refuseOptionsOfNpm, UsageError, valueOf } from './arguments.ts'

const known = { stage: 'value', context: 'value', check: 'switch' } as const
const read = (...args: string[]) => readArguments(args, known, { c: 'context' })

test('options are read in every notation, in their order', () => {
  const given = read('--stage', 'staging', '-c', 'a=1', '-c=b=2', '--context=c=3', '--check', 'word')
  expect(given).toEqual({
    options: [
      { name: 'stage', value: 'staging' },
      { name: 'context', value: 'a=1' },
      { name: 'context', value: 'b=2' },
      { name: 'context', value: 'c=3' },
      { name: 'check', value: undefined },
    ],
    words: ['word'],
  })
  expect([valueOf(given, 'context'), isGiven(given, 'check'), isGiven(given, 'other')]).toEqual([
    'c=3',
    true,
    false,
  ])
})

test.each([
  [['--chek'], 'There is no option --chek.'],
  [['--toString'], 'There is no option --toString.'],
  [['-x'], 'There is no option -x.'],
  [['--stage'], '--stage needs a value.'],
  [['--stage='], '--stage needs a value.'],
  [['--stage', ''], '--stage needs a value.'],
  [['--stage', '--check'], '--stage needs a value.'],
  [['--check=yes'], '--check takes no value.'],
])('%j is refused', (args, message) => {
  expect(() => read(...args)).toThrow(new UsageError(message))
})

test('an option that npm took is refused; other variables of npm are ignored', () => {
  const refuse = (name: string) => () => refuseOptionsOfNpm(['check', 'stage'], { [name]: 'true' })
  expect(refuse('npm_config_stage')).toThrow('write -- before the first option')
  expect(refuse('npm_config_cache')).not.toThrow()
})
