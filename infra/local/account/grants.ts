import { type Act, type Grants as AwsGrants, mayDo as mayDoInAws } from 'local-aws/access'
import type { Grants, MailAction } from '../../resources/grants.ts'

/** The action of SES for each mail grant of `infra/resources`. */
const mailActions = {
  send: 'SendEmail',
  sendRaw: 'SendRawEmail',
  quota: 'GetSendQuota',
} as const satisfies Record<MailAction, string>

/** A function's grants by the names of AWS; `infra/aws/grants.ts` makes policies of the same data. */
export const awsGrants = ({ tables, indexes, files, mail, services, secrets }: Grants): AwsGrants => ({
  ...(tables && { tables }),
  ...(indexes && { indexes }),
  ...(files && { files }),
  ...(mail && { mail: mail.map((need) => mailActions[need]) }),
  ...(services && { services }),
  ...(secrets && { secrets }),
})

export const mayDo = (grants: Grants, act: Act): boolean => mayDoInAws(awsGrants(grants), act)
