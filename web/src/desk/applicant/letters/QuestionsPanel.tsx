import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { When } from '../../../ui/When.tsx'
import { recruitingApi } from '../../desk-api.ts'
import { endsLook } from '../../looks.ts'
import { useMember } from '../../member.ts'
import { TitledPanel } from '../../TitledPanel.tsx'
import { useBusy } from '../../use-busy.ts'
import { PlayFrom, type OnPlay } from '../PlayFrom.tsx'
import { isWatchable } from '../recording-words.ts'
import type { Shown } from '../use-applicant.ts'
import { applicantChanged } from '../use-history.ts'
import type { OnPlayRecording } from '../use-player.ts'
import { useRecordings, type Recording } from '../use-recordings.ts'
import type { Question } from './letter-draft.ts'
import { LetterDialog } from './LetterDialog.tsx'

type Props = { shown: Shown; onPlay: OnPlayRecording; onChanged: () => void }

/** What the candidate asked in the interview, and who has answered it. Nothing where nothing was asked. */
export function QuestionsPanel({ shown: { application, questions }, onPlay, onChanged }: Props) {
  const { id, openQuestions } = application
  const { isBusy, failure, run } = useBusy()
  const { data: recordings = [] } = useRecordings(id)
  const [answering, setAnswering] = useState<string>()
  if (questions.length === 0 && openQuestions === 0) return null
  const mark = (question: string): Promise<void> =>
    run(async () => {
      await recruitingApi.answerQuestions({ params: { id }, body: { questions: [question] } })
      onChanged()
      applicantChanged(id)
    }, 'The question was not marked as answered.')
  const answered = questions.find((question) => question.id === answering)
  return (
    <TitledPanel id="questions" title="Questions for us">
      {questions.length === 0 && (
        <Line text="The interview was deleted, and with it what the candidate asked.">
          <Acts isBusy={isBusy} onMark={() => void mark('deleted')} />
        </Line>
      )}
      <ul className="grid gap-4">
        {questions.map((question) => (
          <li key={question.id}>
            <Line
              text={`“${question.text}”`}
              detail={<Answered question={question} onPlay={playOf(question, recordings, onPlay)} />}
            >
              {question.answered === null && (
                <Acts
                  isBusy={isBusy}
                  onAnswer={application.candidate.email === '' ? undefined : () => setAnswering(question.id)}
                  onMark={() => void mark(question.id)}
                  about={question.text}
                />
              )}
            </Line>
          </li>
        ))}
      </ul>
      <p role="alert">{failure}</p>
      {answered !== undefined && (
        <LetterDialog
          application={application}
          question={answered}
          onClose={() => setAnswering(undefined)}
          onChanged={onChanged}
        />
      )}
    </TitledPanel>
  )
}

type LineProps = { text: string; detail?: ReactNode; children: ReactNode }

const Line = ({ text, detail, children }: LineProps) => (
  <div className={endsLook}>
    <div className="min-w-0 grow basis-60">
      <p className="wrap-anywhere">{text}</p>
      {detail}
    </div>
    {children}
  </div>
)

type ActsProps = {
  isBusy: boolean
  onAnswer?: (() => void) | undefined
  onMark: () => void
  about?: string
}

/** For those who write to candidates. */
function Acts({ isBusy, onAnswer, onMark, about }: ActsProps) {
  const { role } = useMember()
  if (role !== 'recruiter') return null
  const unseen = about !== undefined && <span className="unseen">{`: ${about}`}</span>
  return (
    <div className="flex flex-wrap items-center gap-3">
      {onAnswer !== undefined && (
        <Button look="quiet" size="compact" disabled={isBusy} onClick={onAnswer}>
          Answer{unseen}
        </Button>
      )}
      <button type="button" className="text-button text-small" disabled={isBusy} onClick={onMark}>
        Mark as answered{unseen}
      </button>
    </div>
  )
}

/** Plays the recording of the interview in which it was asked; undefined without one. */
function playOf(question: Question, recordings: readonly Recording[], onPlay: OnPlayRecording): OnPlay {
  const asked = recordings.find(({ id }) => question.id.startsWith(`${recordingKeyOf(id)}.`))
  if (asked === undefined || asked.state === 'none' || !isWatchable(asked)) return undefined
  return (seconds) => void onPlay(asked.id, seconds)
}

/** The session in the id of a recording. */
const recordingKeyOf = (id: string): string => id.slice(id.indexOf('--') + '--'.length)

function Answered({
  question: { atMilliseconds, answered },
  onPlay,
}: {
  question: Question
  onPlay: OnPlay
}) {
  return (
    <>
      <PlayFrom at={atMilliseconds} note="asked in the interview" onPlay={onPlay} />
      {answered !== null && (
        <p className="text-small text-ink-soft">
          {`Answered by ${answered.by ?? 'the recruiter tool'}${answered.letter === null ? '' : ', in a letter'}, `}
          <When at={answered.at} />
        </p>
      )}
    </>
  )
}
