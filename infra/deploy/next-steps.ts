import type { Settings } from '../settings.ts'
import { stackNameOf } from '../stack-identity.ts'
import type { Outputs } from './stack-status.ts'

type State = {
  settings: Settings
  outputs: Outputs
  /** Whether the address of the alarms has confirmed its subscription; undefined without an address. */
  alarmsConfirmed: boolean | undefined
}

/** What is left to do for the operator, most urgent first. */
export function nextSteps({ settings, outputs, alarmsConfirmed }: State): string[] {
  const { stage, domain, alarmEmail } = settings
  const records = Object.keys(outputs)
    .filter((name) => name.startsWith('MailRecord'))
    .map((name) => outputs[name])
  const stackOption = `--stack ${stackNameOf(stage)}`
  return [
    ...(domain === undefined
      ? [`The site: ${outputs['SiteUrl']}`]
      : [
          `DNS: ${domain.name} CNAME ${outputs['SiteTarget']}`,
          ...(domain.desk === undefined ? [] : [`DNS: ${domain.desk} CNAME ${outputs['SiteTarget']}`]),
        ]),
    ...records.map((record) => `DNS: ${record}`),
    ...(alarmsConfirmed === false
      ? [
          `Alarms: ${alarmEmail} has not opened the link in the e-mail of AWS. Until then AWS sends it no alarms.`,
        ]
      : []),
    `Positions: npm run recruiter -- jobs import FOLDER ${stackOption}`,
    `Recruiters: attach the policy ${outputs['RecruiterPolicy']} to their group or role in IAM.`,
    `Privacy officers: attach the policy ${outputs['PrivacyOfficerPolicy']} to theirs.`,
    `Administrators of access: attach the policy ${outputs['AdministratorPolicy']} to theirs, and invite the first with npm run recruiter -- staff invite.`,
    'What to do in an incident: docs/operating.md',
  ]
}
