import './CareersHero.css'
import { company } from '#shared/company.ts'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { useSessionState } from '../api/session/Session.tsx'
import { linkTo } from '../site/link.ts'
import { ButtonLink } from '../ui/MainButton.tsx'
import table from './illustrations/table.svg'

export function CareersHero() {
  return (
    <div className="careers-hero night overflow-clip">
      <div className="page-width grid grid-cols-hero items-center gap-6 pt-header tablet:grid-cols-1 tablet:gap-0">
        <div className="grid grid-cols-1 gap-5 py-band tablet:pb-5 phone:pb-3">
          <h1 className="text-display leading-display tracking-dense">
            Careers at <span className="block text-accent">{company.shortName}</span>
          </h1>
          <p className="max-w-33 text-lead text-ink-soft">
            Our mission is AI that Southeast Asia builds and runs itself. We supply the compute and write the
            software that runs on it. Come and build it with us.
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to="#positions-title">See open positions</ButtonLink>
            <CandidateLinks />
          </div>
        </div>
        {/* An element instead of a CSS background: the browser requests it before the scripts. */}
        <img src={table} alt="" width={752} height={540} fetchPriority="high" />
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
      <p className="flex flex-wrap gap-x-5 gap-y-2 signed-in:hidden">
        <Link className="link touchable" to={linkTo('/login')}>
          Candidate sign in
        </Link>
        <Link className="link touchable" to={linkTo('/register')}>
          Create an account
        </Link>
      </p>
      <p className="hidden signed-in:block">
        <Link className="link touchable" to={linkTo('/dashboard')}>
          Dashboard
        </Link>
      </p>
    </>
  )
}
