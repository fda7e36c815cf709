import type { Tone } from './actions.ts'

const texts = {
  turn: 'text-accent',
  good: 'text-success',
  accepted: 'text-success',
  waiting: 'text-ink',
  calm: 'text-ink-soft',
} as const
const grounds = {
  turn: 'bg-accent-wash',
  good: 'bg-success-wash',
  accepted: 'bg-success-wash',
  waiting: 'bg-surface-sunken',
  calm: 'bg-surface-sunken',
} as const

/** `isRaised`: on a ground that has a colour itself. */
export function StatusMark({
  label,
  tone,
  isRaised = false,
}: {
  label: string
  tone: Tone
  isRaised?: boolean
}) {
  const colours = `${texts[tone]} ${isRaised ? 'bg-surface' : grounds[tone]}`
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-round border border-transparent px-3 py-1 text-small leading-140 font-strong whitespace-nowrap before:size-mark before:rounded-round before:bg-current forced-colors:border-current ${colours}`}
      data-drawn
    >
      {label}
    </span>
  )
}
