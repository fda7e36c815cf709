import type { Tone } from './actions.ts'
import './StatusMark.css'

export function StatusMark({ label, tone }: { label: string; tone: Tone }) {
  return <span className={`status-mark status-mark--${tone}`}>{label}</span>
}
