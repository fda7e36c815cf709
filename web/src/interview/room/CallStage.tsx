import { shownMessages } from '../machine/transcript-texts.ts'
import type { CallView } from './call-view.ts'
import { CameraVideo } from '../CameraVideo.tsx'
import { initialOf } from './initial-of.ts'
import './CallStage.css'

type Props = { view: CallView; showsCaption: boolean; onFinishAnswer: () => void }

/** The candidate's tile with the interviewer's in its corner. Without the panel, what the interviewer says stands below. */
export function CallStage({ view, showsCaption, onFinishAnswer }: Props) {
  const { stream, isCameraOn, userName, aiName, isUserSpeaking, isAiSpeaking } = view
  const caption = showsCaption
    ? shownMessages(view.transcript).findLast(({ type }) => type === 'ai')
    : undefined
  return (
    <div className="stage">
      <div className={isUserSpeaking ? 'stage__tile stage__tile--speaking' : 'stage__tile'}>
        {isCameraOn && stream !== undefined ? (
          <CameraVideo stream={stream} label="Your camera" />
        ) : (
          <span className="stage__initial" aria-hidden="true">
            {initialOf(userName)}
          </span>
        )}
        <p className="stage__name">{userName}</p>
        {isUserSpeaking && <p className="stage__speaking">{"You're speaking"}</p>}
        {!isAiSpeaking && view.isAnswerOpen && (
          <button className="stage__done" type="button" onClick={onFinishAnswer}>
            Done answering
          </button>
        )}
        <div className={isAiSpeaking ? 'interviewer interviewer--speaking' : 'interviewer'}>
          <span className="interviewer__voice" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
          <p className="interviewer__name">{aiName}</p>
        </div>
      </div>
      {/* Announces what the interviewer says while the panel with its log is closed. */}
      <div className="stage__captions" aria-live="polite">
        {caption !== undefined && (
          <p key={caption.id} className="stage__caption">
            {caption.content}
          </p>
        )}
      </div>
    </div>
  )
}
