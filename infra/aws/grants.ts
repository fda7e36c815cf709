import { Aws } from 'aws-cdk-lib'
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam'
import {
  transcriptionJobPrefix,
  transcriptionsFolder,
} from '#shared/interview/interviewer/transcription-names.ts'
import type { BucketName, TableName } from '#functions/platform/names/environment.ts'
import type { Grants, TranscribeAction } from '../resources/grants.ts'
import type { InterviewerSettings } from '../interviewer-settings.ts'
import type { Buckets, Tables } from './data.ts'
import type { Mail } from './mail.ts'
import type { ReadSecrets } from './secrets.ts'

type Granted = {
  tables: Tables
  buckets: Buckets
  mail: Mail
  secrets: ReadSecrets
  /** Undefined with the built-in interviewer only. */
  interviewer: InterviewerSettings | undefined
}

/** Turns a function's grants into IAM policy statements. */
export function grantsOf(
  grants: Grants,
  { tables, buckets, mail, secrets, interviewer }: Granted,
): PolicyStatement[] {
  return [
    ...tableStatements(grants, tables),
    ...indexStatements(grants, tables),
    ...fileStatements(grants, buckets),
    ...mailStatements(grants, mail),
    ...serviceStatements(grants, { interviewer, bucket: buckets.interviews.bucketName }),
    ...secretStatements(grants, secrets),
    ...(grants.recognition === true ? [recognitionStatement()] : []),
  ]
}

const entries = <Value>(record: Partial<Record<TableName, Value>> = {}): [TableName, Value][] =>
  Object.entries(record) as [TableName, Value][]

const tableStatements = (grants: Grants, tables: Tables): PolicyStatement[] =>
  entries(grants.tables).map(
    ([name, actions]) =>
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [tables[name].tableArn],
      }),
  )

const indexStatements = (grants: Grants, tables: Tables): PolicyStatement[] =>
  entries(grants.indexes).map(
    ([name, indexes]) =>
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: indexes.map((index) => `${tables[name].tableArn}/index/${index}`),
      }),
  )

/** Grants listings on the bucket, with a condition on the prefix, and all other actions on the objects below it. */
const fileStatements = ({ files = {} }: Grants, buckets: Buckets): PolicyStatement[] =>
  (Object.keys(files) as BucketName[]).flatMap((name) =>
    (files[name] ?? []).flatMap(({ prefix, actions }) => {
      const [listings, onFiles] = [
        actions.filter((action) => action.startsWith('List')),
        actions.filter((action) => !action.startsWith('List')),
      ]
      return [
        ...(onFiles.length === 0
          ? []
          : [
              new PolicyStatement({
                actions: onFiles.map((action) => `s3:${action}`),
                resources: [buckets[name].arnForObjects(`${prefix}*`)],
              }),
            ]),
        ...(listings.length === 0
          ? []
          : [
              new PolicyStatement({
                actions: listings.map((action) => `s3:${action}`),
                resources: [buckets[name].bucketArn],
                conditions: { StringLike: { 's3:prefix': `${prefix}*` } },
              }),
            ]),
      ]
    }),
  )

/** Textract has no resource-level permissions. It reads a file with the function's own S3 permissions. */
const recognitionStatement = (): PolicyStatement =>
  new PolicyStatement({
    actions: [
      'textract:DetectDocumentText',
      'textract:StartDocumentTextDetection',
      'textract:GetDocumentTextDetection',
    ],
    resources: ['*'],
  })

/** Only the interviewer's services that the operator has set. Polly has no resource-level permissions. */
function serviceStatements(
  { services = {} }: Grants,
  { interviewer, bucket }: { interviewer: InterviewerSettings | undefined; bucket: string },
): PolicyStatement[] {
  const { bedrock = [], polly = [], transcribe = [] } = services
  const statement = (service: string, actions: readonly string[], resources: string[]): PolicyStatement[] =>
    actions.length === 0 || resources.length === 0
      ? []
      : [new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources })]
  return [
    ...statement('bedrock', bedrock, modelArns(interviewer)),
    ...statement('polly', polly, interviewer?.voice === undefined ? [] : ['*']),
    ...transcribeStatements(transcribeActions(transcribe, interviewer), bucket),
  ]
}

/** Streams need live recognition; jobs, the transcription of recordings. */
export const transcribeActions = (
  actions: readonly TranscribeAction[] = [],
  interviewer: InterviewerSettings | undefined,
): readonly TranscribeAction[] =>
  actions.filter(
    (action) =>
      (action === 'StartStreamTranscriptionWebSocket'
        ? interviewer?.speechStream
        : interviewer?.transcription) !== undefined,
  )

const jobArn = `arn:${Aws.PARTITION}:transcribe:${Aws.REGION}:${Aws.ACCOUNT_ID}:transcription-job/${transcriptionJobPrefix}*`

/** Streams and starts of jobs have no resource-level permissions; a condition binds the output of a job to a folder of the bucket. */
function transcribeStatements(actions: readonly TranscribeAction[], bucket: string): PolicyStatement[] {
  const some = (someActions: readonly TranscribeAction[], more: Partial<PolicyStatementProps> = {}) => {
    const granted = actions.filter((action) => someActions.includes(action))
    return granted.length === 0
      ? []
      : [
          new PolicyStatement({
            actions: granted.map((action) => `transcribe:${action}`),
            resources: ['*'],
            ...more,
          }),
        ]
  }
  const output = {
    StringEquals: { 'transcribe:OutputBucketName': bucket },
    StringLike: { 'transcribe:OutputKey': transcriptionsFolder + '*' },
  }
  return [
    ...some(['StartStreamTranscriptionWebSocket', 'ListTranscriptionJobs']),
    ...some(['StartTranscriptionJob'], { conditions: output }),
    ...some(['GetTranscriptionJob', 'DeleteTranscriptionJob'], { resources: [jobArn] }),
  ]
}

/** For an inference profile: the profile, and its model in each region to which it may send a request. */
function modelArns(interviewer: InterviewerSettings | undefined): string[] {
  const model = interviewer?.model
  if (model?.kind !== 'bedrock') return []
  const [, profile, name] = /^((?:[a-z]{2,6}|global)\.)?(.+)$/u.exec(model.modelId) ?? []
  if (profile === undefined || !isProfile(profile)) return [foundationModel(Aws.REGION, model.modelId)]
  return [
    `arn:${Aws.PARTITION}:bedrock:${Aws.REGION}:${Aws.ACCOUNT_ID}:inference-profile/${model.modelId}`,
    ...model.regions.map((region) => foundationModel(region, name ?? '')),
  ]
}

/** The first label of a profile's id is a region group; that of a model's id is its vendor. */
const isProfile = (label: string): boolean => ['apac.', 'au.', 'jp.', 'eu.', 'us.'].includes(label)

const foundationModel = (region: string, modelId: string): string =>
  `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${modelId}`

const mailStatements = ({ mail: needs = [] }: Grants, mail: Mail): PolicyStatement[] =>
  needs.map((need) => {
    // ses:GetSendQuota has no resource-level permissions.
    if (need === 'quota') return new PolicyStatement({ actions: ['ses:GetSendQuota'], resources: ['*'] })
    return new PolicyStatement({
      actions: [need === 'send' ? 'ses:SendEmail' : 'ses:SendRawEmail'],
      resources: [mail.identity.emailIdentityArn, mail.configurationSetArn],
    })
  })

/** `BatchGetSecretValue` has no resource-level permissions, and returns only the secrets that `GetSecretValue` allows. */
function secretStatements({ secrets: needs = [] }: Grants, secrets: ReadSecrets): PolicyStatement[] {
  const resources = needs.flatMap((name) => secrets[name]?.arns ?? [])
  if (resources.length === 0) return []
  return [
    new PolicyStatement({ actions: ['secretsmanager:BatchGetSecretValue'], resources: ['*'] }),
    new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources }),
  ]
}
