import { sentencesOf } from '../../machine/sentences.ts'
import { timeText } from '../../machine/transcript-texts.ts'
import type { Message } from '../../machine/transcript.ts'
import { useTyping } from './use-typing.ts'

export function TranscriptMessage({ message, speaker }: { message: Message; speaker: string }) {
  const text = useTyping(message)
  const isAnswer = message.type === 'user'
  // What the candidate is saying changes until its recognition is final.
  const { sentences, rest } =
    isAnswer && !message.isComplete
      ? { sentences: [], rest: message.content }
      : sentencesOf(message.content, message.isComplete)
  return (
    <li
      className={`grid gap-hair rounded-control px-3 py-2 text-compact leading-150 wrap-anywhere ${isAnswer ? 'ml-5 bg-accent-wash' : ''}`}
      data-speaker={message.type}
    >
      <p className="flex items-baseline justify-between gap-2 text-small text-ink-soft tabular-nums">
        <span className="font-strong text-ink">{speaker}</span>
        <time dateTime={new Date(message.timestamp).toISOString()}>{timeText(message)}</time>
      </p>
      <p className="whitespace-pre-line" ref={text}>
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
