import type { ButtonHTMLAttributes } from 'react'
import './PlainButton.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Bare ones look like text, where there are several. */
  look?: 'bare'
}

/** A button beside the one that leads on. */
export function PlainButton({ look, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={look === undefined ? 'plain-button' : 'plain-button plain-button--bare'}
    />
  )
}
