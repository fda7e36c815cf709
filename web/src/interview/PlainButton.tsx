import type { ButtonHTMLAttributes } from 'react'
import './PlainButton.css'

const classNames = {
  usual: 'plain-button',
  small: 'plain-button plain-button--small',
  /** Without a border, for the least important of several buttons. */
  bare: 'plain-button plain-button--bare',
  /** For actions that cannot be undone. */
  danger: 'plain-button plain-button--danger',
} as const

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof classNames }

/** A secondary button. */
export function PlainButton({ look = 'usual', ...rest }: Props) {
  return <button type="button" {...rest} className={classNames[look]} />
}
