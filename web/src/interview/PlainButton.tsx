import type { ButtonHTMLAttributes } from 'react'
import './PlainButton.css'

/** A button beside the one that leads on. */
export function PlainButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className="plain-button" />
}
