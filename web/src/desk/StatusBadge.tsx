import type { ReadStatus } from '#shared/application/application-status.ts'
import { Badge } from '../ui/Badge.tsx'
import { statusNames, statusTones } from './names.ts'

export const StatusBadge = ({ status }: { status: ReadStatus }) => (
  <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
)
