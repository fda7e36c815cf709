import { describe, expect, test } from 'vitest'
import cdk from '../cdk.json' with { type: 'json' }
import { edgeStackNameOf, stackNameOf } from './stack-identity.ts'
import { settingsFrom } from './settings.ts'

const production = {
  ...cdk.context,
  domainName: 'www.merbok.my',
  certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a',
  mailFrom: 'hello@merbok.my',
  enquiriesTo: 'hello@merbok.my',
  alarmEmail: 'siti@merbok.my',
  signInConcurrency: 50,
  signInKeyGeneration: 4,
  stages: { staging: { testInterviews: true, enquiriesTo: 'tests@merbok.my' } },
}
const settingsOf = (context: Record<string, unknown>) => settingsFrom((name) => context[name])

describe('A stage', () => {
  test('is part of the names of its stacks; production has none in them', () => {
    expect([stackNameOf(undefined), edgeStackNameOf(undefined)]).toEqual(['MerbokSite', 'MerbokEdge'])
    expect([stackNameOf('staging'), edgeStackNameOf('staging')]).toEqual([
      'MerbokSite-staging',
      'MerbokEdge-staging',
    ])
  })

  test('takes the settings of production, except domain, reserved executions, budget and secrets', () => {
    expect(settingsOf({ ...production, stage: 'staging' })).toMatchObject({
      stage: 'staging',
      domain: undefined,
      mailFrom: 'hello@merbok.my',
      enquiriesTo: 'tests@merbok.my',
      alarmEmail: 'siti@merbok.my',
      testInterviews: true,
      signInConcurrency: 0,
      signInKeyGeneration: 1,
      monthlyBudgetDollars: 0,
    })
  })

  test('named "production" is production, without the settings of a stage', () => {
    expect(settingsOf({ ...production, stage: 'production' })).toEqual(settingsOf(production))
    expect(settingsOf(production)).toMatchObject({
      stage: undefined,
      testInterviews: false,
      signInKeyGeneration: 4,
    })
  })

  test.each(['Staging', 'a-b', 'averyverylongname', '1st'])('%s is refused as a name', (stage) => {
    expect(() => settingsOf({ ...production, stage })).toThrow('Set "stage" to a name')
  })

  test('without settings of its own is refused, and the error says where to write them', () => {
    expect(() => settingsOf({ ...production, stage: 'tests' })).toThrow(
      'Add the settings of the stage "tests"',
    )
  })
})
