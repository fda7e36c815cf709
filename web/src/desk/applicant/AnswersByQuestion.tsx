import {
  answersShown,
  elsewhere,
  noReply,
  notAsked,
  sourceNames,
  unwrittenText,
} from '#shared/interview/interviewer/answer-words.ts'
import type { InterviewWords } from '#shared/interview/interviewer/interview-words.ts'
import { PlayFrom, type OnPlay } from './PlayFrom.tsx'

const foldedLook = 'min-h-control cursor-pointer content-center'

type Question = NonNullable<InterviewWords['answers']>[number]
type Answer = Question['answers'][number]

/** Each question that was asked, with every answer; those that were not asked can be many, and are folded. */
export function AnswersByQuestion({ questions, onPlay }: { questions: readonly Question[]; onPlay: OnPlay }) {
  const rest = questions.filter(({ isAsked }) => !isAsked)
  return (
    <>
      {questions.length === 0 && <p className="text-ink-soft">Nothing was said.</p>}
      {questions
        .filter(({ isAsked }) => isAsked)
        .map(({ about, answers }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a question can be asked twice, and none moves
          <div key={index}>
            <h4 dir="auto">{about ?? elsewhere}</h4>
            {answers.length === 0 && <p className="text-ink-soft">{noReply}</p>}
            <Answers answers={answers.slice(0, answersShown)} onPlay={onPlay} />
            {answers.length > answersShown && (
              <details>
                <summary className={foldedLook}>{`+ ${answers.length - answersShown} more`}</summary>
                <Answers answers={answers.slice(answersShown)} onPlay={onPlay} />
              </details>
            )}
          </div>
        ))}
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

const Answers = ({ answers, onPlay }: { answers: readonly Answer[]; onPlay: OnPlay }) => (
  <ul className="grid gap-3">
    {answers.map((answer, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- answers have no ids and never move
      <li key={index}>
        {answer.text === null ? (
          <p className="text-ink-soft">{unwrittenText(answer)}</p>
        ) : (
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">{`“${answer.text}”`}</p>
        )}
        <PlayFrom
          at={answer.atMilliseconds}
          note={answer.text === null ? '' : sourceNames[answer.source]}
          onPlay={onPlay}
        />
      </li>
    ))}
  </ul>
)
