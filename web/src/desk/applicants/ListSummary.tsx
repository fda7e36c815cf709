import { SaveFileButton } from '../SaveFileButton.tsx'
import type { ApplicantFilter } from '../applicants-path.ts'
import { endsLook } from '../looks.ts'
import { useMember } from '../member.ts'
import { applicantCount } from './applicant-count.ts'
import { saveApplicants } from './save-applicants.ts'

type Props = {
  /** Undefined until it is known. */
  text: string | undefined
  filter: ApplicantFilter
}

/** How many applicants the filter has, and the file with them. */
export function ListSummary({ text, filter }: Props) {
  const { role } = useMember()
  // The server exports no search: its text would be in the audit.
  const canSave = role === 'recruiter' && filter.find === ''
  return (
    <div className={endsLook}>
      <output className="text-ink-soft tabular-nums">{text}</output>
      {canSave && <SaveFileButton save={(onNews) => save(filter, onNews)} />}
    </div>
  )
}

async function save(filter: ApplicantFilter, onNews: (text: string) => void): Promise<string> {
  const count = await saveApplicants(filter, (read) => onNews(`Reading… ${applicantCount(read)}`))
  return `The file with ${applicantCount(count)} is in your downloads. Delete it when you have read it.`
}
