import { onDemand } from '../ui/on-demand.ts'
import { MailedLinkPage } from './MailedLinkPage.tsx'

const IntroductionLink = onDemand(() => import('./mailed-link/IntroductionLink.tsx'))

const kinds = ['yes', 'delete'] as const

/** Opened by the letter to a person whom a recruiter has added to a position. */
export default function IntroductionPage() {
  return (
    <MailedLinkPage
      kinds={kinds}
      title="May we consider you?"
      lead="To answer, open one of the two links in our email."
    >
      {({ token }) => <IntroductionLink token={token} />}
    </MailedLinkPage>
  )
}
