import type { ButtonHTMLAttributes } from 'react'

const line = 'border-line-control text-ink'
const kinds = {
  usual: `min-h-touch bg-transparent hover:border-ink-soft hover:bg-surface-sunken ${line}`,
  small: `min-h-entry bg-transparent text-small phone:min-h-touch hover:border-ink-soft hover:bg-surface-sunken ${line}`,
  /** Without a border, for the least important of several buttons. */
  bare: 'min-h-touch border-transparent bg-transparent text-ink-soft hover:bg-surface-sunken hover:text-ink',
  /** For actions that cannot be undone. */
  danger: 'min-h-touch border-danger/45 bg-transparent text-danger hover:border-danger hover:bg-danger-wash',
  /** Above what scrolls below it. */
  floating: `lift min-h-entry bg-surface text-small phone:min-h-touch ${line}`,
} as const

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof kinds }

/** A secondary button. `className` places it. */
export function PlainButton({ look = 'usual', className = '', ...rest }: Props) {
  const shape =
    'cursor-pointer rounded-round border px-4 py-0 font-medium narrow:px-3 disabled:cursor-progress disabled:text-ink-soft aria-disabled:cursor-progress aria-disabled:text-ink-soft'
  return <button type="button" {...rest} className={`${shape} ${kinds[look]} ${className}`} />
}
