import * as z from 'zod/mini'
import type { Principal } from '../../access.ts'
import { refuse } from '../errors.ts'
import { hmac, readCredential, sameText, signingKeyOf, type Account } from '../signature.ts'

const policyDocument = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().check(z.startsWith('$')), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
})

/** The limits of the file's size. */
export type SizeLimits = { minBytes: number; maxBytes: number }

/** S3 requires a policy condition for every field except these. */
const uncoveredFields = /^(?:x-amz-signature|policy|file|x-ignore-.*)$/

function denied(reason: string) {
  return refuse('AccessDenied', `Invalid according to Policy: ${reason}`)
}

/** Formats a condition with S3's spacing, because error texts are compared with it. */
function written(condition: readonly string[]): string {
  return `[${condition.map((text) => JSON.stringify(text)).join(', ')}]`
}

function decodePolicy(encoded: string): z.infer<typeof policyDocument> {
  let decoded: unknown
  try {
    decoded = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))
  } catch {
    throw refuse('InvalidPolicyDocument')
  }
  const policy = policyDocument.safeParse(decoded)
  if (policy.success) return policy.data
  throw refuse('InvalidPolicyDocument', `Invalid Policy: ${z.prettifyError(policy.error)}`)
}

/** Checks the policy's signature and returns the signer. */
function checkSignature(fields: ReadonlyMap<string, string>, encoded: string, account: Account): Principal {
  const field = (name: string): string => {
    const value = fields.get(name)
    if (value !== undefined) return value
    throw refuse('InvalidArgument', `Bucket POST must contain a field named '${name}'.`, {
      ArgumentName: name,
    })
  }
  if (field('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') {
    throw refuse('InvalidArgument', 'X-Amz-Algorithm only supports "AWS4-HMAC-SHA256"', {
      ArgumentName: 'x-amz-algorithm',
    })
  }
  const malformed = (message: string) =>
    refuse('InvalidArgument', message, { ArgumentName: 'x-amz-credential' })
  const { day, signer } = readCredential(field('x-amz-credential'), field('x-amz-date'), account, malformed)
  const expected = hmac(signingKeyOf({ ...signer, region: account.region }, day), encoded).toString('hex')
  const provided = field('x-amz-signature')
  if (sameText(expected, provided)) return signer
  throw refuse('SignatureDoesNotMatch', undefined, {
    AWSAccessKeyId: signer.accessKeyId,
    StringToSign: encoded,
    SignatureProvided: provided,
  })
}

/** Checks the form against its policy, and returns the signer and the policy's limits of the file's size. */
export function enforcePolicy(
  form: { fields: ReadonlyMap<string, string>; key: string; bucketName: string },
  account: Account,
  now: Date,
): { signer: Principal; limits: SizeLimits } {
  const encoded = form.fields.get('policy')
  if (encoded === undefined) throw refuse('AccessDenied')
  const signer = checkSignature(form.fields, encoded, account)
  const policy = decodePolicy(encoded)
  if (now > new Date(policy.expiration)) throw denied('Policy expired.')

  const namedBucket = form.fields.get('bucket') ?? form.bucketName
  if (namedBucket !== form.bucketName) {
    throw denied(`Policy Condition failed: ${written(['eq', '$bucket', namedBucket])}`)
  }
  const values = new Map([...form.fields, ['bucket', form.bucketName], ['key', form.key]])
  const covered = new Set<string>()
  const limits = { minBytes: 0, maxBytes: Number.POSITIVE_INFINITY }
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, expected] of Object.entries(condition)) {
        covered.add(name.toLowerCase())
        if (values.get(name.toLowerCase()) === expected) continue
        throw denied(`Policy Condition failed: ${written(['eq', `$${name}`, expected])}`)
      }
      continue
    }
    if (condition[0] === 'content-length-range') {
      limits.minBytes = Math.max(limits.minBytes, condition[1])
      limits.maxBytes = Math.min(limits.maxBytes, condition[2])
      continue
    }
    const [operator, variable, expected] = condition
    const name = variable.slice(1).toLowerCase()
    covered.add(name)
    const value = values.get(name)
    const holds = operator === 'eq' ? value === expected : value?.startsWith(expected) === true
    if (!holds) throw denied(`Policy Condition failed: ${written(condition)}`)
  }
  const extra = [...form.fields.keys()].filter((name) => !covered.has(name) && !uncoveredFields.test(name))
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`)
  return { signer, limits }
}
