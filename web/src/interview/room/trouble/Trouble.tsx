import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { remedies, type TroubleProps } from './remedies.tsx'
import '../../DialogButtons.css'
import './Trouble.css'

/** What to do when something in the call does not work. The interview goes on behind it. */
export function Trouble(props: TroubleProps) {
  const [opened, setOpened] = useState<string>()
  const isPractice = props.view.kind === 'practice'
  // A practice run can be left and begun again, and needs no support.
  const offered = isPractice ? remedies.filter(({ isForPractice }) => isForPractice) : remedies
  return (
    <Dialog title="Having trouble?" onClose={props.onClose}>
      <p className="trouble__intro">
        {isPractice
          ? 'What would help?'
          : 'The interview is still running, and your answers so far are saved. What would help?'}
      </p>
      <div className="trouble">
        {offered.map(({ id, title, Remedy }) => (
          // The name lets the browser open one of them at a time; browsers without that leave both open.
          <details
            key={id}
            className="trouble__case"
            name="trouble"
            open={opened === id}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) setOpened(id)
              else if (opened === id) setOpened(undefined)
            }}
          >
            <summary>{title}</summary>
            <div className="trouble__remedy">{opened === id && <Remedy {...props} />}</div>
          </details>
        ))}
      </div>
    </Dialog>
  )
}
