import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ChevronIcon } from '../control-icons.tsx'
import { remedies, type TroubleProps } from './remedies.tsx'

/** What to do when something in the call does not work. The interview goes on behind it. */
export function Trouble(props: TroubleProps) {
  const [opened, setOpened] = useState<string>()
  const isPractice = props.view.kind === 'practice'
  // A practice run can be left and begun again, and needs no support.
  const offered = isPractice ? remedies.filter(({ isForPractice }) => isForPractice) : remedies
  return (
    <Dialog title="Having trouble?" onClose={props.onClose}>
      <p className="text-ink-soft">
        {isPractice
          ? 'What would help?'
          : 'The interview is still running, and your answers so far are saved. What would help?'}
      </p>
      <div className="border-t border-line">
        {offered.map(({ id, title, Remedy }) => (
          // The name lets the browser open one of them at a time; browsers without that leave both open.
          <details
            key={id}
            className="border-b border-line"
            name="trouble"
            open={opened === id}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) setOpened(id)
              else if (opened === id) setOpened(undefined)
            }}
          >
            <summary className="flex min-h-button cursor-pointer list-none items-center justify-between gap-3 py-2 font-medium marker:hidden hover:text-accent">
              {title}
              <span className="flex-none text-ink-soft">
                <ChevronIcon isUp={opened === id} />
              </span>
            </summary>
            <div className="grid gap-4 pb-5">{opened === id && <Remedy {...props} />}</div>
          </details>
        ))}
      </div>
    </Dialog>
  )
}
