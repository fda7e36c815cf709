import { company } from '#shared/company.ts'
import { introductionDays } from '#shared/platform/retention.ts'
import { malaysianDay } from '#shared/platform/malaysian-time.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail } from '#functions/platform/mail/linked-email.ts'
import { nameIn, salutation } from '#functions/platform/mail/salutation.ts'
import { introductionOf, type StoredIntroduction } from './rows/stored-introduction.ts'

export type IntroductionLinks = { yesUrl: string; deleteUrl: string }

/** The one letter to a person whom a recruiter has added to a position. */
export function introductionEmail(
  introduction: StoredIntroduction,
  { yesUrl, deleteUrl }: IntroductionLinks,
): Email {
  const { name, email, fileName, referrer, keptUntil } = introductionOf(introduction)
  const { jobTitle } = introduction
  // A text that is no name could be a link or a sentence.
  const giver = referrer === null ? undefined : (nameIn(referrer) ?? 'Somebody')
  const source =
    giver === undefined
      ? `A recruiter at ${company.shortName} would like to consider you for the position ${jobTitle}.`
      : `${giver} has recommended you to ${company.shortName} for the position ${jobTitle}.`
  return linkedEmail({
    subject: `May we consider you for ${jobTitle}?`,
    heading: `May we consider you for ${jobTitle}?`,
    before: [
      salutation(name),
      source,
      'This is all that we have stored about you:',
      {
        details: [
          { name: 'Given by', value: giver ?? `a recruiter at ${company.shortName}` },
          { name: 'Name', value: nameIn(name) ?? 'a text that is no name' },
          { name: 'Email', value: email },
          { name: 'File', value: fileName ?? 'none' },
        ],
      },
      'Until you say yes, nobody assesses it and no software reads the file.',
    ],
    preview: source,
    action: { label: 'Yes, Consider Me', url: yesUrl },
    after: [
      'You then choose a password, or sign in if you have an account, and your application is made.',
      'If you do not want this, have everything deleted now:',
      { link: { label: 'Delete now', url: deleteUrl } },
      `If you do nothing, we delete it after ${introductionDays} days, on ${malaysianDay(keptUntil)}.`,
    ],
  })
}
