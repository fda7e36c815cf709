import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalSes } from 'local-aws/ses'
import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { createCheckedClient } from '#shared/platform/contract/checked-client.ts'
import { apiKeyHeader, deskHeader } from '#shared/platform/contract/headers.ts'
import type { BodyOf } from '#shared/platform/contract/endpoint.ts'
import type { recruitingOffice } from '#shared/desk/contract/office.ts'
import { staff } from '#shared/desk/contract/staff.ts'
import { recruiterApi } from '../../recruiter/api/recruiter-api.ts'
import { createSend } from '../../recruiter/api/send.ts'
import { localSettings } from '../account/settings.ts'

/** Among the data of the servers, so that --fresh makes others. */
const fileName = 'sample-staff.json'

type Invitation = BodyOf<typeof recruitingOffice.inviteStaff>

/** One account for each view of the desk. */
const invitations: readonly Invitation[] = [
  { email: 'recruiter@example.com', name: 'Sample Recruiter', role: 'recruiter' },
  {
    email: 'administrator@example.com',
    name: 'Sample Administrator',
    role: 'recruiter',
    isAdministrator: true,
  },
  {
    email: 'reviewer@example.com',
    name: 'Sample Reviewer',
    role: 'reviewer',
    positions: ['gpu-platform-engineer'],
  },
  { email: 'privacy@example.com', name: 'Sample Privacy Officer', role: 'privacy_officer' },
]

const sampleMember = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  secret: z.string(),
})

export type SampleMember = z.output<typeof sampleMember>

const invitationToken = /\/desk\/invitation#(\w+)/

/** The six digits that an authenticator app shows now. */
export const codeOf = ({ secret }: Pick<SampleMember, 'secret'>, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/**
 * Members of staff to sign in as in the local run: invited and enrolled by the same calls as any other, with random passwords.
 * Those whose e-mail address was invited before are missing.
 */
export async function openSampleStaff(
  directory: string,
  site: string,
  inbox: LocalSes['inbox'],
): Promise<readonly SampleMember[]> {
  const file = join(directory, fileName)
  if (existsSync(file)) return z.array(sampleMember).parse(JSON.parse(readFileSync(file, 'utf8')))
  const operators = recruiterApi(createSend({ origin: site }))
  const { staff: members } = (await operators.listStaff()).data
  const invited = invitations.filter(({ email }) => members.every((member) => member.email !== email))
  const accounts = await Promise.all(
    invited.map(async ({ name, email, ...rights }) => {
      await operators.inviteStaff({ body: { name, email, ...rights } })
      const invitationEmail = inbox.list().findLast(({ to }) => to.includes(email))
      const [, token] = invitationToken.exec(invitationEmail?.text ?? '') ?? []
      if (token === undefined) throw new Error(`The invitation of ${name} did not arrive.`)
      return { name, email, ...(await accepted(site, token)) }
    }),
  )
  writeFileSync(file, `${JSON.stringify(accounts, undefined, 2)}\n`)
  return accounts
}

async function accepted(site: string, token: string): Promise<Pick<SampleMember, 'password' | 'secret'>> {
  const [apiKey = ''] = localSettings.apiKeys
  const send = createSend({ origin: site })
  const desk = createCheckedClient(staff, (request) =>
    send({ ...request, headers: { ...request.headers, [apiKeyHeader]: apiKey, [deskHeader]: 'local' } }),
  )
  const { secret } = (await desk.invitation({ body: { token } })).data.enrolment
  const password = `local-${randomBytes(6).toString('hex')}-1`
  await desk.accept({ body: { token, password, code: codeOf({ secret }, new Date()) } })
  return { password, secret }
}
