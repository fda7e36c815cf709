import {
  answersShown,
  elsewhere,
  noReply,
  notAsked,
  sourceNames,
  unwrittenText,
} from '#shared/interview/interviewer/answer-words.ts'
import type { InterviewWords } from '#shared/interview/interviewer/interview-words.ts'
import { foldedLook } from '../looks.ts'
import { PlayFrom, type OnPlay } from './PlayFrom.tsx'

type Question = NonNullable<InterviewWords['answers']>[number]
type Answer = Question['answers'][number]

/** Each question that was asked, with every answer; those that were not asked can be many, and are folded. */
export function AnswersByQuestion({ questions, onPlay }: { questions: readonly Question[]; onPlay: OnPlay }) {
  const rest = questions.filter(({ isAsked }) => !isAsked)
  return (
    <>
      {questions.length === 0 && <p className="text-ink-soft">Nothing was said.</p>}
      <div className="grid gap-5 empty:hidden">
        {questions
          .filter(({ isAsked }) => isAsked)
          .map((question, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a question can be asked twice, and none moves
            <OneQuestion key={index} question={question} onPlay={onPlay} />
          ))}
      </div>
      {rest.length > 0 && (
        <details>
          <summary
            className={foldedLook}
          >{`${notAsked}: ${rest.length} question${rest.length === 1 ? '' : 's'}`}</summary>
          <ul className="grid gap-3">
            {rest.map(({ about }) => (
              <li key={about} dir="auto">
                {about}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** All sentences after a question are one answer. What was said at no question has no such bounds. */
function OneQuestion({ question: { about, answers }, onPlay }: { question: Question; onPlay: OnPlay }) {
  const entries = about === null ? answers.map((answer) => [answer]) : [answers]
  return (
    <div>
      <h4 dir="auto">{about ?? elsewhere}</h4>
      {answers.length === 0 && <p className="text-ink-soft">{noReply}</p>}
      <Entries entries={entries.slice(0, answersShown)} onPlay={onPlay} />
      {entries.length > answersShown && (
        <details>
          <summary className={foldedLook}>{`+ ${entries.length - answersShown} more`}</summary>
          <Entries entries={entries.slice(answersShown)} onPlay={onPlay} />
        </details>
      )}
    </div>
  )
}

const sourcesOf = (sentences: readonly Answer[]): string =>
  [...new Set(sentences.filter(({ text }) => text !== null).map(({ source }) => sourceNames[source]))].join(
    ', ',
  )

/** One button plays an answer from its first sentence. */
const Entries = ({ entries, onPlay }: { entries: readonly (readonly Answer[])[]; onPlay: OnPlay }) => (
  <ul className="grid gap-3">
    {entries.map((sentences, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- answers have no ids and never move
      <li key={index}>
        <PlayFrom
          at={sentences.find(({ atMilliseconds }) => atMilliseconds !== null)?.atMilliseconds ?? null}
          note={sourcesOf(sentences)}
          onPlay={onPlay}
        />
        {sentences.map((sentence, number) =>
          sentence.text === null ? (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <p key={number} className="text-ink-soft">
              {unwrittenText(sentence)}
            </p>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <p key={number} className="whitespace-pre-line wrap-anywhere" dir="auto">
              {sentence.text}
            </p>
          ),
        )}
      </li>
    ))}
  </ul>
)
