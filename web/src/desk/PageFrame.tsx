import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation, NavigationType, useNavigationType } from 'react-router-dom'

type Props = { title: string; lead?: ReactNode; above?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A page of the desk. Its title is the document's, and gets the focus after a navigation by link. */
export function PageFrame({ title, lead, above, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // The first page of a visit is read from the top of the document; after the back button the browser restores the position.
  const isRestored = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    document.title = `${title} | Recruiting desk`
  }, [title])
  const toTitle = useEffectEvent((): void => {
    if (isRestored) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  })
  // A filter or an order of the same page keeps the focus.
  useEffect(() => {
    toTitle()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page starts at its title
  }, [pathname])
  return (
    <div className="grid w-full max-w-96 content-start gap-4">
      {above}
      <header className="flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
        <div>
          <h1 ref={heading} className="text-title tracking-title wrap-anywhere outline-none" tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <div className="mt-1 text-ink-soft">{lead}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
