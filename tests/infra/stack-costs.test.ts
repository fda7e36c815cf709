import { describe, expect, test } from 'vitest'
import { buckets } from '#infra/resources/buckets.ts'
import { fileLogRetentionDays, logRetentionDays } from '#shared/platform/retention.ts'
import { settingsFrom } from '#infra/settings.ts'
import { sessionLimits } from '#shared/application/session/recording-limits.ts'
import cdk from '../../cdk.json' with { type: 'json' }
import { buildStack, templateOf, type Json } from './synthesised.ts'

const template = templateOf(buildStack())
const [pager] = template
  .all('AWS::SNS::Topic')
  .flatMap(([id]) => (id.startsWith('Pager') ? [{ Ref: id }] : []))

describe('What the account costs', () => {
  test('has a budget that alerts the operators at 80 and 100 % and by forecast', () => {
    const { Budget: budget, NotificationsWithSubscribers: notices } =
      template.only('AWS::Budgets::Budget').Properties
    expect(budget).toEqual({
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: cdk.context.monthlyBudgetDollars, Unit: 'USD' },
    })
    expect(
      notices.map(({ Notification: { NotificationType: type, Threshold: percent } }: Json) => [
        type,
        percent,
      ]),
    ).toEqual([
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 100],
    ])
    for (const { Subscribers: subscribers } of notices)
      expect(subscribers).toEqual([{ SubscriptionType: 'SNS', Address: pager }])
  })

  test('has no budget if its setting is 0', () => {
    expect(templateOf(buildStack({ monthlyBudgetDollars: 0 })).all('AWS::Budgets::Budget')).toEqual([])
  })

  test.each([-1, 'much'])('%s is refused with a message that says what to set', (dollars) => {
    const context: Record<string, unknown> = { ...cdk.context, monthlyBudgetDollars: dollars }
    expect(() => settingsFrom((name) => context[name])).toThrow('Set "monthlyBudgetDollars" in cdk.json')
  })
})

describe('The alarm on the growth of the buckets of files', () => {
  const [grows] = template
    .all('AWS::CloudWatch::Alarm')
    .flatMap(([id, { Properties }]) => (id.startsWith('FilesGrow') ? [Properties] : []))
  const metrics: Json[] = grows?.['Metrics'] ?? []

  test('sums the sizes of all versioned buckets', () => {
    const [expression, ...sizes] = metrics
    expect(expression.Expression).toBe('DIFF(SUM([uploads, interviews, recordings]))')
    expect(sizes.map(({ Id }: Json) => Id)).toEqual(
      Object.entries(buckets).flatMap(([name, { versioned }]) => (versioned ? [name] : [])),
    )
    for (const { MetricStat: stat } of sizes)
      expect([stat.Metric.MetricName, stat.Period]).toEqual(['BucketSizeBytes', 86_400])
  })

  test('has a threshold between 100 and 200 recordings of the largest accepted size', () => {
    const largest = Number(grows?.['Threshold']) / sessionLimits().bytes
    expect(largest).toBeGreaterThan(100)
    expect(largest).toBeLessThan(200)
  })
})

describe('Access logs', () => {
  const rules: Json[] = template.all('AWS::S3::Bucket').find(([id]) => id.startsWith('AccessLogs'))?.[1]
    .Properties['LifecycleConfiguration'].Rules

  test('of S3, which contain names of files, expire before those of CloudFront', () => {
    expect(rules.map(({ Prefix, ExpirationInDays }) => [Prefix, ExpirationInDays])).toEqual([
      [undefined, undefined],
      ['s3/', fileLogRetentionDays],
      ['cloudfront/', logRetentionDays],
    ])
    const prefixes = template
      .all('AWS::S3::Bucket')
      .flatMap(([, { Properties }]) => Properties['LoggingConfiguration']?.LogFilePrefix ?? [])
    expect(prefixes.length).toBeGreaterThan(4)
    for (const prefix of prefixes) expect(prefix).toMatch(/^s3\//)
    expect(
      template.only('AWS::CloudFront::Distribution').Properties['DistributionConfig'].Logging.Prefix,
    ).toBe('cloudfront/')
  })
})
