import '../RackRow.css'
import './JobBand.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useSessionState } from '../../api/session/Session.tsx'
import { Wordmark } from '../../layout/Wordmark.tsx'
import { BackLink } from './BackLink.tsx'

/** The title in the band. */
export const BandTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="max-w-50 text-heading tracking-figure">{children}</h1>
)

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
    <Link className="rounded-small no-underline" to="/">
      <Wordmark />
      <span className="unseen">, home page</span>
    </Link>
  )
}

/** The dark top of the page of a position, which has no site header. */
export function JobBand({ children, alone = false }: Props) {
  return (
    <div className={`job-band night ${alone ? 'grid min-h-svh grid-rows-above overflow-clip' : ''}`}>
      <div className="page-width grid content-start gap-4 pt-5 pb-band print:pt-0 print:pb-4">
        <div className="mb-card flex items-center justify-between gap-4 narrow:flex-wrap" data-print="hidden">
          <BackLink />
          <HomeMark />
        </div>
        {children}
      </div>
      {alone && <div className="rack-row" data-print="hidden" />}
    </div>
  )
}
