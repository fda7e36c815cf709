export type StartBody = {
  TranscriptionJobName?: string
  LanguageCode?: string
  MediaFormat?: string
  Media?: { MediaFileUri?: string }
  OutputBucketName?: string
  OutputKey?: string
  Settings?: { ChannelIdentification?: boolean; ShowSpeakerLabels?: boolean; MaxSpeakerLabels?: number }
}

export class JobRefusal extends Error {
  readonly code: 'BadRequestException' | 'ConflictException' | 'LimitExceededException'

  constructor(code: JobRefusal['code'], message: string) {
    super(message)
    this.code = code
  }
}

const namePattern = /^[0-9a-zA-Z._-]{1,200}$/u
const outputKeyPattern = /^[a-zA-Z0-9\-_.!*'()/]{1,1024}$/u
const mediaPattern = /^s3:\/\/(?<bucket>[^/]+)\/(?<key>.+)$/u
const formats = new Set(['mp3', 'mp4', 'wav', 'flac', 'ogg', 'amr', 'webm', 'm4a'])
export const bad = (message: string): JobRefusal => new JobRefusal('BadRequestException', message)

export type Checked = {
  name: string
  media: { bucket: string; key: string }
  output: { bucket: string; key: string }
}

/** Validates a request and returns what the job needs. */
export function checked({
  TranscriptionJobName: name = '',
  LanguageCode,
  MediaFormat = 'webm',
  Media,
  OutputBucketName,
  OutputKey = '',
  Settings = {},
}: StartBody): Checked {
  const { bucket, key } = mediaPattern.exec(Media?.MediaFileUri ?? '')?.groups ?? {}
  if (!namePattern.test(name)) throw bad("Value at 'transcriptionJobName' failed to satisfy constraint")
  if (LanguageCode === undefined) throw bad('You must specify the language code or identify the language.')
  if (!formats.has(MediaFormat)) throw bad("Value at 'mediaFormat' failed to satisfy constraint")
  if (bucket === undefined || key === undefined) throw bad('The S3 URI that you provided is not valid.')
  if (OutputBucketName === undefined || !outputKeyPattern.test(OutputKey))
    throw bad("Value at 'outputKey' failed to satisfy constraint")
  if (Settings.ChannelIdentification === true && Settings.ShowSpeakerLabels === true)
    throw bad('You can only select one of channel identification and speaker labels.')
  return { name, media: { bucket, key }, output: { bucket: OutputBucketName, key: OutputKey } }
}
