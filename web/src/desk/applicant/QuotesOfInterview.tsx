import { areAllWritten, unwrittenNote, wellbeingText } from '#shared/interview/interviewer/answer-words.ts'
import { transcriptionNote } from '#shared/interview/interviewer/transcription.ts'
import type { InterviewWords } from '#shared/interview/interviewer/interview-words.ts'
import { Loaded } from '../Loaded.tsx'
import { AnswersByQuestion } from './AnswersByQuestion.tsx'
import { QuotesByCriterion } from './QuotesByCriterion.tsx'
import type { OnPlay } from './PlayFrom.tsx'
import { turnsText } from './turns-text.ts'
import { useQuotes } from './use-quotes.ts'

type Props = { recordingId: string; onPlay: OnPlay }

/** The candidate's own words by criterion and by question, and who led the turns: a model or the built-in interviewer. No score. */
export function QuotesOfInterview({ recordingId, onPlay }: Props) {
  const answer = useQuotes(recordingId)
  return (
    <section className="quotes" aria-labelledby="quotes">
      <h3 className="entries__title" id="quotes">
        In the candidate’s own words
      </h3>
      <Loaded answer={answer} what="The candidate’s words">
        {(words) =>
          words.stoppedForWellbeing ? (
            <p className="panel__soft">{wellbeingText}</p>
          ) : (
            <>
              <p className="panel__soft">{turnsText(words.interviewer)}</p>
              <Words words={words} onPlay={onPlay} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

type WordsProps = { words: InterviewWords; onPlay: OnPlay }

function Words({ words, onPlay }: WordsProps) {
  const { answers, quotes, transcription } = words
  if (answers === null)
    return (
      <p className="panel__soft">
        This interview is from before answers were listed here. Open its recording to read them.
      </p>
    )
  const note = unwrittenNote(answers)
  return (
    <>
      {note !== undefined && <p className="quotes__note">{note}</p>}
      {transcription !== null && <p className="quotes__note">{transcriptionNote(transcription)}</p>}
      {quotes !== null && (
        <QuotesByCriterion quoted={quotes.quoted} isWhole={areAllWritten(answers)} onPlay={onPlay} />
      )}
      <AnswersByQuestion questions={answers} onPlay={onPlay} />
    </>
  )
}
