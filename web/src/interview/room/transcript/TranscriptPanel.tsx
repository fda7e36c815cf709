import { useEffect, type Ref } from 'react'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { countText, shownMessages, statusLine } from '../../machine/transcript-texts.ts'
import type { CallCommands, CallView } from '../call-view.ts'
import { ChevronIcon } from '../control-icons.tsx'
import { TranscriptMessage } from './TranscriptMessage.tsx'
import { TypedAnswer } from './TypedAnswer.tsx'
import { useBottom } from './use-bottom.ts'
import { useSheet } from './use-sheet.ts'
import './TranscriptPanel.css'

type Props = {
  view: Pick<CallView, 'transcript' | 'aiName' | 'userName' | 'isAiSpeaking' | 'isUserSpeaking' | 'willType'>
  /** The candidate opened it with its button, so the focus moves to its content. */
  takesFocus: boolean
  isMinimized: boolean
  onMinimize: (isMinimized: boolean) => void
  commands: Pick<CallCommands, 'setTyping' | 'setWillType' | 'sendText'>
  onClose: () => void
}

/** The captions and the field for typed answers: a column on wide screens, a sheet at the bottom of narrow ones. */
export function TranscriptPanel(props: Props) {
  const { view, takesFocus, isMinimized, onMinimize, commands, onClose } = props
  const { box, isScrolledUp, toBottom } = useBottom()
  const { height, isDragged, handlers, toggleHeight } = useSheet(onClose)
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true })
  }, [takesFocus, box])
  return (
    <section
      className={['captions', isMinimized && 'captions--minimized', isDragged && 'captions--dragged']
        .filter(Boolean)
        .join(' ')}
      style={{ '--sheet-height': `${height}svh` } as React.CSSProperties}
      aria-labelledby="captions-title"
    >
      <header className="captions__head" {...handlers}>
        {/* Changes the height without dragging; hidden on wide screens, where the panel is a column. */}
        <button
          className="captions__handle"
          type="button"
          aria-label={height > 50 ? 'Make the transcript smaller' : 'Make the transcript larger'}
          // `detail` is 0 for a click made with the keyboard.
          onClick={({ detail }) => toggleHeight(detail === 0)}
        />
        <div className="captions__titles">
          <h2 className="captions__title" id="captions-title">
            Live Transcription
          </h2>
          <p className="captions__status">{statusLine(view.isAiSpeaking, view.isUserSpeaking)}</p>
        </div>
        <IconButton
          className="captions__fold"
          aria-label={isMinimized ? 'Expand' : 'Minimize'}
          aria-expanded={!isMinimized}
          onClick={() => onMinimize(!isMinimized)}
        >
          <ChevronIcon isUp={isMinimized} />
        </IconButton>
        <CloseButton label="Close" onClick={onClose} />
      </header>
      <div className="captions__body" hidden={isMinimized}>
        <Messages view={view} box={box} />
        {isScrolledUp && (
          <button className="captions__bottom" type="button" onClick={toBottom}>
            Back to bottom
          </button>
        )}
        <div className="captions__foot">
          <p>{countText(shownMessages(view.transcript).length)}</p>
          <p>Malaysian time</p>
          <p className="captions__keys" id="typed-answer-keys">
            Enter sends, Shift + Enter adds a line
          </p>
        </div>
        <TypedAnswer willType={view.willType} commands={commands} />
      </div>
    </section>
  )
}

function Messages({ view, box }: { view: Props['view']; box: Ref<HTMLDivElement> }) {
  const messages = shownMessages(view.transcript)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className="captions__scroll" ref={box} tabIndex={0} role="log" aria-label="Conversation">
      <div>
        {messages.length === 0 && (
          <p className="captions__empty">
            Conversation will appear here
            <span>Start speaking to begin the interview</span>
          </p>
        )}
        <ul className="captions__list">
          {messages.map((message) => (
            <TranscriptMessage
              key={message.id}
              message={message}
              speaker={message.type === 'ai' ? view.aiName : view.userName}
            />
          ))}
        </ul>
        {view.isUserSpeaking && (
          <p className="captions__speaking" aria-hidden="true">
            You are speaking...
          </p>
        )}
      </div>
    </div>
  )
}
