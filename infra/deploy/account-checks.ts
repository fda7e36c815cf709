import { ListDistributionsCommand, type CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { DescribeSecretCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetServiceQuotaCommand, type ServiceQuotasClient } from '@aws-sdk/client-service-quotas'
import { GetParameterCommand, type SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, type STSClient } from '@aws-sdk/client-sts'
import type { Settings } from '../settings.ts'
import { background } from '../resources/background.ts'
import type { LambdaShape } from '../resources/lambda-shape.ts'
import { origins } from '../resources/origins.ts'
import { edgeRegion, stackRegion } from '../stack-identity.ts'
import { ok, remark, wrong, type Check } from './checks.ts'

export type AccountClients = {
  ssm: SSMClient
  edgeSsm: SSMClient
  quotas: ServiceQuotasClient
  cloudFront: CloudFrontClient
  secrets: SecretsManagerClient
}

/** "Concurrent executions" of Lambda. */
const concurrency = { ServiceCode: 'lambda', QuotaCode: 'L-B99A9384' }
const wantedConcurrency = 1000
/** Functions with reserved executions must leave this many to the others. */
const unreserved = 100
/** What a deployment with `signInConcurrency` reserves besides. */
const boundedExecutions = [
  ...Object.values<LambdaShape>(background),
  ...Object.values<LambdaShape>(origins),
].reduce((sum, { maxAtOnce = 0 }) => sum + maxAtOnce, 0)

/** The oldest version of a region's bootstrap that this app deploys with. */
const minBootstrap = 6

export const credentialsCheck = ({ sts }: { sts: STSClient }): Check => ({
  name: 'Credentials',
  look: async () => {
    try {
      const { Account, Arn } = await sts.send(new GetCallerIdentityCommand({}))
      return ok(`account ${Account}, as ${Arn}.`)
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      return wrong(
        `AWS accepts none from this terminal (${reason}). Sign in with "aws sso login", or name a profile: -- --profile NAME.`,
      )
    }
  },
})

export const accountChecks = (clients: AccountClients, settings: Settings, isNew: boolean): Check[] => [
  bootstrapCheck(clients.ssm, stackRegion, settings),
  ...(settings.requestsPerAddress > 0 && settings.webAclArn === undefined
    ? [bootstrapCheck(clients.edgeSsm, edgeRegion, settings)]
    : []),
  quotaCheck(clients, settings),
  ...(isNew ? [cloudFrontCheck(clients)] : []),
  ...(settings.voice === undefined ? [] : [secretCheck(clients, settings.voice.secretName)]),
]

const bootstrapCheck = (
  ssm: SSMClient,
  region: string,
  { bootstrapQualifier: qualifier }: Settings,
): Check => ({
  name: `Bootstrap of ${region}`,
  look: async () => {
    const how = `Run once: npx cdk bootstrap --qualifier ${qualifier} aws://ACCOUNT/${region}`
    try {
      const { Parameter } = await ssm.send(
        new GetParameterCommand({ Name: `/cdk-bootstrap/${qualifier}/version` }),
      )
      const version = Number(Parameter?.Value)
      return version >= minBootstrap
        ? ok(`version ${version}.`)
        : wrong(`version ${version} is too old. ${how}`)
    } catch (error) {
      if (error instanceof Error && error.name === 'ParameterNotFound')
        return wrong(`the region has no bucket and roles of the CDK. ${how}`)
      throw error
    }
  },
})

const quotaCheck = (
  { quotas }: AccountClients,
  { signInConcurrency, interviewerConcurrency, domain }: Settings,
): Check => ({
  name: 'Quota of Lambda',
  look: async () => {
    const forSignIn = signInConcurrency === 0 ? 0 : signInConcurrency + boundedExecutions
    const reserved = forSignIn + interviewerConcurrency
    const { Quota } = await quotas.send(new GetServiceQuotaCommand(concurrency))
    const value = Quota?.Value ?? 0
    const needed = reserved === 0 ? 0 : reserved + unreserved
    if (value < needed)
      return wrong(
        `${value} concurrent executions; "signInConcurrency" of ${signInConcurrency} and "interviewerConcurrency" of ${interviewerConcurrency} need ${needed}. Set them to 0, or request a higher quota (Service Quotas, Lambda).`,
      )
    if (value >= wantedConcurrency) return ok(`${value} concurrent executions.`)
    const text = `${value} concurrent executions: request ${wantedConcurrency} (Service Quotas, Lambda) before the site is public.`
    return domain === undefined ? remark(text) : wrong(text)
  },
})

const cloudFrontCheck = ({ cloudFront }: AccountClients): Check => ({
  name: 'CloudFront',
  look: async () => {
    const { DistributionList } = await cloudFront.send(new ListDistributionsCommand({ MaxItems: 1 }))
    return (DistributionList?.Quantity ?? 0) > 0
      ? ok('the account has distributions, so AWS has verified it.')
      : remark(
          'the account has no distribution. AWS verifies some new accounts first and fails the deployment with "Your account must be verified": then ask AWS Support, and deploy again.',
        )
  },
})

const secretCheck = ({ secrets }: AccountClients, name: string): Check => ({
  name: 'Secret of the voice agent',
  look: async () => {
    try {
      await secrets.send(new DescribeSecretCommand({ SecretId: name }))
      return ok(`${name} exists.`)
    } catch (error) {
      if (error instanceof Error && error.name === 'ResourceNotFoundException')
        return wrong(
          `there is no ${name} in ${stackRegion}. Store it as docs/configuring.md says, or clear "voiceAgent", "voiceAgentSecret" and "dailyDomain".`,
        )
      throw error
    }
  },
})
