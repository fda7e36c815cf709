import './Button.css'
import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

type Look = { look?: 'main' | 'quiet' | 'danger' | undefined; size?: 'compact' | undefined }

const quiet =
  'fade-colors inline-flex cursor-pointer items-center justify-center gap-2 rounded-round border bg-surface px-4 py-0 text-compact font-strong no-underline hover:not-disabled:border-ink disabled:cursor-progress disabled:text-ink-soft'
const colours = { quiet: 'border-line-control text-ink', danger: 'border-current text-danger' } as const

function classOf({ look = 'main', size }: Look): string {
  if (look === 'main') return size === undefined ? 'button' : `button button--${size}`
  return `${quiet} ${colours[look]} ${size === undefined ? 'min-h-control' : 'min-h-compact touch:min-h-pressed'}`
}

export function Button({ look, size, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <button type="button" {...rest} className={classOf({ look, size })} />
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classOf({ look, size })} />
}
