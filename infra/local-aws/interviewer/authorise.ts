import type { IncomingHttpHeaders } from 'node:http'
import { refusalText, type Access, type Act, type Principal } from '../access.ts'
import { credentialScope } from '../credential-scope.ts'

export class Denied extends Error {}

/** Refuses what the signer's grants do not name. The signature is not verified: only this machine reaches loopback. */
export function authorise(
  access: Access,
  headers: IncomingHttpHeaders,
  signedFor: string,
  act: Act,
): { signer: Principal; region: string } {
  const scope = credentialScope(headers.authorization, signedFor)
  if (scope === undefined) throw new Denied('Request is missing Authentication Token')
  return { signer: allow(access, scope.accessKeyId, scope.region, act), region: scope.region }
}

export function allow(access: Access, accessKeyId: string, region: string, act: Act): Principal {
  const principal = access.principalOf(accessKeyId)
  if (principal === undefined) throw new Denied('The security token included in the request is invalid.')
  if (!access.may(principal, act)) throw new Denied(refusalText(principal, act, region))
  return principal
}
