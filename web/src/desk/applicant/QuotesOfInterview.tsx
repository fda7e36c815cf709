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
    <Loaded answer={answer} what="The candidate's words">
      {(words) => <QuotesOrNote words={words} onPlay={onPlay} />}
    </Loaded>
  )
}

type WordsProps = { words: InterviewWords; onPlay: OnPlay }

/** After an end for the candidate's wellbeing, one sentence, under no heading that promises the candidate's words. */
export function QuotesOrNote({ words, onPlay }: WordsProps) {
  if (words.stoppedForWellbeing) return <p className="text-ink-soft">{wellbeingText}</p>
  return (
    <section className="grid gap-3" aria-labelledby="quotes">
      <h3 className="text-body" id="quotes">
        In the candidate's own words
      </h3>
      <p className="text-ink-soft">{turnsText(words.interviewer)}</p>
      <Words words={words} onPlay={onPlay} />
    </section>
  )
}

function Words({ words, onPlay }: WordsProps) {
  const { answers, quotes, transcription } = words
  if (answers === null)
    return (
      <p className="text-ink-soft">
        This interview is from before answers were listed here. Open its recording to read them.
      </p>
    )
  const note = unwrittenNote(answers)
  return (
    <>
      {note !== undefined && <p className="border-l-4 border-accent px-3 py-2">{note}</p>}
      {transcription !== null && (
        <p className="border-l-4 border-accent px-3 py-2">{transcriptionNote(transcription)}</p>
      )}
      {quotes !== null && (
        <QuotesByCriterion quoted={quotes.quoted} isWhole={areAllWritten(answers)} onPlay={onPlay} />
      )}
      <AnswersByQuestion questions={answers} onPlay={onPlay} />
    </>
  )
}
