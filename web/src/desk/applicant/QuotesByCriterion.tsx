import { notAmongTheWritten, notDiscussed, sourceNames } from '#shared/interview/interviewer/answer-words.ts'
import type { InterviewWords } from '#shared/interview/interviewer/interview-words.ts'
import { PlayFrom, type OnPlay } from './PlayFrom.tsx'

type Quoted = NonNullable<InterviewWords['quotes']>['quoted'][number]
type Props = { quoted: readonly Quoted[]; isWhole: boolean; onPlay: OnPlay }

/** Sentences that a model chose. All criteria are shown, also those without a sentence. */
export const QuotesByCriterion = ({ quoted, isWhole, onPlay }: Props) => (
  <>
    <p className="text-ink-soft">
      A model chose these sentences by criterion; each is word for word in the transcript.
    </p>
    {quoted.map(({ about, quotes }) => (
      <div key={about}>
        <h4 dir="auto">{about}</h4>
        {quotes.length === 0 && (
          <p className="text-ink-soft">{isWhole ? notDiscussed : notAmongTheWritten}</p>
        )}
        <ul className="grid gap-3">
          {quotes.map(({ text, source, startMilliseconds: at }) => (
            <li key={`${String(at)} ${text}`}>
              <p className="whitespace-pre-line wrap-anywhere" dir="auto">{`“${text}”`}</p>
              <PlayFrom at={at} note={sourceNames[source]} onPlay={onPlay} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
)
