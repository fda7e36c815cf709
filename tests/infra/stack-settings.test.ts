import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { describe, expect, test, vi } from 'vitest'
import { bucketVariables, environment, signInEnvironment, tableVariables } from '#functions/environment.ts'
import { background } from '#infra/resources/background.ts'
import { groups } from '#infra/resources/groups.ts'
import { settingsFrom } from '#infra/settings.ts'
import { buildStack, bundleOf, findingsOf, templateOf } from './synthesised.ts'

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/abc'
const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/abc'
const built = buildStack({
  domainName: 'www.merbok.test',
  certificateArn,
  webAclArn,
  mailFrom: 'hello@merbok.my',
  alarmEmail: 'operators@merbok.my',
  originSecretGeneration: 4,
  signInKeyGeneration: 2,
  hstsPreload: true,
  signInConcurrency: 50,
})
const template = templateOf(built)
/** The functions of the product, which know its site; the CDK's own have other variables or none. */
const ours = template
  .all('AWS::Lambda::Function')
  .filter(([, { Properties }]) => Properties['Environment']?.Variables.SITE_URL !== undefined)
const { DistributionConfig: distribution } = template.only('AWS::CloudFront::Distribution').Properties

describe('A deployment with a domain and a firewall', () => {
  test('has no cdk-nag finding, without the exceptions of a deployment that lacks them', () => {
    expect(findingsOf(built.app)).toEqual([])
    const excuses = JSON.stringify(built.stack.node.findChild('Distribution').node.metadata)
    expect(excuses).toContain('AwsSolutions-CFR1')
    expect(excuses).not.toMatch(/AwsSolutions-CFR[24]/)
  })

  test('is served under its own domain, with TLS 1.2 and behind the firewall', () => {
    expect(distribution).toMatchObject({ Aliases: ['www.merbok.test'], WebACLId: webAclArn })
    expect(distribution.ViewerCertificate).toMatchObject({
      AcmCertificateArn: certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
    })
  })

  test('passes the domain to functions and buckets', () => {
    expect(ours.length).toBeGreaterThanOrEqual(Object.keys({ ...groups, ...background }).length)
    for (const [, { Properties }] of ours) {
      expect(Properties['Environment'].Variables.SITE_URL).toBe('https://www.merbok.test')
    }
    const rules = template
      .all('AWS::S3::Bucket')
      .flatMap(([, { Properties }]) => Properties['CorsConfiguration']?.CorsRules ?? [])
    expect(rules.map((rule) => rule.AllowedOrigins)).toEqual([
      ['https://www.merbok.test'],
      ['https://www.merbok.test'],
    ])
  })

  test('sends e-mail from the whole domain, and prints the DNS records it needs', () => {
    expect(template.only('AWS::SES::EmailIdentity').Properties).toMatchObject({
      EmailIdentity: 'merbok.my',
      MailFromAttributes: { MailFromDomain: 'bounce.merbok.my' },
    })
    expect(template.text).toContain('bounce.merbok.my MX 10 feedback-smtp.ap-southeast-2.amazonses.com')
  })

  test('keeps room for sign-ins where the operator asks, whatever else runs', () => {
    const reserved = template
      .all('AWS::Lambda::Function')
      .filter(([, { Properties }]) => Properties['ReservedConcurrentExecutions'] !== undefined)
    expect(
      reserved.map(([, { Properties }]) => [
        Properties['Description'],
        Properties['ReservedConcurrentExecutions'],
      ]),
    ).toEqual([['functions/auth/handler.ts', 50]])
  })

  test('asks for the preload lists of HSTS', () => {
    for (const [, { Properties }] of template.all('AWS::CloudFront::ResponseHeadersPolicy')) {
      const { StrictTransportSecurity: transport } =
        Properties['ResponseHeadersPolicyConfig'].SecurityHeadersConfig
      expect(transport.Preload).toBe(true)
    }
  })

  test('sends alarms to its operators by e-mail', () => {
    expect(template.only('AWS::SNS::Subscription').Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'operators@merbok.my',
    })
  })
})

describe('Rotating the origin secret', () => {
  const generationsIn = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/OriginSecret(\d)/g)].map(([, generation]) => generation ?? '')
  const accepted = (): string[] =>
    generationsIn(ours[0]?.[1].Properties['Environment'].Variables.ORIGIN_SECRETS)

  test('CloudFront sends one generation; functions accept it, the one before and the one after', () => {
    const sent = distribution.Origins.flatMap((origin: Record<string, unknown>) =>
      generationsIn(origin['OriginCustomHeaders'] ?? ''),
    )
    expect(sent.map((id: string) => id.charAt(0))).toEqual(['4'])
    expect(accepted().map((id) => id.charAt(0))).toEqual(['4', '5', '3'])
  })
})

describe('Rotating the key of sign-in tokens', () => {
  const variablesOf = (name: string): Record<string, unknown> =>
    template.all('AWS::Lambda::Function').find(([id]) => id.startsWith(name))![1].Properties['Environment']
      .Variables

  test('signs with one generation and accepts it, the one before and the one after, so that every sign-in stays valid', () => {
    const { SIGN_IN_KEY: current, SIGN_IN_KEYS: keys } = variablesOf('Auth')
    expect(current).toBe('2')
    expect([...JSON.stringify(keys).matchAll(/(\d)=/g)].map(([, id]) => id)).toEqual(['2', '3', '1'])
  })

  test('affects only functions that authorise candidates', () => {
    expect(variablesOf('Contact')).not.toHaveProperty('SIGN_IN_KEYS')
  })
})

describe('The checks themselves', () => {
  const careless = buildStack()

  test('report a bucket without protection', () => {
    const bucket = new Bucket(careless.stack, 'Careless')
    expect(bucket.node.path).toBe('MerbokSite/Careless')
    expect(findingsOf(careless.app)).toEqual(['AwsSolutions-S1', 'AwsSolutions-S10'])
  })
})

describe('Settings', () => {
  const complete = { apiKeys: ['key'], mailFrom: 'a@example.com', enquiriesTo: 'b@example.com' }
  const read = (context: Record<string, unknown>) => () => settingsFrom((name) => context[name])

  test.each([
    ['no API key', { ...complete, apiKeys: [] }, 'Set "apiKeys" in cdk.json to a list of at least one text.'],
    ['no sender', { ...complete, mailFrom: '' }, 'Set "mailFrom" in cdk.json.'],
    ['a domain without certificate', { ...complete, domainName: 'a.my' }, 'together, or neither'],
    [
      'a certificate elsewhere',
      { ...complete, domainName: 'a.my', certificateArn: 'arn:aws:acm:ap-southeast-2:1:certificate/a' },
      'us-east-1',
    ],
    ['a generation below one', { ...complete, originSecretGeneration: 0 }, 'originSecretGeneration'],
    ['half a generation', { ...complete, signInKeyGeneration: 1.5 }, 'signInKeyGeneration'],
  ])('with %s are refused with a message that says what to set', (_, context, text) => {
    expect(read(context)).toThrow(text)
  })

  test('on the command line may be one comma-separated text', () => {
    expect(read({ ...complete, apiKeys: 'new,old' })().apiKeys).toEqual(['new', 'old'])
  })
})

describe.each(Object.keys({ ...groups, ...background }))('The bundle of %s', (name) => {
  const file = join(bundleOf(name).folder, 'index.js')
  const { grants } = { ...groups, ...background }[name as keyof typeof groups]
  const sends: readonly string[] = 'mail' in grants ? grants.mail : []
  /**
   * Some bundles contain the S3 client as well as DynamoDB's, and one the composer of MIME messages; the CV reader is a
   * separate bundle.
   */
  const largestBytes = ('files' in grants ? 660_000 : 400_000) + (sends.includes('sendRaw') ? 140_000 : 0)

  test('is one small CommonJS file that starts and offers a handler', () => {
    const storage = { ...tableVariables, ...bucketVariables }
    for (const variable of [...Object.values({ ...storage, ...environment }), 'AWS_REGION'])
      vi.stubEnv(variable, 'value')
    vi.stubEnv(signInEnvironment.signInKey, '1')
    vi.stubEnv(signInEnvironment.signInKeys, `1=${'k'.repeat(48)}`)
    expect(readFileSync(file).byteLength).toBeLessThan(largestBytes)
    expect(createRequire(import.meta.url)(file)).toMatchObject({ handler: expect.any(Function) })
    vi.unstubAllEnvs()
  })

  test('contains no credential provider besides the environment', () => {
    expect(readFileSync(file, 'utf8').includes('AWS_WEB_IDENTITY_TOKEN_FILE')).toBe(false)
  })
})
