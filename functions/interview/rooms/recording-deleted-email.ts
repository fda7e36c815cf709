import { company } from '#shared/company.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail } from '#functions/platform/mail/linked-email.ts'
import { salutation } from '#functions/platform/mail/salutation.ts'

export type DeletedRecording = { name: string; jobTitle: string; dashboardUrl: string }

/** Tells a candidate who withdrew the consent to a recording that it is deleted. */
export const recordingDeletedEmail = ({ name, jobTitle, dashboardUrl }: DeletedRecording): Email =>
  linkedEmail({
    subject: `Your interview recording for ${jobTitle} was deleted`,
    heading: 'Your interview recording was deleted',
    before: [
      salutation(name),
      `As you asked, we deleted the recording of your AI interview for the ${jobTitle} position, with its transcript and everything that was made from it. This cannot be undone.`,
      'Your application stays with us, without the recording. You can see where it stands at any time.',
    ],
    action: { label: 'Open your dashboard', url: dashboardUrl },
    sender: 'The hiring team',
    after: [`If you did not ask for this, write to ${company.careersEmail} right away.`],
  })
