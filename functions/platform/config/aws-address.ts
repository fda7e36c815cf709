/** Where an AWS service listens. Endpoint and credentials are set only for a local stand-in. */
export type AwsAddress = {
  region: string
  endpoint?: string
  credentials?: { accessKeyId: string; secretAccessKey: string }
}
