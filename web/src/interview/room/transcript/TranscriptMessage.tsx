import { sentencesOf } from '../../machine/sentences.ts'
import { timeText } from '../../machine/transcript-texts.ts'
import type { Message } from '../../machine/transcript.ts'
import { useTyping } from './use-typing.ts'
import './TranscriptMessage.css'

export function TranscriptMessage({ message, speaker }: { message: Message; speaker: string }) {
  const text = useTyping(message)
  // What the candidate is saying changes until its recognition is final.
  const { sentences, rest } =
    message.type === 'user' && !message.isComplete
      ? { sentences: [], rest: message.content }
      : sentencesOf(message.content, message.isComplete)
  return (
    <li className={`caption caption--${message.type}`}>
      <p className="caption__head">
        <span className="caption__speaker">{speaker}</span>
        <time dateTime={new Date(message.timestamp).toISOString()}>{timeText(message)}</time>
      </p>
      <p className="caption__text" ref={text}>
        {/* A screen reader announces each element that is added: a sentence, once. */}
        {sentences.map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence never changes or moves
          <span key={index}>{sentence}</span>
        ))}
        {rest !== '' && (
          <span key="rest" aria-hidden="true">
            {rest}
          </span>
        )}
      </p>
    </li>
  )
}
