import { useEffect, useRef, type ReactNode } from 'react'

type Props = { title: string; lead?: ReactNode; children?: ReactNode }

/** A step of the pages that e-mailed links open. Its heading takes the focus, because the step before is gone. */
export function LinkStep({ title, lead, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="account__step">
      <header>
        <h1 className="account__title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="account__lead">{lead}</p>}
      </header>
      {children}
    </div>
  )
}
