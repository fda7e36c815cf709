import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { mainButtonClass, type Place } from './MainButton.tsx'

export type Look = Place & {
  /** `danger`: it removes something. `filled`: it does so at once. */
  look?: 'main' | 'quiet' | 'danger' | 'filled' | undefined
}

const quiet =
  'fade-colors inline-flex cursor-pointer items-center justify-center gap-2 rounded-round border py-0 text-center font-strong no-underline disabled:cursor-progress disabled:text-ink-soft aria-disabled:cursor-progress aria-disabled:bg-surface-sunken aria-disabled:text-ink-soft'
const colours = {
  quiet:
    'border-line-control bg-control-ground text-ink hover:not-disabled:border-ink hover:not-disabled:bg-control-hover',
  danger: 'border-danger bg-control-ground text-danger hover:not-disabled:bg-danger-wash',
  filled:
    'border-danger bg-danger text-surface hover:not-disabled:bg-danger-deep disabled:border-line-control disabled:bg-surface-sunken',
} as const

/** For an element that is neither of the components below. */
export function buttonClass({ look = 'main', size, className = '' }: Look): string {
  if (look === 'main') return mainButtonClass({ size, className })
  const room =
    size === undefined
      ? 'min-h-control px-control text-control'
      : 'min-h-compact px-4 text-compact phone:min-h-touch'
  return `${quiet} ${colours[look]} ${room} ${className}`
}

export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={buttonClass({ look, size, className })} />
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass({ look, size, className })} />
}
