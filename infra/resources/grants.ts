import type { BucketName, SecretName, TableName } from '#functions/platform/names/environment.ts'

/** `Scan` reads a whole table, so no function that a visitor's or candidate's request invokes has it. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'
  | 'Scan'
  | 'ConditionCheckItem'

export type FileAction =
  | 'GetObject'
  | 'PutObject'
  | 'DeleteObject'
  | 'DeleteObjectVersion'
  | 'ListBucket'
  | 'ListBucketVersions'

/** `sendRaw`: an e-mail as MIME, which the function composes. */
export type MailAction = 'send' | 'sendRaw' | 'quota'

export type TranscribeAction =
  | 'StartStreamTranscriptionWebSocket'
  | 'StartTranscriptionJob'
  | 'GetTranscriptionJob'
  | 'ListTranscriptionJobs'
  | 'DeleteTranscriptionJob'

/** Actions on the interviewer's services, by IAM's names; granted only where the operator has set the service. */
export type ServiceActions = {
  bedrock?: readonly 'InvokeModelWithResponseStream'[]
  polly?: readonly 'SynthesizeSpeech'[]
  transcribe?: readonly TranscribeAction[]
}

export type Grants = {
  tables?: Partial<Record<TableName, readonly TableAction[]>>
  /** The indexes that a Query may use, by table. */
  indexes?: Partial<Record<TableName, readonly string[]>>
  /** The allowed actions on files below a prefix of a bucket. */
  files?: Partial<Record<BucketName, readonly { prefix: string; actions: readonly FileAction[] }[]>>
  mail?: readonly MailAction[]
  /** Text recognition with Textract. */
  recognition?: true
  services?: ServiceActions
  /** The secrets that the function reads at its start; the keys of calls only where the operator has set them. */
  secrets?: readonly SecretName[]
}
