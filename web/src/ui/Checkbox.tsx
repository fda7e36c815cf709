import './Choice.css'
import type { ReactNode } from 'react'

export function Checkbox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="choice">
      <input className="choice__box" type="checkbox" name={name} />
      <span>{children}</span>
    </label>
  )
}
