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

type Question = NonNullable<InterviewWords['answers']>[number]
type Answer = Question['answers'][number]

/** Each question that was asked, with every answer; those that were not asked can be many, and are folded. */
export function AnswersByQuestion({ questions, onPlay }: { questions: readonly Question[]; onPlay: OnPlay }) {
  const rest = questions.filter(({ isAsked }) => !isAsked)
  return (
    <>
      {questions.length === 0 && <p className="panel__soft">Nothing was said.</p>}
      {questions
        .filter(({ isAsked }) => isAsked)
        .map(({ about, answers }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a question can be asked twice, and none moves
          <div key={index}>
            <h4 className="quotes__about" dir="auto">
              {about ?? elsewhere}
            </h4>
            {answers.length === 0 && <p className="panel__soft">{noReply}</p>}
            <Answers answers={answers.slice(0, answersShown)} onPlay={onPlay} />
            {answers.length > answersShown && (
              <details className="quotes__folded">
                <summary>{`+ ${answers.length - answersShown} more`}</summary>
                <Answers answers={answers.slice(answersShown)} onPlay={onPlay} />
              </details>
            )}
          </div>
        ))}
      {rest.length > 0 && (
        <details className="quotes__folded">
          <summary>{`${notAsked}: ${rest.length} question${rest.length === 1 ? '' : 's'}`}</summary>
          <ul className="list">
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
  <ul className="list">
    {answers.map((answer, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- answers have no ids and never move
      <li key={index}>
        {answer.text === null ? (
          <p className="panel__soft">{unwrittenText(answer)}</p>
        ) : (
          <p className="typed-text" dir="auto">{`“${answer.text}”`}</p>
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
