import { GetAccountCommand, GetEmailIdentityCommand, type SESv2Client } from '@aws-sdk/client-sesv2'
import { domainOfAddress, isReserved } from '#shared/company-examples.ts'
import { missingForProduction } from '../production-settings.ts'
import type { Settings } from '../settings.ts'
import { ok, remark, wrong, type Check, type Finding } from './checks.ts'

export const mailChecks = (ses: SESv2Client, settings: Settings, isNew: boolean): Check[] => [
  sendingCheck(ses, settings),
  senderCheck(ses, settings, isNew),
  addressCheck(settings),
]

const sendingCheck = (ses: SESv2Client, { domain }: Settings): Check => ({
  name: 'SES',
  look: async () => {
    const { ProductionAccessEnabled, SendingEnabled } = await ses.send(new GetAccountCommand({}))
    if (SendingEnabled === false)
      return wrong('AWS has stopped this account from sending. The console of SES says why.')
    if (ProductionAccessEnabled === true) return ok('out of the sandbox.')
    const text =
      'in the sandbox: no letter leaves, not even to a verified address, because the functions may send as the sender alone and the sandbox also asks for a right on the recipient. Request production access in the console of SES; letters wait until then.'
    return domain === undefined ? remark(text) : wrong(text)
  },
})

const senderCheck = (ses: SESv2Client, settings: Settings, isNew: boolean): Check => ({
  name: 'Sender',
  look: async () => {
    const { mailFrom, mailIdentity } = settings
    const name = mailIdentity ?? (isReserved(mailFrom) ? mailFrom : domainOfAddress(mailFrom))
    const identity = await identityOf(ses, name)
    // With a reserved sender the remark for a stage does not apply: production will have another identity.
    const isStage = settings.stage !== undefined && !isReserved(mailFrom)
    return senderFinding({ name, found: identity, isOwn: mailIdentity === undefined, isNew, isStage })
  },
})

type Identity = { isVerified: boolean }

async function identityOf(ses: SESv2Client, EmailIdentity: string): Promise<Identity | undefined> {
  try {
    const { VerifiedForSendingStatus } = await ses.send(new GetEmailIdentityCommand({ EmailIdentity }))
    return { isVerified: VerifiedForSendingStatus === true }
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundException') return undefined
    throw error
  }
}

type Sender = {
  name: string
  found: Identity | undefined
  /** The stack creates the identity. */
  isOwn: boolean
  isNew: boolean
  isStage: boolean
}

function senderFinding({ name, found, isOwn, isNew, isStage }: Sender): Finding {
  if (found === undefined) {
    if (!isOwn)
      return wrong(
        `SES has no identity "mailIdentity" ${name}. Clear the setting, and the deployment creates it.`,
      )
    const created = `${name} is created by the deployment; its DNS records are in the outputs.`
    return isStage
      ? remark(
          `${created} It stays in SES when the stage is removed. Before production is deployed, set "mailIdentity" to ${name} in "context" of cdk.json: both stacks then use it.`,
        )
      : ok(created)
  }
  if (isOwn && isNew)
    return wrong(
      `SES already has the identity ${name}, and the deployment would fail with "already exists". Set "mailIdentity" to ${name} ${isStage ? 'in "stages"' : 'in "context"'} of cdk.json. No stack deletes an identity.`,
    )
  if (found.isVerified) return ok(`${name} is verified.`)
  const records = isOwn ? 'of the outputs' : `that SES shows (Identities, ${name})`
  return remark(`${name} is not verified: SES sends no e-mail. Create the DNS records ${records}.`)
}

const addressCheck = (settings: Settings): Check => ({
  name: 'Addresses',
  look: async () => {
    const missing = missingForProduction(settings)
    return missing.length === 0 ? ok(`alarms go to ${settings.alarmEmail}.`) : missing.map(remark)
  },
})
