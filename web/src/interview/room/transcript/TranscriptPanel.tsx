import { useState } from 'react'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { countText, shownMessages, statusLine } from '../../machine/transcript.ts'
import type { CallView } from '../Call.tsx'
import { ChevronIcon } from '../icons.tsx'
import { TranscriptMessage } from './TranscriptMessage.tsx'
import { TypedAnswer } from './TypedAnswer.tsx'
import { useBottom } from './use-bottom.ts'
import { useSheet } from './use-sheet.ts'
import './TranscriptPanel.css'

type Props = {
  view: Pick<CallView, 'transcript' | 'aiName' | 'userName' | 'isAiSpeaking' | 'isUserSpeaking'>
  onSend: (text: string) => void
  onClose: () => void
}

/** The captions and the field for typed answers: a column on wide screens, a sheet at the bottom of narrow ones. */
export function TranscriptPanel({ view, onSend, onClose }: Props) {
  const { aiName, userName, isAiSpeaking, isUserSpeaking } = view
  const [isMinimized, setMinimized] = useState(false)
  const { box, isScrolledUp, toBottom } = useBottom()
  const { height, isDragged, handlers } = useSheet(onClose)
  const messages = shownMessages(view.transcript)
  return (
    <section
      className={['captions', isMinimized && 'captions--minimized', isDragged && 'captions--dragged']
        .filter(Boolean)
        .join(' ')}
      style={{ '--sheet-height': `${height}svh` } as React.CSSProperties}
      aria-labelledby="captions-title"
    >
      <header className="captions__head" {...handlers}>
        <div className="captions__titles">
          <h2 className="captions__title" id="captions-title">
            Live Transcription
          </h2>
          <p className="captions__status">{statusLine(isAiSpeaking, isUserSpeaking)}</p>
        </div>
        <button
          className="captions__fold"
          type="button"
          aria-label={isMinimized ? 'Expand' : 'Minimize'}
          aria-expanded={!isMinimized}
          onClick={() => setMinimized(!isMinimized)}
        >
          <ChevronIcon isUp={isMinimized} />
        </button>
        <CloseButton label="Close" onClick={onClose} />
      </header>
      <div className="captions__body" hidden={isMinimized}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
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
                  speaker={message.type === 'ai' ? aiName : userName}
                />
              ))}
            </ul>
            {isUserSpeaking && (
              <p className="captions__speaking" aria-hidden="true">
                You are speaking...
              </p>
            )}
          </div>
        </div>
        {isScrolledUp && (
          <button className="captions__bottom" type="button" onClick={toBottom}>
            Back to bottom
          </button>
        )}
        <p className="captions__count">{countText(messages.length)}</p>
        <TypedAnswer onSend={onSend} />
      </div>
    </section>
  )
}
