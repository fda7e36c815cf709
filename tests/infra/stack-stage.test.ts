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
  test('has buckets with names of its own', () => {
    expect(bucketNamesOf(staging)).toEqual(
      bucketNamesOf(production).map((name) => name.replace('merboksite-', 'merboksite-staging-')),
    )
    expect(bucketNamesOf(staging)).toHaveLength(3)
  })

  test("retains the sender's identity in SES, which production may use", () => {
    for (const template of [production, staging]) {
      const [, identity] = template.all('AWS::SES::EmailIdentity')[0] ?? []
      expect(identity).toMatchObject({
        DeletionPolicy: 'RetainExceptOnCreate',
        UpdateReplacePolicy: 'Retain',
      })
    }
  })

  test('writes metrics to a namespace of its own, which its alarms watch', () => {
    expect([namespacesOf(production), namespacesOf(staging)]).toEqual([
      ['MerbokSite'],
      ['MerbokSite-staging'],
    ])
    const stages = staging
      .all('AWS::Lambda::Function')
      .map(([, { Properties }]) => Properties['Environment']?.Variables)
      .filter((variables) => variables?.SITE_URL !== undefined)
      .map(({ STAGE }) => STAGE)
    expect(stages.length).toBeGreaterThan(20)
    expect(new Set(stages)).toEqual(new Set(['staging']))
  })

  test('is deployed by its own bootstrap where it names one', () => {
    const stages = { staging: { bootstrapQualifier: 'staging' } }
    expect(templateOf(buildStack({ stage: 'staging', stages })).text).toContain(
      '/cdk-bootstrap/staging/version',
    )
    expect(staging.text).toContain('/cdk-bootstrap/hnb659fds/version')
  })

  test('has no budget, which would count the costs of the whole account', () => {
    expect(staging.all('AWS::Budgets::Budget')).toEqual([])
  })

  test('is absent from the template of production', () => {
    expect(production.text).not.toContain('staging')
  })
})
