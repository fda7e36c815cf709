import { clockText } from '#shared/platform/durations.ts'
import type { CallView } from './call-view.ts'
import { PlainButton } from '../PlainButton.tsx'
import { useStateTitle } from '../use-state-title.ts'
import './CallBar.css'

type Shown = 'interviewName' | 'isConnected' | 'secondsLeft' | 'section' | 'notice' | 'needsDevices'

type Props = { view: Pick<CallView, Shown>; onGrant: () => void; onTrouble: () => void }

export function CallBar({ view, onGrant, onTrouble }: Props) {
  const { interviewName, isConnected, secondsLeft, section, notice, needsDevices } = view
  const title = useStateTitle(interviewName)
  return (
    <header className="call-bar">
      <span
        className={isConnected ? 'call-bar__dot call-bar__dot--live' : 'call-bar__dot'}
        aria-hidden="true"
      />
      <h1 className="call-bar__name" ref={title} tabIndex={-1}>
        {interviewName}
      </h1>
      {section !== undefined && <output className="call-bar__section">{section}</output>}
      <p className="call-bar__time" role="timer">
        <span className="unseen">Time left: </span>
        {clockText(secondsLeft)}
      </p>
      <button className="call-bar__trouble" type="button" aria-haspopup="dialog" onClick={onTrouble}>
        Having trouble?
      </button>
      <output className="call-bar__notice">{notice}</output>
      {needsDevices && (
        <PlainButton look="small" onClick={onGrant}>
          Grant Camera &amp; Microphone Access
        </PlainButton>
      )}
    </header>
  )
}
