/** Replaces the SDK's credential provider chain in a Lambda; see bundle.ts. */

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

const fromEnvironment = async (): Promise<Credentials> => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error(
      'There are no AWS credentials in this environment: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  }
  return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) }
}

/** The export that the SDK's clients import. */
export const defaultProvider = () => fromEnvironment
