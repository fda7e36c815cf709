import type { ButtonHTMLAttributes } from 'react'

/** A round button with an icon; `aria-label` is its name, and `className` places it. */
export function IconButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const look =
    'grid size-touch flex-none cursor-pointer place-items-center rounded-round border-0 bg-transparent text-ink-soft hover:bg-surface-sunken hover:text-ink'
  return <button type="button" {...rest} className={`${look} ${className}`} />
}
