import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Wordmark } from '../layout/Wordmark.tsx'
import chair from './illustrations/chair.svg?no-inline'
import { StepsIllustration } from './StepsIllustration.tsx'
import '../ui/QuietButton.css'
import './AccountFrame.css'

/** `quiet`: the pages that links in e-mails open. They do not show the steps of an application. */
type Props = { quiet?: boolean; children: ReactNode }

/** The layout of the sign-in, registration and password pages: an introduction beside the form. */
export function AccountFrame({ quiet = false, children }: Props) {
  return (
    <div className="account">
      <div className="account__side night">
        <div className="account__scene">
          <Link className="account__home" to="/">
            <Wordmark />
            <span className="unseen">, home page</span>
          </Link>
          {quiet ? (
            <img className="account-illustration" src={chair} alt="" width={480} height={600} />
          ) : (
            <StepsIllustration />
          )}
          <p className="account__promise">
            {quiet ? 'Your place is kept.' : 'One account, from your application to our decision.'}
          </p>
        </div>
      </div>
      <div className="account__main">{children}</div>
    </div>
  )
}
