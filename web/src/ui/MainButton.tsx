import './Button.css'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

/** `className` places the button among its neighbours. */
export type Place = { size?: 'compact' | undefined; className?: string | undefined }

export const mainButtonClass = ({ size, className = '' }: Place): string =>
  `button ${size === undefined ? '' : 'button--compact'} ${className}`

/** The button of what the page is for. `Button.tsx` has the other looks as well, whose styles public pages do without. */
export const Button = ({ size, className, ...rest }: ComponentProps<'button'> & Place) => (
  <button type="button" {...rest} className={mainButtonClass({ size, className })} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ size, className, ...rest }: LinkProps & Place) => (
  <Link {...rest} className={mainButtonClass({ size, className })} />
)
