import { Dialog } from '../../ui/Dialog.tsx'
import { JobText } from '../../ui/JobText.tsx'

export type Previewed = {
  title: string
  department: string
  location: string
  jobType: string
  level: string
  description: string
  requirements: string
}

/** The texts as candidates see them: the same component shows them on the site. */
export function PositionPreview({ position, onClose }: { position: Previewed; onClose: () => void }) {
  const { title, department, location, jobType, level, description, requirements } = position
  return (
    <Dialog title={title === '' ? 'Untitled position' : title} width="wide" onClose={onClose}>
      <p className="panel__soft">{[department, location, jobType, level].filter(Boolean).join(' · ')}</p>
      <JobText id="preview-description" title="About the Role" text={description} />
      <JobText id="preview-requirements" title="Requirements" text={requirements} />
    </Dialog>
  )
}
