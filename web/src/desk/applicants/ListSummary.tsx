import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { ApplicantFilter } from '../applicants-path.ts'
import { endsLook } from '../looks.ts'
import { useMember } from '../member.ts'
import { useBusy } from '../use-busy.ts'
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
      {canSave && <SaveButton filter={filter} />}
    </div>
  )
}

function SaveButton({ filter }: { filter: ApplicantFilter }) {
  const { isBusy, failure, run } = useBusy()
  const [news, setNews] = useState('')
  const save = (): Promise<void> =>
    run(async () => {
      const count = await saveApplicants(filter, (read) => setNews(`Reading… ${applicantCount(read)}`))
      setNews(`The file with ${applicantCount(count)} is in your downloads. Delete it when you have read it.`)
    }, 'The file was not saved. Please try again.')
  return (
    <span className="flex flex-wrap items-center gap-3">
      <output className="text-small text-ink-soft">{failure === '' && news}</output>
      <span role="alert" className="text-small text-danger">
        {failure}
      </span>
      <Button look="quiet" size="compact" disabled={isBusy} onClick={() => void save()}>
        {isBusy ? 'Reading…' : 'Download CSV'}
      </Button>
    </span>
  )
}
