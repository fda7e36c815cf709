import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Wordmark } from '../layout/Wordmark.tsx'
import { StepsIllustration } from './StepsIllustration.tsx'
import './AccountFrame.css'

/** The layout of the sign-in, registration and password pages: an introduction beside the form. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="account">
      <div className="account__side night">
        <div className="account__scene">
          <Link className="account__home" to="/">
            <Wordmark />
            <span className="unseen">, home page</span>
          </Link>
          <StepsIllustration />
          <p className="account__promise">One account, from your application to our decision.</p>
        </div>
      </div>
      <div className="account__main">{children}</div>
    </div>
  )
}
