import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront'
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetServiceQuotaCommand, ServiceQuotasClient } from '@aws-sdk/client-service-quotas'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test } from 'vitest'
import cdk from '../../cdk.json' with { type: 'json' }
import { wrongInput, type Sent } from '#tests/support/sdk-models.ts'
import { settingsFrom } from '../settings.ts'
import { accountChecks, credentialsCheck } from './account-checks.ts'
import { runChecks } from './checks.ts'
import { mailChecks } from './mail-checks.ts'

const clients = {
  sts: new STSClient({}),
  ssm: new SSMClient({}),
  edgeSsm: new SSMClient({}),
  quotas: new ServiceQuotasClient({}),
  cloudFront: new CloudFrontClient({}),
  secrets: new SecretsManagerClient({}),
}
const ses = new SESv2Client({})
const faults = {
  sts: mockClient(clients.sts),
  ssm: mockClient(clients.ssm),
  edgeSsm: mockClient(clients.edgeSsm),
  quotas: mockClient(clients.quotas),
  cloudFront: mockClient(clients.cloudFront),
  secrets: mockClient(clients.secrets),
  ses: mockClient(ses),
}

const named = (name: string): Error => Object.assign(new Error(name), { name })

/** An account that is ready for visitors. */
beforeEach(() => {
  for (const fault of Object.values(faults)) fault.reset()
  faults.sts
    .on(GetCallerIdentityCommand)
    .resolves({ Account: '123456789012', Arn: 'arn:aws:iam::1:user/siti' })
  for (const ssm of [faults.ssm, faults.edgeSsm])
    ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '30' } })
  faults.quotas.on(GetServiceQuotaCommand).resolves({ Quota: { Value: 1000 } })
  faults.cloudFront
    .on(ListDistributionsCommand)
    .resolves({ DistributionList: { Quantity: 1, MaxItems: 1, Marker: '', IsTruncated: false } })
  faults.secrets.on(DescribeSecretCommand).resolves({})
  faults.ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true })
  faults.ses.on(GetEmailIdentityCommand).rejects(named('NotFoundException'))
})

const forVisitors = {
  domainName: 'www.merbok.my',
  certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a',
  mailFrom: 'hello@merbok.my',
  enquiriesTo: 'hello@merbok.my',
  alarmEmail: 'siti@merbok.my',
  voiceAgent: 'interviewer',
  voiceAgentSecret: 'merbok/pipecat-1',
  dailyDomain: 'cloud-1',
}

async function look(context: Record<string, unknown> = forVisitors, isNew = true) {
  const all: Record<string, unknown> = { ...cdk.context, ...context }
  const settings = settingsFrom((name) => all[name])
  const said: string[] = []
  const checks = [
    credentialsCheck(clients),
    ...accountChecks(clients, settings, isNew),
    ...mailChecks(ses, settings, isNew),
  ]
  const isGood = await runChecks(checks, (line) => said.push(line))
  return { isGood, said }
}

describe('Before a deployment', () => {
  test('passes for an account that is ready, with a line for each check', async () => {
    expect(await look()).toEqual({
      isGood: true,
      said: [
        'ok      Credentials: account 123456789012, as arn:aws:iam::1:user/siti.',
        'ok      Bootstrap of ap-southeast-2: version 30.',
        'ok      Bootstrap of us-east-1: version 30.',
        'ok      Quota of Lambda: 1000 concurrent executions.',
        'ok      CloudFront: the account has distributions, so AWS has verified it.',
        'ok      Secret of the voice agent: merbok/pipecat-1 exists.',
        'ok      SES: out of the sandbox.',
        'ok      Sender: merbok.my is created by the deployment; its DNS records are in the outputs.',
        'ok      Addresses: alarms go to siti@merbok.my.',
      ],
    })
  })

  test.each([
    [
      'no credentials',
      () => faults.sts.on(GetCallerIdentityCommand).rejects(named('ExpiredToken')),
      'aws sso login',
    ],
    [
      'no bootstrap',
      () => faults.edgeSsm.on(GetParameterCommand).rejects(named('ParameterNotFound')),
      'npx cdk bootstrap --qualifier hnb659fds aws://ACCOUNT/us-east-1',
    ],
    [
      'an old bootstrap',
      () => faults.ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '3' } }),
      'version 3 is too old',
    ],
    [
      'a quota of ten',
      () => faults.quotas.on(GetServiceQuotaCommand).resolves({ Quota: { Value: 10 } }),
      'request 1000',
    ],
    [
      'a missing secret',
      () => faults.secrets.on(DescribeSecretCommand).rejects(named('ResourceNotFoundException')),
      'there is no merbok/pipecat-1',
    ],
    [
      'the sandbox of SES',
      () => faults.ses.on(GetAccountCommand).resolves({ SendingEnabled: true }),
      'Request production access',
    ],
    [
      'SES with sending switched off',
      () => faults.ses.on(GetAccountCommand).resolves({ SendingEnabled: false }),
      'AWS has stopped this account',
    ],
    [
      'an identity that exists already',
      () => faults.ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true }),
      'Set "mailIdentity" to merbok.my',
    ],
  ])('%s stops the deployment with a text that says what to do', async (_, spoil, text) => {
    spoil()
    const { isGood, said } = await look()
    expect(isGood).toBe(false)
    expect(said.filter((line) => line.startsWith('WRONG')).join()).toContain(text)
  })

  test('a quota below the reserved executions stops the deployment', async () => {
    faults.quotas.on(GetServiceQuotaCommand).resolves({ Quota: { Value: 100 } })
    const { isGood, said } = await look({
      ...forVisitors,
      signInConcurrency: 50,
      interviewerConcurrency: 30,
    })
    expect(isGood).toBe(false)
    // 50 for signing in, 20 each for interviewFiles and unpublished, 30 for the interviewer, 100 unreserved.
    expect(said.join('\n')).toContain(
      '"signInConcurrency" of 50 and "interviewerConcurrency" of 30 need 220.',
    )
  })

  test('a trial in a new account passes with remarks', async () => {
    faults.quotas.on(GetServiceQuotaCommand).resolves({ Quota: { Value: 10 } })
    faults.ses.on(GetAccountCommand).resolves({ SendingEnabled: true })
    faults.cloudFront.on(ListDistributionsCommand).rejects(named('AccessDenied'))
    const { isGood, said } = await look({ stage: 'staging', stages: { staging: {} } })
    expect(isGood).toBe(true)
    expect(said.filter((line) => line.startsWith('remark'))).toEqual([
      'remark  Quota of Lambda: 10 concurrent executions: request 1000 (Service Quotas, Lambda) before the site is public.',
      'remark  CloudFront: could not be checked (AccessDenied).',
      'remark  SES: in the sandbox: no letter leaves, not even to a verified address, because the functions may send as the sender alone and the sandbox also asks for a right on the recipient. Request production access in the console of SES; letters wait until then.',
      'remark  Addresses: Set "alarmEmail" in cdk.json: without it alarms send no e-mail.',
      expect.stringContaining('Set "mailFrom" in cdk.json to an address of your own'),
      expect.stringContaining('Set "enquiriesTo" in cdk.json to an address of your own'),
    ])
  })

  describe('of the sender', () => {
    const senderOf = async (context: Record<string, unknown>, isNew = true) =>
      (await look({ ...forVisitors, stages: { staging: {} }, ...context }, isNew)).said
        .filter((line) => line.includes('Sender'))
        .join()
    const isKnown = (VerifiedForSendingStatus: boolean) =>
      faults.ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus })

    test('a stage that creates the identity first: the remark names the setting that production then needs', async () => {
      expect(await senderOf({ stage: 'staging' })).toMatch(
        /^remark .*stays in SES when the stage is removed\. Before production is deployed, set "mailIdentity" to merbok\.my in "context"/,
      )
    })

    test('a stage that would create the identity of production again is stopped, with the setting it needs', async () => {
      isKnown(true)
      expect(await senderOf({ stage: 'staging' })).toMatch(
        /^WRONG .*Set "mailIdentity" to merbok\.my in "stages"/,
      )
    })

    test('stage and production use the identity that one of them created', async () => {
      isKnown(true)
      for (const stage of ['staging', 'production'])
        expect(await senderOf({ stage, mailIdentity: 'merbok.my' }, false)).toContain(
          'merbok.my is verified.',
        )
    })

    test.each([
      ['merbok.my', 'that SES shows (Identities, merbok.my)'],
      ['', 'of the outputs'],
    ])(
      'with mailIdentity "%s", the remark for an unverified identity names the DNS records %s',
      async (mailIdentity, where) => {
        isKnown(false)
        expect(await senderOf({ mailIdentity }, false)).toContain(`Create the DNS records ${where}.`)
      },
    )
  })

  test('sends AWS requests that match its API models', async () => {
    await look()
    const sent = Object.values(faults).flatMap((fault) =>
      fault.calls().map(({ args: [command] }) => command as Sent),
    )
    expect(sent.length).toBeGreaterThan(7)
    expect(sent.flatMap(wrongInput)).toEqual([])
  })
})
