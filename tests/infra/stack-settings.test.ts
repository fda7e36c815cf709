import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bucketVariables, environment, tableVariables } from '#functions/platform/names/environment.ts'
import { background } from '#infra/resources/background.ts'
import { groups } from '#infra/resources/groups.ts'
import { origins } from '#infra/resources/origins.ts'
import { settingsFrom } from '#infra/settings.ts'
import cdk from '../../cdk.json' with { type: 'json' }
import { buildStack, bundleOf, findingsOf, templateOf, type Json, type Template } from './synthesised.ts'

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/abc'
const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/abc'
const built = buildStack({
  domainName: 'www.merbok.test',
  certificateArn,
  webAclArn,
  mailFrom: 'hello@merbok.my',
  enquiriesTo: 'hello@merbok.my',
  alarmEmail: 'operators@merbok.my',
  originSecretGeneration: 4,
  signInKeyGeneration: 2,
  hstsPreload: true,
  signInConcurrency: 50,
  interviewerConcurrency: 30,
  requestsPerSecond: 900,
  networkLimits: { registration: 600 },
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

  test('can have the desk on a host name of its own', () => {
    const apart = templateOf(
      buildStack({
        domainName: 'www.merbok.test',
        deskDomainName: 'desk.merbok.test',
        certificateArn,
        mailFrom: 'hello@merbok.my',
        enquiriesTo: 'hello@merbok.my',
        alarmEmail: 'operators@merbok.my',
      }),
    )
    const { DistributionConfig } = apart.only('AWS::CloudFront::Distribution').Properties
    expect(DistributionConfig.Aliases).toEqual(['www.merbok.test', 'desk.merbok.test'])
    const [edge] = apart
      .all('AWS::CloudFront::Function')
      .map(([, { Properties }]) => String(Properties['FunctionCode']))
    expect(edge).toContain('deskHost:"desk.merbok.test"')
    const functions = apart.all('AWS::Lambda::Function').map(([, { Properties }]) => Properties)
    const urls = new Set(functions.flatMap(({ Environment }) => Environment?.Variables.DESK_URL ?? []))
    expect([...urls]).toEqual(['https://desk.merbok.test'])
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
    expect(template.text).toContain('_dmarc.merbok.my TXT \\"v=DMARC1; p=none\\"')
    expect(template.text).toContain('bounce.merbok.my MX 10 feedback-smtp.ap-southeast-2.amazonses.com')
  })

  test('passes the limits of a campaign to the routes and functions', () => {
    const { RouteSettings, DefaultRouteSettings } = template.only('AWS::ApiGatewayV2::Stage').Properties
    const throttle = { ThrottlingRateLimit: 900, ThrottlingBurstLimit: 1800 }
    expect(DefaultRouteSettings).toMatchObject(throttle)
    expect(RouteSettings['POST /api/auth/register']).toMatchObject(throttle)
    const numbers = template
      .all('AWS::Lambda::Function')
      .filter(([, { Properties }]) =>
        ['auth', 'cv'].some((name) => Properties['Description'] === groups[name as 'auth' | 'cv'].entry),
      )
      .map(([, { Properties }]) => Properties['Environment'].Variables.NETWORK_LIMITS)
    expect(numbers).toEqual(['{"registration":600}', '{"registration":600}'])
  })

  const reservedIn = (of: Template) =>
    of
      .all('AWS::Lambda::Function')
      .map(([, { Properties }]) => [Properties['Description'], Properties['ReservedConcurrentExecutions']])
      .filter(([, executions]) => executions !== undefined)

  test('reserves executions for sign-ins and the interviewer by settings, and bounds the functions that could use the whole quota', () => {
    expect(new Map(reservedIn(template) as [string, number][])).toEqual(
      new Map([
        ['functions/account/auth/handler.ts', 50],
        ['functions/interview/interviewer/handler.ts', 30],
        [background.interviewFiles.entry, 20],
        [origins.unpublished.entry, 20],
      ]),
    )
  })

  test('reserves nothing by default, because a new account with a quota of ten refuses reservations', () => {
    expect(reservedIn(templateOf(buildStack()))).toEqual([])
  })

  test('sends HSTS with preload if the setting is on', () => {
    for (const [, { Properties }] of template.all('AWS::CloudFront::ResponseHeadersPolicy')) {
      const { StrictTransportSecurity: transport } =
        Properties['ResponseHeadersPolicyConfig'].SecurityHeadersConfig
      expect(transport.Preload).toBe(true)
    }
  })

  test('sends alarms of both severities to its operators by e-mail', () => {
    const subscriptions = template.all('AWS::SNS::Subscription').map(([, { Properties }]) => Properties)
    expect(subscriptions).toMatchObject([
      { Protocol: 'email', Endpoint: 'operators@merbok.my' },
      { Protocol: 'email', Endpoint: 'operators@merbok.my' },
    ])
  })
})

describe('A deployment whose sender is an existing identity of SES', () => {
  const known = buildStack({ mailFrom: 'careers@jobs.merbok.my', mailIdentity: 'merbok.my' })
  const knownTemplate = templateOf(known)

  test('creates no identity, and prints no DNS record', () => {
    expect(knownTemplate.all('AWS::SES::EmailIdentity')).toEqual([])
    expect(knownTemplate.text).not.toContain('feedback-smtp')
    expect(findingsOf(known.app)).toEqual([])
  })

  test('sends as the same sender, by this identity alone and with the configuration set', () => {
    const senders = knownTemplate
      .all('AWS::IAM::Policy')
      .flatMap(([, { Properties }]): Json[] => Properties['PolicyDocument'].Statement)
      .filter(({ Action }) => Action === 'ses:SendEmail')
    expect(senders.length).toBeGreaterThan(3)
    for (const { Resource } of senders) {
      expect(JSON.stringify(Resource[0])).toContain(':identity/merbok.my"')
      expect(JSON.stringify(Resource[1])).toContain(':configuration-set/')
    }
    const froms = knownTemplate
      .all('AWS::Lambda::Function')
      .flatMap(([, { Properties }]) => Properties['Environment']?.Variables.MAIL_FROM ?? [])
    expect(new Set(froms)).toEqual(new Set(['careers@jobs.merbok.my']))
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
    ['a desk without domain', { ...complete, deskDomainName: 'desk.my' }, 'another host name'],
    ['a domain without certificate', { ...complete, domainName: 'a.my' }, 'together, or neither'],
    [
      'a certificate elsewhere',
      { ...complete, domainName: 'a.my', certificateArn: 'arn:aws:acm:ap-southeast-2:1:certificate/a' },
      'us-east-1',
    ],
    ['a generation below one', { ...complete, originSecretGeneration: 0 }, 'originSecretGeneration'],
    [
      'an identity of another domain',
      { ...complete, mailFrom: 'a@merbok.my', mailIdentity: 'notmerbok.my' },
      'Set "mailIdentity" in cdk.json to the identity of SES that sends as a@merbok.my',
    ],
    ['half a generation', { ...complete, signInKeyGeneration: 1.5 }, 'signInKeyGeneration'],
  ])('with %s are refused with a message that says what to set', (_, context, text) => {
    expect(read(context)).toThrow(text)
  })

  describe('of a deployment with a domain', () => {
    const own = { mailFrom: 'hello@merbok.my', enquiriesTo: 'sales@merbok.my', alarmEmail: 'ops@merbok.my' }
    const production = { ...complete, ...own, domainName: 'www.merbok.my', certificateArn }

    test('are accepted with addresses of its own', () => {
      expect(read(production)().domain?.name).toBe('www.merbok.my')
    })

    test.each([
      [
        'no address for alarms',
        { alarmEmail: '' },
        ['Set "alarmEmail" in cdk.json: without it alarms send no e-mail'],
      ],
      [
        'the sender of cdk.json',
        { mailFrom: cdk.context.mailFrom },
        ['Set "mailFrom" in cdk.json to an address of your own'],
      ],
      ['the recipient of cdk.json', { enquiriesTo: cdk.context.enquiriesTo }, ['Set "enquiriesTo"']],
      [
        'an example for alarms',
        { alarmEmail: 'ops@Example.ORG' },
        ['Set "alarmEmail"', 'ops@Example.ORG is an example'],
      ],
      ['all of it', { ...complete, alarmEmail: '' }, ['"alarmEmail"', '"mailFrom"', '"enquiriesTo"']],
    ])('are refused with %s, and the message names each missing setting', (_, change, texts) => {
      for (const text of texts) expect(read({ ...production, ...change })).toThrow(text)
    })

    test('may be examples without one: a trial', () => {
      expect(read({ ...complete, alarmEmail: '' })().alarmEmail).toBeUndefined()
    })
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
   * Some bundles contain the S3 client as well as DynamoDB's, one the composer of MIME messages, and one the codes of
   * authenticator apps; two ask a model, and one of them Polly; the CV reader is a separate bundle.
   */
  const largestBytes =
    ('files' in grants ? 710_000 : 400_000) +
    (sends.includes('sendRaw') ? 140_000 : 0) +
    // The clients of Bedrock and Polly.
    ('services' in grants ? 210_000 : 0) +
    // The weights of the filter of what a model says, and of the eleven kinds of candidates' utterances.
    (name === 'interviewer' ? 312_000 : 0) +
    // What every noun exports, erases and searches of one person; applications have questions, answers and times that an erasure frees.
    (name === 'auth' || name === 'recruiting' ? 35_000 : 0) +
    // People who are added to positions: `recruiting` writes to them, and in `auth` they open an account and apply.
    (name === 'auth' || name === 'recruiting' ? 20_000 : 0) +
    // Drafts of positions, the names that the audit shows, orders and numbers of lists, letters and candidates' questions.
    (name === 'recruiting' ? 38_000 : 0) +
    (name === 'staff' ? 40_000 : 0) +
    // A member of staff calls it, too.
    (name === 'contact' ? 10_000 : 0)

  /** With what a function without secrets reads of its environment; `stack-secrets.test.ts` starts the others. */
  const loaded = (): unknown => {
    for (const variable of [
      ...Object.values({ ...tableVariables, ...bucketVariables, ...environment }),
      'AWS_REGION',
    ])
      vi.stubEnv(variable, 'value')
    const require = createRequire(import.meta.url)
    delete require.cache[file]
    return require(file)
  }
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  test('is one small CommonJS file that offers a handler', () => {
    expect(readFileSync(file).byteLength).toBeLessThan(largestBytes)
    expect(loaded()).toMatchObject({ handler: expect.any(Function) })
  })

  // The first one takes 8 ms, a tenth of a start: docs/decisions/123-start-of-functions.md
  test('makes no format of Intl while it is loaded', () => {
    const numbers = vi.spyOn(Intl, 'NumberFormat')
    const dates = vi.spyOn(Intl, 'DateTimeFormat')
    loaded()
    expect([...numbers.mock.calls, ...dates.mock.calls]).toEqual([])
  })

  test('contains no credential provider besides the environment', () => {
    expect(readFileSync(file, 'utf8').includes('AWS_WEB_IDENTITY_TOKEN_FILE')).toBe(false)
  })
})
