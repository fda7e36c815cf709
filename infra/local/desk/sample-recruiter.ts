import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalSes } from 'local-aws/ses'
import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { createCheckedClient } from '#shared/platform/contract/checked-client.ts'
import { apiKeyHeader, deskHeader } from '#shared/platform/contract/headers.ts'
import { staff } from '#shared/desk/contract/staff.ts'
import { recruiterApi } from '../../recruiter/api/recruiter-api.ts'
import { createSend } from '../../recruiter/api/send.ts'
import { localSettings } from '../account/settings.ts'

/** Among the data of the servers, so that --fresh makes another one. */
const fileName = 'sample-recruiter.json'

const email = 'recruiter@example.com'

const sampleRecruiter = z.object({ email: z.string(), password: z.string(), secret: z.string() })

export type SampleRecruiter = z.output<typeof sampleRecruiter>

const invitationToken = /\/desk\/invitation#(\w+)/

/** The six digits that an authenticator app shows now. */
export const codeOf = ({ secret }: SampleRecruiter, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/**
 * A recruiter to sign in as in the local run: invited and enrolled by the same calls as any member of staff, with a random
 * password. Undefined where the e-mail address was invited before.
 */
export async function openSampleRecruiter(
  directory: string,
  site: string,
  inbox: LocalSes['inbox'],
): Promise<SampleRecruiter | undefined> {
  const file = join(directory, fileName)
  if (existsSync(file)) return sampleRecruiter.parse(JSON.parse(readFileSync(file, 'utf8')))
  const operators = recruiterApi(createSend({ origin: site }))
  const { staff: members } = (await operators.listStaff()).data
  if (members.some((member) => member.email === email)) return undefined
  await operators.inviteStaff({ body: { email, name: 'Sample Recruiter', role: 'recruiter' } })
  const invitationEmail = inbox.list().findLast(({ to }) => to.includes(email))
  const [, token] = invitationToken.exec(invitationEmail?.text ?? '') ?? []
  if (token === undefined) throw new Error('The invitation of the sample recruiter did not arrive.')
  const recruiter = await accepted(site, token)
  writeFileSync(file, `${JSON.stringify(recruiter, undefined, 2)}\n`)
  return recruiter
}

async function accepted(site: string, token: string): Promise<SampleRecruiter> {
  const [apiKey = ''] = localSettings.apiKeys
  const send = createSend({ origin: site })
  const desk = createCheckedClient(staff, (request) =>
    send({ ...request, headers: { ...request.headers, [apiKeyHeader]: apiKey, [deskHeader]: 'local' } }),
  )
  const { secret } = (await desk.invitation({ body: { token } })).data.enrolment
  const recruiter = { email, password: `local-${randomBytes(6).toString('hex')}-1`, secret }
  const { password } = recruiter
  await desk.accept({ body: { token, password, code: codeOf(recruiter, new Date()) } })
  return recruiter
}
