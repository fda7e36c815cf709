import { timeText, type Message } from '../../machine/transcript.ts'
import { useTyping } from './use-typing.ts'
import './TranscriptMessage.css'

export function TranscriptMessage({ message, speaker }: { message: Message; speaker: string }) {
  const typed = useTyping(message)
  const isDone = message.isComplete && typed.length === message.content.length
  return (
    <li className={`caption caption--${message.type}`}>
      <p className="caption__head">
        <span className="caption__speaker">{speaker}</span>
        <time dateTime={new Date(message.timestamp).toISOString()}>{timeText(message)}</time>
      </p>
      {/* Announced once, when it is complete: a screen reader would otherwise read each letter. */}
      {isDone ? (
        <p key="done">{message.content}</p>
      ) : (
        <p key="typing" aria-hidden="true">
          {typed}
        </p>
      )}
    </li>
  )
}
