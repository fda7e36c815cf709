import { shownMessages } from '../machine/transcript-texts.ts'
import type { CallView } from './call-view.ts'
import { questionCount } from '../machine/open-question.ts'
import { OwnView } from './OwnView.tsx'
import { StageButton } from './StageButton.tsx'
import './CallStage.css'

type Props = { view: CallView; showsCaption: boolean; onFinishAnswer: () => void }

/** On the tile. */
const label =
  'absolute left-3 max-w-name truncate rounded-round px-3 py-hair text-small narrow:rounded-small narrow:whitespace-normal'

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
    <div className="grid min-h-0 grid-rows-stage gap-3 px-edge desktop:group-data-folded:col-span-full">
      {/* Dark in both themes, like the video in it. */}
      <div
        className={`stage__tile relative grid place-items-center overflow-hidden rounded-card bg-surface text-ink scheme-dark ${isUserSpeaking ? 'stage__tile--speaking' : ''}`}
      >
        <OwnView view={view} />
        <p
          className={`bottom-3 bg-veil ${view.isAnswerOpen ? 'narrow:hidden' : 'narrow:max-w-9/10'} ${label}`}
          data-part="text"
        >
          {userName}
        </p>
        {isUserSpeaking && (
          <p
            className={`bottom-above-name bg-amber text-on-amber narrow:top-3 narrow:bottom-auto narrow:max-w-13/25 ${label}`}
            data-part="over"
          >
            {"You're speaking"}
          </p>
        )}
        {!isAiSpeaking && view.isAnswerOpen && (
          <div className="absolute right-3 bottom-3">
            <StageButton onClick={onFinishAnswer}>Done answering</StageButton>
          </div>
        )}
        <InterviewerTile name={aiName} isSpeaking={isAiSpeaking} />
      </div>
      {/* A question can have 500 letters, a phone with its keyboard few lines. */}
      <div className="grid gap-2 overflow-y-auto">
        {question !== undefined && <Question question={question} />}
        {/* Announces what the interviewer says while the panel with its log is closed. */}
        <div className="grid empty:absolute" aria-live="polite">
          {caption !== undefined && (
            <p
              key={caption.id}
              // The question above shows it already.
              className={
                question !== undefined && caption.content.includes(question.text)
                  ? 'unseen'
                  : 'max-w-46 justify-self-center text-center leading-140'
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

/** No live region: the log or the caption has announced the question when it was asked. */
const Question = ({ question }: { question: NonNullable<CallView['question']> }) => (
  <div
    className="grid max-w-46 gap-1 justify-self-center text-center text-lead leading-135 font-medium"
    data-part="text"
  >
    <h2 className="text-small font-regular text-ink-soft">{questionCount(question)}</h2>
    <p>{question.text}</p>
  </div>
)

function InterviewerTile({ name, isSpeaking }: { name: string; isSpeaking: boolean }) {
  const speaks = isSpeaking ? 'interviewer--speaking border-amber' : 'border-line'
  return (
    <div
      className={`interviewer absolute top-3 right-3 grid aspect-4/3 place-items-center content-center gap-2 rounded-control border-2 bg-ground low-tile:gap-0 narrow:w-2/5 ${speaks}`}
      data-part="over"
    >
      <span className="interviewer__voice" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <p className="max-w-full px-2 text-small" data-part="text">
        {name}
      </p>
    </div>
  )
}
