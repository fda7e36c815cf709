import { When } from '../../ui/When.tsx'
import type { Assessed } from './use-assessments.ts'

const countText = (count: number): string =>
  count === 1
    ? '1 colleague has assessed this applicant.'
    : `${count} colleagues have assessed this applicant.`

/** The assessments of colleagues. Their contents are hidden until the member's own assessment is complete. */
export function OtherAssessments({ others }: Pick<Assessed, 'others'>) {
  if (others.kind === 'hidden')
    return (
      <p className="text-ink-soft">
        {others.count === 0
          ? 'No colleague has assessed this applicant yet.'
          : `${countText(others.count)} You can see ${others.count === 1 ? 'it' : 'them'} once your own is complete.`}
      </p>
    )
  if (others.assessments.length === 0)
    return <p className="text-ink-soft">No colleague has assessed this applicant yet.</p>
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
