const tones = { strong: 'bg-amber font-strong text-on-amber', soft: 'bg-accent-wash text-accent' } as const

type Props = { of: number; tone?: keyof typeof tones; /** Heard after the number. */ unit?: string }

/** How many, in a circle beside a title. */
export const Count = ({ of, tone = 'strong', unit }: Props) => (
  <span
    className={`min-w-count rounded-round px-2 text-center text-small leading-count tabular-nums ${tones[tone]}`}
  >
    {of}
    {unit !== undefined && <span className="unseen">{unit}</span>}
  </span>
)
