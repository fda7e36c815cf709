const tones = {
  open: 'bg-surface-sunken text-ink-soft',
  due: 'bg-accent-wash text-accent',
  good: 'bg-success-wash text-success',
  over: 'hairline text-ink-soft',
  new: 'bg-amber text-on-amber',
} as const

export type Tone = keyof typeof tones

/** A state in a word or two. */
export const Badge = ({ tone = 'open', children }: { tone?: Tone; children: string }) => (
  <span
    className={`inline-flex items-center rounded-round px-2 py-hair text-small font-strong whitespace-nowrap narrow:whitespace-normal ${tones[tone]}`}
  >
    {children}
  </span>
)
