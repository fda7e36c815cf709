import { useEffect, type Ref } from 'react'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { countText, shownMessages, statusLine } from '../../machine/transcript-texts.ts'
import { PlainButton } from '../../PlainButton.tsx'
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

const open = 'low:h-auto narrow:min-h-sheet tablet:h-sheet desktop:row-span-3'
/** Only its head: beside the bar on a wide window. */
const minimized = 'low:self-start desktop:mb-3 desktop:self-start desktop:rounded-bl-control'

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
      className={`flex min-h-0 flex-col border-line bg-surface low:col-start-2 low:row-span-3 low:row-start-1 low:h-auto low:rounded-none low:border-t-0 low:border-l tablet:rounded-t-card tablet:border-t desktop:col-start-2 desktop:row-start-1 desktop:border-l ${isMinimized ? minimized : open} ${isDragged ? '' : 'slide-height'}`}
      style={{ '--sheet-height': `${height}svh` } as React.CSSProperties}
      aria-labelledby="captions-title"
    >
      <header
        className={`flex items-center gap-3 border-b border-line px-4 py-3 low:cursor-auto low:py-1 narrow:flex-wrap tablet:relative tablet:cursor-grab tablet:touch-none tablet:pt-4 ${isMinimized ? 'desktop:rounded-bl-control' : ''}`}
        {...handlers}
      >
        {/* Changes the height without dragging; hidden on wide screens, where the panel is a column. */}
        <button
          className="transcript-handle low:hidden desktop:hidden"
          type="button"
          aria-label={height > 50 ? 'Make the transcript smaller' : 'Make the transcript larger'}
          // `detail` is 0 for a click made with the keyboard.
          onClick={({ detail }) => toggleHeight(detail === 0)}
        />
        <div className="min-w-0 flex-1 narrow:basis-full">
          <h2 className="text-body leading-130 tracking-small" id="captions-title">
            Live Transcription
          </h2>
          <p className="text-small leading-140 text-ink-soft">
            {statusLine(view.isAiSpeaking, view.isUserSpeaking)}
          </p>
        </div>
        <IconButton
          className="-my-2"
          aria-label={isMinimized ? 'Expand' : 'Minimize'}
          aria-expanded={!isMinimized}
          onClick={() => onMinimize(!isMinimized)}
        >
          <ChevronIcon isUp={isMinimized} />
        </IconButton>
        <CloseButton label="Close" onClick={onClose} />
      </header>
      <div className={isMinimized ? 'hidden' : 'relative flex min-h-0 flex-1 flex-col'}>
        <Messages view={view} box={box} />
        {isScrolledUp && (
          <PlainButton
            look="floating"
            className="absolute bottom-above-answer left-1/2 -translate-x-1/2"
            onClick={toBottom}
          >
            Back to bottom
          </PlainButton>
        )}
        <Foot count={countText(shownMessages(view.transcript).length)} />
        <TypedAnswer willType={view.willType} commands={commands} />
      </div>
    </section>
  )
}

function Messages({ view, box }: { view: Props['view']; box: Ref<HTMLDivElement> }) {
  const messages = shownMessages(view.transcript)
  return (
    <div
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-3 focus-visible:-outline-offset-3"
      ref={box}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
      role="log"
      aria-label="Conversation"
    >
      <div>
        {messages.length === 0 && (
          <p className="grid gap-1 px-4 py-6 text-center font-medium">
            Conversation will appear here
            <span className="text-compact font-regular text-ink-soft">
              Start speaking to begin the interview
            </span>
          </p>
        )}
        <ul className="grid gap-2">
          {messages.map((message) => (
            <TranscriptMessage
              key={message.id}
              message={message}
              speaker={message.type === 'ai' ? view.aiName : view.userName}
            />
          ))}
        </ul>
        {view.isUserSpeaking && (
          <p className="px-3 py-2 text-small text-ink-soft" aria-hidden="true">
            You are speaking...
          </p>
        )}
      </div>
    </div>
  )
}

const Foot = ({ count }: { count: string }) => (
  <div className="flex flex-wrap justify-between gap-x-3 gap-y-1 px-4 pb-2 text-small text-ink-soft">
    <p>{count}</p>
    <p>Malaysian time</p>
    {/* Touch keyboards lack these keys. */}
    <p className="pointer-coarse:hidden" id="typed-answer-keys">
      Enter sends, Shift + Enter adds a line
    </p>
  </div>
)
