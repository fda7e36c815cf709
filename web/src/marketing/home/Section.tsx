import type { ReactNode } from 'react'

type SectionProps = { id: string; room?: string; look?: string; children: ReactNode }

/** A section that links lead to. Its own padding takes the place of room below the header. */
export const Section = ({ id, room = 'py-section', look = '', children }: SectionProps) => (
  <section
    id={id}
    className={`-scroll-mt-4 outline-none ${room} ${look}`}
    tabIndex={-1}
    aria-labelledby={titleId(id)}
  >
    {children}
  </section>
)

const titleId = (id: string): string => `${id.toLowerCase()}-title`

type TitleProps = { id: string; title: string }

export const Title = ({ id, title }: TitleProps) => (
  <h2 id={titleId(id)} className="text-heading tracking-figure">
    {title}
  </h2>
)

export const Lead = ({ children }: { children: ReactNode }) => (
  <p className="max-w-36 text-lead text-ink-soft">{children}</p>
)

/** The title with its text beside it. */
export const Opening = ({ children, ...title }: TitleProps & { children: ReactNode }) => (
  <div className="grid grid-cols-7-5 items-start gap-x-7 gap-y-4 tablet:grid-cols-1">
    <Title {...title} />
    {children}
  </div>
)

/** Two links. On a phone they fill the row, so that neither wraps at a width that depends on the font. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div
    className="flex flex-wrap items-center gap-3 phone:flex-nowrap phone:justify-self-stretch small:flex-col small:items-stretch phone:*:flex-auto phone:*:justify-center phone:*:px-3 phone:*:whitespace-nowrap small:*:text-center small:*:whitespace-normal"
    data-print="hidden"
  >
    {children}
  </div>
)
