/** The scope in a signed request: `Credential=KEY/20261123/REGION/SERVICE/aws4_request`. */
const scopePattern = /Credential=([^/,\s]+)\/\d{8}\/([^/,\s]+)\/([^/,\s]+)\/aws4_request/

/** The access key and region that an `Authorization` header names; undefined without a signature for the service. */
export function credentialScope(
  authorization: string | undefined,
  service: string,
): { accessKeyId: string; region: string } | undefined {
  const [, accessKeyId, region, signedFor] = scopePattern.exec(authorization ?? '') ?? []
  if (accessKeyId === undefined || region === undefined || signedFor !== service) return undefined
  return { accessKeyId, region }
}
