import type { RefObject } from 'react'
import { EmailLink, PhoneLink } from '../../layout/company-details.tsx'

type Props = {
  line: RefObject<HTMLParagraphElement | null>
  /** Set after a failure: a mailto link with what was typed. */
  letterHref: string | undefined
}

/** A failed enquiry shows no message: this line is marked and focused, so that it stands for one. */
export function OtherWays({ line, letterHref }: Props) {
  const mark = letterHref === undefined ? '' : ' enquiry__ways--marked'
  return (
    <p className={`enquiry__note enquiry__ways${mark}`} ref={line} tabIndex={-1}>
      Rather write or call? <EmailLink className="link" href={letterHref} /> or <PhoneLink className="link" />
    </p>
  )
}
