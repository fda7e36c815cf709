import type { RefObject } from 'react'
import { marked } from '../marked.ts'
import { EmailLink, PhoneLink } from '../../layout/company-details.tsx'

type Props = {
  line: RefObject<HTMLParagraphElement | null>
  /** Set after a failure: a mailto link with what was typed. */
  mailtoHref: string | undefined
}

/** By the specification a failed enquiry shows no message about the failure. This line is marked and gets the focus. */
export function OtherWays({ line, mailtoHref }: Props) {
  const look = mailtoHref === undefined ? 'text-small text-ink-soft' : `text-body ${marked}`
  return (
    <p className={`enquiry__ways basis-full ${look}`} ref={line} tabIndex={-1}>
      Rather write or call? <EmailLink className="link" href={mailtoHref} /> or <PhoneLink className="link" />
    </p>
  )
}
