import { useEffect, useRef, useState } from 'react'
import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { useToday } from '../use-today.ts'
import { overlapsOf } from './overlaps.ts'
import { wantedIn } from './wanted-decision.ts'

const load = async () =>
  (await recruitingApi.listApplicants({ query: { status: 'interview_pending' } })).data.applicants

/** Says which of the form's times are taken in a colleague's other invitations, of the newest 50. The recruiter may keep them. */
export function Overlaps({ applicationId }: { applicationId: string }) {
  const place = useRef<HTMLOutputElement>(null)
  const [wanted, setWanted] = useState<ReturnType<typeof wantedIn>>()
  const { data: invited = [] } = useDeskAnswer(['invited'], load)
  const { data: today } = useToday()
  useEffect(() => {
    const form = place.current?.form
    if (form === null || form === undefined) return
    const read = (): void => setWanted(wantedIn(new FormData(form), 'interview_pending', undefined))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [])
  const others = [...(today?.undoable ?? []), ...invited].filter(({ id }) => id !== applicationId)
  const lines = wanted === undefined ? [] : overlapsOf(wanted, others)
  return (
    <output ref={place} className="grid gap-1 border-l-4 border-accent px-3 empty:hidden">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </output>
  )
}
