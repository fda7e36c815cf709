import { workModeNames, type WorkMode } from '#shared/position/job-term-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { JobText } from '../../ui/JobText.tsx'
import { payTextOf, type TypedPay } from './pay-values.ts'

export type Previewed = {
  title: string
  department: string
  location: string
  jobType: string
  level: string
  description: string
  requirements: string
  workMode?: WorkMode
  salary?: TypedPay
}

/** The texts as candidates see them: the site renders them with the same component. */
export function PositionPreview({ position, onClose }: { position: Previewed; onClose: () => void }) {
  const { title, department, location, jobType, level, description, requirements } = position
  const workMode = position.workMode === undefined ? undefined : workModeNames[position.workMode]
  const terms = [department, location, jobType, level, workMode, payTextOf(position.salary)]
  return (
    <Dialog title={title === '' ? 'Untitled position' : title} width="wide" onClose={onClose}>
      <p className="text-ink-soft">{terms.filter(Boolean).join(' · ')}</p>
      <JobText id="preview-description" title="About the Role" text={description} />
      <JobText id="preview-requirements" title="Requirements" text={requirements} />
    </Dialog>
  )
}
