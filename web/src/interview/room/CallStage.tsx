import { shownMessages } from '../machine/transcript-texts.ts'
import type { CallView } from './call-view.ts'
import { questionCount } from '../machine/open-question.ts'
import { OwnView } from './OwnView.tsx'
import './CallStage.css'

type Props = { view: CallView; showsCaption: boolean; onFinishAnswer: () => void }

/**
 * The candidate's tile with the interviewer's in its corner, and the open question below it. With `showsCaption`, the
 * interviewer's last message is below it, too.
 */
export function CallStage({ view, showsCaption, onFinishAnswer }: Props) {
  const { userName, aiName, isUserSpeaking, isAiSpeaking, question } = view
  const caption = showsCaption
    ? shownMessages(view.transcript).findLast(({ type }) => type === 'ai')
    : undefined
  return (
    <div className="stage">
      <div className={isUserSpeaking ? 'stage__tile stage__tile--speaking' : 'stage__tile'}>
        <OwnView view={view} />
        <p className="stage__name">{userName}</p>
        {isUserSpeaking && <p className="stage__speaking">{"You're speaking"}</p>}
        {!isAiSpeaking && view.isAnswerOpen && (
          <button className="stage__button stage__done" type="button" onClick={onFinishAnswer}>
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
      <div className="stage__below">
        {/* No live region: the log or the caption has announced the question when it was asked. */}
        {question !== undefined && (
          <div className="stage__question">
            <h2 className="stage__count">{questionCount(question)}</h2>
            <p>{question.text}</p>
          </div>
        )}
        {/* Announces what the interviewer says while the panel with its log is closed. */}
        <div className="stage__captions" aria-live="polite">
          {caption !== undefined && (
            <p
              key={caption.id}
              // The question above shows it already.
              className={
                question !== undefined && caption.content.includes(question.text)
                  ? 'unseen'
                  : 'stage__caption'
              }
            >
              {caption.content}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
