import { Validations, type CfnElement, type Stack } from 'aws-cdk-lib'
import { CfnRoute, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ManagedPolicy } from 'aws-cdk-lib/aws-iam'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { IConstruct } from 'constructs'
import { api } from '#shared/api.ts'
import { waysIn } from '#shared/platform/contract/desk.ts'
import { routeKeyOf, type Audience, type Endpoint, type Group } from '#shared/platform/contract/endpoint.ts'
import type { OperatorRole } from '#shared/platform/audit.ts'
import { transcribeActions } from './grants.ts'
import { transcriptionJobPrefix } from '#shared/interview/interviewer/transcription-names.ts'
import type { BucketName } from '#functions/platform/names/environment.ts'
import { background } from '../resources/background.ts'
import type { Grants } from '../resources/grants.ts'
import { groups } from '../resources/groups.ts'
import type { LambdaShape } from '../resources/lambda-shape.ts'
import type { Settings } from '../settings.ts'
import type { Buckets } from './data.ts'
import { constructName } from './names.ts'
import { endpointsFor, resourceOf, type OperatorPolicies, smokeRoutes, type Route } from './operators.ts'
import { secretIdPrefixes } from '../secret-ids.ts'
import type { Site } from './site.ts'

type Parts = {
  settings: Settings
  site: Site
  httpApi: HttpApi
  buckets: Buckets
  deadLetters: readonly Queue[]
  operatorPolicies: OperatorPolicies
  smokePolicy: ManagedPolicy
}

/** Acknowledges each accepted finding of cdk-nag at its construct, with the reason. Any other finding fails the synth. */
export function acknowledgeFindings(stack: Stack, parts: Parts): void {
  const { settings, site, httpApi, deadLetters } = parts
  acknowledge(site.distribution, {
    CFR1: 'A public site for Southeast Asia and beyond: no country is blocked.',
  })
  Validations.of(site.distribution).acknowledge({
    id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason:
      'The distribution has a default root object, and the edge function rewrites "/" to a file before that applies.',
  })
  if (settings.webAclArn === undefined && settings.requestsPerAddress === 0) {
    acknowledge(site.distribution, {
      CFR2: 'The operator set "requestsPerAddress" to 0 in cdk.json, and no "webAclArn". The functions limit callers.',
    })
  }
  if (settings.domain === undefined) {
    acknowledge(site.distribution, {
      CFR4: 'No "domainName" in cdk.json: CloudFront sets the TLS policy of its default domain name.',
    })
  }
  for (const [name, prefix] of Object.entries(secretIdPrefixes)) {
    for (const secret of stack.node.children.filter((child) => child.node.id.startsWith(prefix))) {
      acknowledge(secret, {
        SMG4: `Rotated by replacement: one more "${name}Generation" creates the next generation without an interruption.`,
      })
    }
  }
  for (const queue of deadLetters)
    acknowledge(queue, { SQS3: 'This is a dead-letter queue itself; an alarm watches it.' })
  for (const [name, { grants }] of Object.entries<LambdaShape>({ ...groups, ...background })) {
    const everywhere = reasonsForEverywhere(grants, settings)
    acknowledge(stack.node.findChild(constructName(name)), {
      ...(everywhere.length > 0 && { 'IAM5[Resource::*]': everywhere.join(' ') }),
      ...prefixFindings(stack, grants, parts.buckets),
      ...jobFindings(grants, settings),
    })
  }
  acknowledgeRoutes(httpApi)
  acknowledgeOperators(stack, parts)
  acknowledgeFileCopier(stack, parts)
}

/** Actions without resource-level permissions. */
const reasonsForEverywhere = (
  { mail = [], recognition, services = {}, secrets = [] }: Grants,
  { interviewer }: Settings,
): string[] => [
  ...(services.polly !== undefined && interviewer?.voice !== undefined
    ? ['polly:SynthesizeSpeech has resource-level permissions for lexicons only.']
    : []),
  ...(transcribeActions(services.transcribe, interviewer).length > 0
    ? [
        'Streams of Transcribe, lists of jobs and starts of jobs have no resource-level permissions; a condition binds the output of a job to one folder.',
      ]
    : []),
  ...(mail.includes('quota') ? ['ses:GetSendQuota has no resource-level permissions.'] : []),
  ...(recognition === true
    ? ['Textract has no resource-level permissions; it reads a file with the S3 permissions of the function.']
    : []),
  ...(secrets.length > 0
    ? [
        'secretsmanager:BatchGetSecretValue has no resource-level permissions; it returns only the secrets that GetSecretValue allows.',
      ]
    : []),
]

/** The names of Transcribe's jobs are created at run time, so the policy has their prefix. */
const jobFindings = ({ services = {} }: Grants, { interviewer }: Settings): Record<string, string> =>
  transcribeActions(services.transcribe, interviewer).includes('DeleteTranscriptionJob')
    ? {
        [`IAM5[Resource::arn:<AWS::Partition>:transcribe:<AWS::Region>:<AWS::AccountId>:transcription-job/${transcriptionJobPrefix}*]`]:
          'Only jobs for recordings of interviews have this prefix, each followed by the id of its interview.',
      }
    : {}

/** Grants on files name a prefix with a wildcard, because keys are created at run time. */
function prefixFindings(stack: Stack, { files = {} }: Grants, buckets: Buckets): Record<string, string> {
  const findings = (Object.keys(files) as BucketName[]).flatMap((name) =>
    (files[name] ?? []).map(({ prefix }) => {
      const bucket = stack.getLogicalId(buckets[name].node.defaultChild as CfnElement)
      const reason = `Only files below "${prefix}": each candidate or upload has its own key, so the policy cannot name them.`
      return [`IAM5[Resource::<${bucket}.Arn>/${prefix}*]`, reason] as const
    }),
  )
  return Object.fromEntries(findings)
}

const whyOpen: Readonly<Record<Exclude<Audience, 'operator'>, string>> = {
  public:
    'Public by contract. The function checks the API key and the secret that only CloudFront sends, and limits each caller.',
  candidate: 'The function checks the sign-in itself, because a sign-in can end before its token expires.',
  staff:
    'The function checks cookie, member, role and position itself, because a change to each takes effect immediately, and the secret that only CloudFront sends.',
}

/** Leaves out the routes of operators: one without IAM authorisation must remain a finding. */
function acknowledgeRoutes(httpApi: HttpApi): void {
  const endpoints = new Map(
    Object.values<Group>(api).flatMap((group) =>
      Object.values(group)
        .flatMap(waysIn)
        .map((each) => [routeKeyOf(each), each] as [string, Endpoint]),
    ),
  )
  for (const route of httpApi.node.findAll().filter((each) => each instanceof CfnRoute)) {
    const auth = endpoints.get(route.routeKey)?.auth
    if (auth !== undefined && auth !== 'operator')
      acknowledge(route, { APIG4: `${route.routeKey}: ${whyOpen[auth]}` })
  }
}

/** The ids of positions and applications are created at run time, so the operators' policies cannot name them. */
function acknowledgeOperators(stack: Stack, { httpApi, operatorPolicies, smokePolicy }: Parts): void {
  const gateway = stack.getLogicalId(httpApi.node.defaultChild as CfnElement)
  const arn = `arn:<AWS::Partition>:execute-api:${stack.region}:<AWS::AccountId>:<${gateway}>/$default`
  const acknowledgeRoutes = (policy: ManagedPolicy, routes: readonly Route[], reason: string): void => {
    const findings = routes
      .filter(({ path }) => path.includes('*'))
      .map(({ method, path }) => [
        `IAM5[Resource::${arn}/${method}${path}]`,
        `One route of the API; ${reason}`,
      ])
    acknowledge(policy, Object.fromEntries(findings))
  }
  for (const [role, policy] of Object.entries(operatorPolicies) as [OperatorRole, ManagedPolicy][])
    acknowledgeRoutes(
      policy,
      endpointsFor(role).map(resourceOf),
      'the wildcard stands for the id of a position or an application.',
    )
  acknowledgeRoutes(
    smokePolicy,
    smokeRoutes,
    'the wildcard stands for the time in the id of a hidden position.',
  )
}

/** The CDK's own function, which copies files into a bucket during a deployment. */
function acknowledgeFileCopier(stack: Stack, { site, settings }: { site: Site; settings: Settings }): void {
  const copier = stack.node.children.find((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'))
  if (copier === undefined) return
  const siteBucket = stack.getLogicalId(site.bucket.node.defaultChild as CfnElement)
  const reason =
    "The library's own function, which copies the built site during a deployment, with the library's own grants on the two buckets it copies between."
  const findings = [
    'L1',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'IAM5[Action::s3:GetObject*]',
    'IAM5[Action::s3:GetBucket*]',
    'IAM5[Action::s3:List*]',
    'IAM5[Action::s3:DeleteObject*]',
    'IAM5[Action::s3:Abort*]',
    `IAM5[Resource::<${siteBucket}.Arn>/*]`,
    `IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-${settings.bootstrapQualifier}-assets-<AWS::AccountId>-${stack.region}/*]`,
  ]
  acknowledge(copier, Object.fromEntries(findings.map((finding) => [finding, reason])))
  acknowledge(copier, {
    'IAM5[Resource::*]':
      'It invalidates CloudFront caches; the library grants itself that on every distribution.',
  })
}

const acknowledge = (where: IConstruct, reasons: Readonly<Record<string, string>>): void =>
  Validations.of(where).acknowledge(
    ...Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
  )
