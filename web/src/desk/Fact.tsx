import type { ReactNode } from 'react'

type Props = { name: string; children: ReactNode }

/** A line of a `<dl>`, such as "Location: Kuala Lumpur". */
export const Fact = ({ name, children }: Props) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
