import { When } from '../../ui/When.tsx'
import type { Assessed } from './use-assessments.ts'

type Others = Assessed['others']

export function countText(others: Others): string {
  const count = others.kind === 'hidden' ? others.count : others.assessments.length
  if (count === 0) return 'No one else has assessed this applicant yet.'
  return count === 1
    ? '1 colleague has assessed this applicant.'
    : `${count} colleagues have assessed this applicant.`
}

/** The assessments of colleagues. Their contents are hidden until the member's own assessment is complete. */
export function OtherAssessments({ others }: { others: Others }) {
  if (others.kind === 'hidden')
    return (
      others.count > 0 && (
        <p className="text-ink-soft">
          {`You can see what ${others.count === 1 ? 'your colleague has' : 'your colleagues have'} written once your own assessment is complete.`}
        </p>
      )
    )
  return (
    <ul className="grid gap-3">
      {others.assessments.map(({ name, marks: given, note, updatedAt }) => (
        <li key={name + updatedAt} className="grid gap-2 rounded-control bg-surface-sunken p-4">
          <p>
            <strong>{name}</strong>{' '}
            <span className="text-ink-soft">
              <When at={updatedAt} />
            </span>
          </p>
          <dl>
            {Object.entries(given).map(([criterion, mark]) => (
              <div key={criterion} className="flex justify-between gap-3">
                <dt>{criterion}</dt>
                <dd className="font-strong">{mark ?? 'no mark'}</dd>
              </div>
            ))}
          </dl>
          {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
