import type { ReactNode } from 'react'

type Props = {
  illustration: ReactNode
  title: string
  text?: string
  /** The words are beside the illustration where there is room. */
  isWide?: boolean
  /** What to do next. */
  children?: ReactNode
}

const beside =
  'desktop:grid-cols-beside desktop:items-center desktop:justify-center desktop:gap-x-6 desktop:text-left'

/** What a panel shows in place of its first entry. */
export function EmptyState({ illustration, title, text, isWide = false, children }: Props) {
  return (
    <div className={`grid justify-items-center gap-y-2 py-4 text-center ${isWide ? beside : ''}`}>
      <div className="mb-3">{illustration}</div>
      <div>
        <p className="font-strong">{title}</p>
        {text !== undefined && <p className="mt-1 max-w-26 text-compact text-ink-soft">{text}</p>}
        {children !== undefined && <div className="mt-4 empty:hidden">{children}</div>}
      </div>
    </div>
  )
}
