import '../RackRow.css'
import './JobBand.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useSessionState } from '../../api/session/Session.tsx'
import { Wordmark } from '../../layout/Wordmark.tsx'
import { BackLink } from './BackLink.tsx'

type Props = {
  children: ReactNode
  /** Nothing follows the band: it fills the window, and an illustration ends it. */
  alone?: boolean
}

/** A link to the home page for guests only: following it would sign a candidate out. */
function HomeMark() {
  const isSignedIn = useSessionState(({ user }) => user !== undefined)
  if (isSignedIn) return <Wordmark />
  return (
    <Link className="job-band__home" to="/">
      <Wordmark />
      <span className="unseen">, home page</span>
    </Link>
  )
}

/** The dark top of the page of a position, which has no site header. */
export function JobBand({ children, alone = false }: Props) {
  return (
    <div className={alone ? 'job-band job-band--alone night' : 'job-band night'}>
      <div className="job-band__row page-width">
        <div className="job-band__top">
          <BackLink />
          <HomeMark />
        </div>
        {children}
      </div>
      {alone && <div className="rack-row" />}
    </div>
  )
}
