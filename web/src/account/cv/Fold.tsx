import { useState, type ReactNode } from 'react'
import { Count } from '../../ui/Count.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CheckMark } from './CheckMark.tsx'

type Props = {
  title: string
  count?: number
  /** The candidate should check something in it. */
  isMarked: boolean
  startsOpen?: boolean
  children: ReactNode
}

/** A part of the review that unfolds. */
export function Fold({ title, count, isMarked, startsOpen = false, children }: Props) {
  // Decided once: it does not close while the candidate corrects what is in it.
  const [isOpen] = useState(startsOpen)
  return (
    <details className="group border-line not-first:border-t" open={isOpen}>
      <summary className="flex min-h-button cursor-pointer list-none items-center gap-2 font-strong marker:hidden">
        {title} {count !== undefined && <Count of={count} tone="soft" />}
        {isMarked && <CheckMark />}
        <Icon
          className="ml-auto text-ink-soft group-open:rotate-180"
          path="M4.5 7.5l5.5 5.5 5.5-5.5"
          box={20}
          weight={2}
        />
      </summary>
      {children}
    </details>
  )
}
