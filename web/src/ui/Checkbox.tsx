import './Choice.css'
import type { ReactNode } from 'react'

type Props = { name: string; defaultChecked?: boolean; children: ReactNode }

export function Checkbox({ name, defaultChecked, children }: Props) {
  return (
    <label className="choice">
      <input className="choice__box" type="checkbox" name={name} defaultChecked={defaultChecked} />
      <span>{children}</span>
    </label>
  )
}
