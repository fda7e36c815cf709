import './Button.css'
import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

type Size = { size?: 'compact' }

const classOf = (size: Size['size']): string => (size === undefined ? 'button' : `button button--${size}`)

export function Button({ size, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & Size) {
  return <button type="button" {...rest} className={classOf(size)} />
}

/** A link that looks like a button. */
export function ButtonLink({ size, ...rest }: LinkProps & Size) {
  return <Link {...rest} className={classOf(size)} />
}
