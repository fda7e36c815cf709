import type { ReadStatus } from '#shared/application/application-status.ts'
import { statusNames, statusTones } from './names.ts'

export const StatusBadge = ({ status }: { status: ReadStatus }) => (
  <span className={`badge badge--${statusTones[status]}`}>{statusNames[status]}</span>
)
