import './CareersHero.css'
import { company } from '#shared/company.ts'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { useSessionState } from '../api/session/Session.tsx'
import { linkTo } from '../site/link.ts'
import { ButtonLink } from '../ui/Button.tsx'
import table from './illustrations/table.svg'

export function CareersHero() {
  return (
    <div className="careers-hero night">
      <div className="careers-hero__row page-width">
        <div className="careers-hero__words">
          <h1 className="careers-hero__title">
            Careers at <span className="careers-hero__company">{company.shortName}</span>
          </h1>
          <p className="careers-hero__mission">
            Our mission is AI that Southeast Asia builds and runs itself. We supply the compute and write the
            software that runs on it. Come and build it with us.
          </p>
          <div className="careers-hero__ways">
            <ButtonLink to="#positions-title">See open positions</ButtonLink>
            <CandidateLinks />
          </div>
        </div>
        {/* An element instead of a CSS background: the browser requests it before the scripts. */}
        <img
          className="careers-hero__illustration"
          src={table}
          alt=""
          width={752}
          height={540}
          fetchPriority="high"
        />
      </div>
    </div>
  )
}

/** The HTML has the links for guests and for candidates, and CSS shows one of them from the first paint on. */
function CandidateLinks() {
  const isSignedIn = useSessionState(({ isRestored, user }) => (isRestored ? user !== undefined : undefined))
  // Before hydration, a script in the page's head has marked the document.
  useLayoutEffect(() => {
    if (isSignedIn !== undefined) document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  }, [isSignedIn])
  return (
    <>
      <p className="careers-hero__links careers-hero__links--guest">
        <Link className="link" to={linkTo('/login')}>
          Candidate sign in
        </Link>
        <Link className="link" to={linkTo('/register')}>
          Create an account
        </Link>
      </p>
      <p className="careers-hero__links careers-hero__links--candidate">
        <Link className="link" to={linkTo('/dashboard')}>
          Dashboard
        </Link>
      </p>
    </>
  )
}
