import type { ReactNode } from 'react'

type Props = { titleId: string; title: string; children: ReactNode }

/** The title of a section, and beside it what the section is about. */
export const Opening = ({ titleId, title, children }: Props) => (
  <div className="grid grid-cols-7-5 items-start gap-x-7 gap-y-4 tablet:grid-cols-1">
    <h2 id={titleId} className="text-heading tracking-figure">
      {title}
    </h2>
    {children}
  </div>
)
