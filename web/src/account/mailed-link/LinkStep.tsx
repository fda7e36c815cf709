import { useEffect, useRef, type ReactNode } from 'react'
import { Heading } from '../Heading.tsx'

type Props = { title: string; lead?: ReactNode; children?: ReactNode }

/** A step of the pages that e-mailed links open. Its heading takes the focus, because the step before is gone. */
export function LinkStep({ title, lead, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <Heading ref={heading} title={title} lead={lead} />
      {children}
    </div>
  )
}
