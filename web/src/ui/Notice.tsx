import type { ReactNode } from 'react'

/** The edge's colour is a utility of its own: of two for one side, the order of the style sheets would decide. */
const tones = {
  calm: 'border-l-accent bg-accent-wash',
  good: 'border-l-success bg-success-wash',
  bad: 'border-l-danger bg-danger-wash',
} as const

type Props = {
  tone?: keyof typeof tones
  children: ReactNode
  /** A button for the action that the message suggests. */
  action?: ReactNode
}

/**
 * A message on the page. Render it in a live region (`role="status"` or `"alert"`) that exists before the message: some
 * screen readers do not announce the content of a region that is inserted together with it.
 */
export function Notice({ tone = 'calm', children, action }: Props) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border-y border-r border-l-3 border-y-line border-r-line px-4 py-3 text-compact ${tones[tone]}`}
    >
      <p className="min-w-0 grow basis-14 wrap-anywhere">{children}</p>
      {action}
    </div>
  )
}
