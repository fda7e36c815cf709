import type { ReactNode, Ref } from 'react'

type Props = { title: string; lead?: ReactNode; ref?: Ref<HTMLHeadingElement> }

/** With a `ref`, the title can take the focus. */
export const Heading = ({ title, lead, ref }: Props) => (
  <header>
    <h1
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      className="text-subheading tracking-figure outline-none"
    >
      {title}
    </h1>
    {lead !== undefined && <p className="mt-3 text-ink-soft">{lead}</p>}
  </header>
)
