import { describe, expect, test } from 'vitest'
import { buildStack, templateOf, type Template } from './synthesised.ts'

const production = templateOf(buildStack())
const staging = templateOf(buildStack({ stage: 'staging' }))

const namespacesOf = (template: Template): string[] => [
  ...new Set(
    template.all('AWS::CloudWatch::Alarm').flatMap(([, { Properties }]) => {
      const namespace: unknown = Properties['Namespace']
      return typeof namespace === 'string' && namespace.startsWith('Merbok') ? [namespace] : []
    }),
  ),
]
const bucketNamesOf = (template: Template): string[] =>
  template
    .all('AWS::S3::Bucket')
    .flatMap(
      ([, { Properties }]) => JSON.stringify(Properties['BucketName'] ?? null).match(/merbok[\w-]*-/g) ?? [],
    )

describe('A second stage in the account', () => {
  test('has buckets of its own: their names are fixed', () => {
    expect(bucketNamesOf(staging)).toEqual(
      bucketNamesOf(production).map((name) => name.replace('merboksite-', 'merboksite-staging-')),
    )
    expect(bucketNamesOf(staging)).toHaveLength(3)
  })

  test('keeps the identity of the sender in SES, with which production may send', () => {
    for (const template of [production, staging]) {
      const [, identity] = template.all('AWS::SES::EmailIdentity')[0] ?? []
      expect(identity).toMatchObject({
        DeletionPolicy: 'RetainExceptOnCreate',
        UpdateReplacePolicy: 'Retain',
      })
    }
  })

  test('counts in metrics of its own, on which its alarms look', () => {
    expect([namespacesOf(production), namespacesOf(staging)]).toEqual([
      ['MerbokSite'],
      ['MerbokSite-staging'],
    ])
    for (const [, { Properties }] of staging.all('AWS::Lambda::Function')) {
      const variables = Properties['Environment']?.Variables
      if (variables?.SITE_URL !== undefined) expect(variables.STAGE).toBe('staging')
    }
  })

  test('has no budget of its own, which would count the whole account', () => {
    expect(staging.all('AWS::Budgets::Budget')).toEqual([])
  })

  test('changes nothing of production: no resource gets another name', () => {
    expect(production.text).not.toContain('staging')
  })
})
