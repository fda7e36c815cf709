import { describe, expect, test } from 'vitest'
import { background } from '#infra/resources/background.ts'
import { buckets } from '#infra/resources/buckets.ts'
import { groups } from '#infra/resources/groups.ts'
import { origins } from '#infra/resources/origins.ts'
import { tables, type Table } from '#infra/resources/tables.ts'
import { buildStack, templateOf, type Json, type Resource } from './synthesised.ts'

const template = templateOf(buildStack())
const listOf = (value: Json): Json[] => value ?? []

describe('Storage', () => {
  const ids = Object.keys(tables) as (keyof typeof tables)[]
  const tableOf = (name: string): Resource =>
    template
      .all('AWS::DynamoDB::GlobalTable')
      .find(([id]) => id.toLowerCase().startsWith(`${name.toLowerCase()}table`))![1]

  test.each(ids)('the table %s has the keys, indexes and expiry of its description', (name) => {
    const { partition, sort, indexes = {}, timeToLive }: Table = tables[name]
    const { KeySchema, GlobalSecondaryIndexes = [], TimeToLiveSpecification } = tableOf(name).Properties
    expect(KeySchema.map((key: { AttributeName: string }) => key.AttributeName)).toEqual([
      partition.name,
      ...(sort ? [sort.name] : []),
    ])
    expect(GlobalSecondaryIndexes.map((index: { IndexName: string }) => index.IndexName)).toEqual(
      Object.keys(indexes),
    )
    expect(TimeToLiveSpecification?.AttributeName).toBe(timeToLive)
  })

  test.each(ids)('the table %s has point-in-time recovery and deletion protection', (name) => {
    expect(tableOf(name).Properties['Replicas']).toMatchObject([
      {
        Region: 'ap-southeast-2',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ])
  })

  /** Filled by a deployment, also by one that fails later. */
  const filled = ['AccessLogs', 'PublishedBucket', 'SiteBucket']

  test('tables, buckets and log groups are retained on update and deletion, and deleted with a failed creation', () => {
    const kept = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::Logs::LogGroup'].flatMap((type) =>
      template.all(type),
    )
    expect(kept.length).toBeGreaterThan(25)
    for (const [id, { DeletionPolicy, UpdateReplacePolicy }] of kept) {
      const isFilled = filled.some((name) => id.startsWith(name))
      expect([id, DeletionPolicy]).toEqual([id, isFilled ? 'Retain' : 'RetainExceptOnCreate'])
      expect([id, UpdateReplacePolicy]).toEqual([id, 'Retain'])
    }
  })

  test('resources that a failed creation can leave have generated names, so the next creation succeeds', () => {
    const left = template
      .all('AWS::S3::Bucket')
      .filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')
    expect(left.map(([id]) => id.replace(/[0-9A-F]{8}$/, '')).toSorted()).toEqual(filled)
    for (const [, { Properties }] of left) expect(Properties).not.toHaveProperty('BucketName')
    for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::Logs::LogGroup'])
      for (const [id, { Properties }] of template.all(type)) {
        expect(Properties, id).not.toHaveProperty('TableName')
        expect(Properties, id).not.toHaveProperty('LogGroupName')
      }
  })

  test('no bucket is public, readable without TLS, or deleted with the stack', () => {
    const closed = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    }
    const policies = template.all('AWS::S3::BucketPolicy').map(([, { Properties }]) => Properties)
    for (const [id, bucket] of template.all('AWS::S3::Bucket')) {
      expect(bucket.Properties['PublicAccessBlockConfiguration'], id).toEqual(closed)
      expect(bucket.DeletionPolicy, id).toMatch(/^Retain/)
      const statements = policies.find(({ Bucket }) => Bucket.Ref === id)?.['PolicyDocument'].Statement
      const refusals = statements.filter(
        (each: { Effect: string; Principal: unknown }) => each.Effect === 'Deny',
      )
      expect(JSON.stringify(refusals), id).toContain('"aws:SecureTransport":"false"')
    }
  })

  test('only our pages may upload; incomplete uploads and replaced versions expire', () => {
    const siteUrl = {
      'Fn::Join': [
        '',
        ['https://', { 'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'] }],
      ],
    }
    for (const name of Object.keys(buckets) as (keyof typeof buckets)[]) {
      const { Properties } = template
        .all('AWS::S3::Bucket')
        .find(([id]) => id.toLowerCase().startsWith(`${name}bucket`))![1]
      expect(Properties['CorsConfiguration']?.CorsRules ?? []).toMatchObject(
        buckets[name].browserUploads
          ? [{ AllowedOrigins: [siteUrl], AllowedMethods: ['POST', 'PUT'], AllowedHeaders: ['*'] }]
          : [],
      )
      const [leftovers, ...rules] = Properties['LifecycleConfiguration'].Rules
      expect(leftovers.AbortIncompleteMultipartUpload.DaysAfterInitiation).toBe(1)
      expect(Properties['VersioningConfiguration']?.Status).toBe(
        buckets[name].versioned ? 'Enabled' : undefined,
      )
      if (buckets[name].versioned) {
        for (const { NoncurrentVersionExpiration } of rules)
          expect(NoncurrentVersionExpiration.NoncurrentDays).toBeGreaterThan(0)
        expect(rules.length).toBeGreaterThan(0)
      }
    }
  })
})

describe('Secrets and alarms', () => {
  test('the template contains no secret value; at first there are two generations of each', () => {
    for (const [, { Properties }] of template.all('AWS::SecretsManager::Secret')) {
      expect(Properties).not.toHaveProperty('SecretString')
      expect(Properties['GenerateSecretString'].PasswordLength).toBeGreaterThanOrEqual(32)
    }
    const names = template.all('AWS::SecretsManager::Secret').map(([id]) => id.replace(/\d.*/, ''))
    expect(names.toSorted()).toEqual(
      ['FactorKey', 'OriginSecret', 'SignInKey'].flatMap((name) => [name, name]),
    )
  })

  test('alarms cover dead enquiries, letters and recordings, failing or throttled functions, a failing API and bounced e-mails', () => {
    const alarms = template.all('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)
    const names = alarms.map((alarm) => alarm['MetricName'])
    expect(new Set(names)).toEqual(
      new Set([
        'EnquiriesGivenUp',
        'LettersGivenUp',
        'RecordingsGivenUp',
        'RemovalsWait',
        'CallMinutesUsedUp',
        'RecognitionUsedUp',
        'InterviewerUsedUp',
        'ModelTurnsFailed',
        'HearingsNearQuota',
        'TranscriptionsFailed',
        'EnquiriesWait',
        'AccountLettersFailed',
        'LettersRefused',
        'FirstLettersHeld',
        'SignInsFailed',
        'CallsLimited',
        'TokensUsedTwice',
        'UnexpectedErrors',
        'TransientErrors',
        // An expression over the sizes of buckets.
        undefined,
        'Errors',
        'Throttles',
        'IteratorAge',
        '4xx',
        '5xx',
        'Latency',
        'Bounce',
        'ApproximateNumberOfMessagesVisible',
        'Reputation.BounceRate',
        'Reputation.ComplaintRate',
      ]),
    )
    expect(names.filter((name) => name === 'Errors')).toHaveLength(
      // One for each function, one for two failed runs of the canary, and one for three of the dispatcher.
      Object.keys({ ...groups, ...background, ...origins }).length + 2,
    )
    for (const alarm of alarms)
      // Two sentences: who is affected, and what to do.
      expect(alarm['AlarmDescription']).toMatch(/^[^.]+\..* .+\.$/)
  })

  test('interviews move to infrequent access after 30 days, and nothing else does', () => {
    const moved = template
      .all('AWS::S3::Bucket')
      .flatMap(([, { Properties }]) => listOf(Properties['LifecycleConfiguration']?.Rules))
      .filter(({ Transitions }) => Transitions !== undefined)
    expect(moved.map(({ Prefix, Transitions }) => [Prefix, Transitions])).toEqual([
      ['interviews/', [{ StorageClass: 'STANDARD_IA', TransitionInDays: 30 }]],
    ])
  })

  test("bounces and complaints are counted in CloudWatch, and not sent to SNS with the recipient's address", () => {
    const destinations = template
      .all('AWS::SES::ConfigurationSetEventDestination')
      .map(([, { Properties }]) => Properties['EventDestination'])
    const [counted, ...others] = destinations.filter(
      ({ CloudWatchDestination }) => CloudWatchDestination !== undefined,
    )
    expect([counted.MatchingEventTypes, others]).toEqual([['bounce', 'complaint'], []])
    for (const destination of destinations) expect(destination).not.toHaveProperty('SnsDestination')
  })

  test("the alarm topics accept only this account's alarms and budgets, over TLS", () => {
    const statements = template
      .all('AWS::SNS::TopicPolicy')
      .flatMap(([, { Properties }]) => Properties['PolicyDocument'].Statement)
    const allowed = statements.filter((each: { Effect: string }) => each.Effect === 'Allow')
    expect(allowed.map((each: Json): string => each.Principal.Service)).toEqual([
      'cloudwatch.amazonaws.com',
      'budgets.amazonaws.com',
      'cloudwatch.amazonaws.com',
    ])
    for (const { Condition } of allowed)
      expect(Condition.StringEquals).toEqual({ 'aws:SourceAccount': { Ref: 'AWS::AccountId' } })
    expect(JSON.stringify(statements)).toContain('"aws:SecureTransport":"false"')
  })

  test('e-mail addresses that bounce or complain are suppressed', () => {
    const settings = template.only('AWS::SES::ConfigurationSet').Properties
    expect(settings['SuppressionOptions'].SuppressedReasons).toEqual(['BOUNCE', 'COMPLAINT'])
    expect(settings['ReputationOptions'].ReputationMetricsEnabled).toBe(true)
  })
})
