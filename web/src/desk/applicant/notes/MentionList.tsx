import { StatusRegion } from '../../../ui/StatusRegion.tsx'
import { roleNames } from '../../names.ts'
import type { Colleague } from './use-notes.ts'

type Props = { options: readonly Colleague[]; onChoose: (colleague: Colleague) => void }

/** The colleagues whom the text can mention. They are buttons, so that the keyboard and a screen reader reach them without further roles. */
export function MentionList({ options, onChoose }: Props) {
  const [first] = options
  return (
    <>
      {first !== undefined && (
        <ul
          className="mb-0 grid rounded-control border border-line-control bg-surface p-1"
          aria-label="Colleagues to mention"
        >
          {options.map((colleague, index) => (
            <li key={colleague.id}>
              <button
                type="button"
                className={`flex min-h-touch w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-control border-0 px-3 text-left text-ink hover:bg-surface-sunken ${index === 0 ? 'bg-accent-wash' : 'bg-transparent'}`}
                onClick={() => onChoose(colleague)}
              >
                <span className="font-strong wrap-anywhere">{colleague.name}</span>
                <span className="text-small text-ink-soft">{roleNames[colleague.role]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <StatusRegion>
        {first !== undefined && (
          <p className="unseen">
            {`${options.length === 1 ? '1 colleague' : `${options.length} colleagues`} to mention. Enter mentions ${first.name}; the down arrow goes to the list.`}
          </p>
        )}
      </StatusRegion>
    </>
  )
}
