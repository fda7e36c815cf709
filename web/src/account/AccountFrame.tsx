import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Wordmark } from '../layout/Wordmark.tsx'
import chair from '../layout/chair.svg?no-inline'
import { StepsIllustration } from './StepsIllustration.tsx'
import './AccountFrame.css'

/** `quiet`: the pages that links in e-mails open. They do not show the steps of an application. */
type Props = { quiet?: boolean; children: ReactNode }

const picture = 'hidden w-full overflow-visible desktop:block desktop:min-h-0 desktop:flex-1'

/** The layout of the sign-in, registration and password pages: an introduction beside the form. */
export function AccountFrame({ quiet = false, children }: Props) {
  return (
    <div className="account grid min-h-svh grid-rows-below desktop:grid-cols-account desktop:grid-rows-none">
      <div className="night px-edge py-4 desktop:border-r desktop:border-line desktop:p-0">
        <div className="desktop:sticky desktop:top-0 desktop:flex desktop:h-svh desktop:flex-col desktop:justify-between desktop:gap-5 desktop:overflow-hidden desktop:p-6">
          <Link className="account__home inline-block rounded-small py-2 no-underline" to="/">
            <Wordmark />
            <span className="unseen">, home page</span>
          </Link>
          {quiet ? (
            <img className={picture} src={chair} alt="" width={480} height={600} />
          ) : (
            <StepsIllustration className={picture} />
          )}
          <p className="hidden max-w-promise text-title leading-short font-medium tracking-title desktop:block">
            {quiet ? 'Your place is kept.' : 'One account, from your application to our decision.'}
          </p>
        </div>
      </div>
      <div className="grid items-start justify-items-center px-edge pt-6 pb-7 desktop:items-center desktop:pt-7">
        {children}
      </div>
    </div>
  )
}

type PanelProps = HTMLAttributes<HTMLDivElement> & { isWide?: boolean }

export const AccountPanel = ({ isWide = false, ...rest }: PanelProps) => (
  <div {...rest} className={`grid w-full gap-5 outline-none ${isWide ? 'max-w-32' : 'max-w-27'}`} />
)

/** Below the form: the ways to the other pages of accounts. */
export const OtherPages = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 border-t border-line pt-5 text-ink-soft">{children}</div>
)
