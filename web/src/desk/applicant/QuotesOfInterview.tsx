import type { InterviewWords } from '#shared/domain/interviewer/interview-words.ts'
import { clockText } from '../clock-text.ts'
import { Loaded } from '../Loaded.tsx'
import { turnsText } from './turns-text.ts'
import { useQuotes } from './use-quotes.ts'

type Quotes = NonNullable<InterviewWords['quotes']>
type Quote = Quotes['quoted'][number]['quotes'][number]

const sources: Readonly<Record<Quote['source'], string>> = {
  typed: 'typed',
  live: 'spoken',
  batch: 'from the recording',
}

type Props = {
  recordingId: string
  /** Plays the recording from a second; undefined without a recording. */
  onPlay: ((seconds: number) => void) | undefined
}

/** The candidate's own sentences by criterion, and who led the turns: a model or the built-in interviewer. No score. */
export function QuotesOfInterview({ recordingId, onPlay }: Props) {
  const answer = useQuotes(recordingId)
  return (
    <section className="quotes" aria-labelledby="quotes">
      <h3 className="entries__title" id="quotes">
        In the candidate’s own words
      </h3>
      <Loaded answer={answer} what="The candidate’s words">
        {({ quotes, interviewer }) => (
          <>
            <p className="panel__soft">{turnsText(interviewer)}</p>
            {quotes === null ? (
              <p className="panel__soft">This interview is from before quotes were kept.</p>
            ) : (
              <Criteria quotes={quotes} onPlay={onPlay} />
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

type Quoted = Quotes['quoted'][number]

const isDiscussed = ({ quotes }: Quoted): boolean => quotes.length > 0

/** Criteria are all shown, also those without a sentence. Questions can be many, so those without an answer are folded. */
function Criteria({ quotes: { by, quoted }, onPlay }: { quotes: Quotes } & Pick<Props, 'onPlay'>) {
  const shown = by === 'criterion' ? quoted : quoted.filter(isDiscussed)
  const folded = by === 'criterion' ? [] : quoted.filter((one) => !isDiscussed(one))
  return (
    <>
      <p className="panel__soft">
        {by === 'criterion'
          ? 'A model chose these sentences by criterion; each is word for word in the transcript.'
          : 'What was said at each question, word for word.'}
      </p>
      {shown.map((one) => (
        <Discussed key={one.about} quoted={one} onPlay={onPlay} />
      ))}
      {folded.length > 0 && (
        <details className="quotes__folded">
          <summary>{`Not discussed: ${folded.length} ${folded.length === 1 ? 'question' : 'questions'}`}</summary>
          <ul className="list">
            {folded.map(({ about }) => (
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

const Discussed = ({ quoted: { about, quotes }, onPlay }: { quoted: Quoted } & Pick<Props, 'onPlay'>) => (
  <div>
    <h4 className="quotes__about" dir="auto">
      {about}
    </h4>
    {quotes.length === 0 ? (
      <p className="panel__soft">Not discussed</p>
    ) : (
      <ul className="list">
        {quotes.map((quote) => (
          <Line key={`${String(quote.startMilliseconds)} ${quote.text}`} quote={quote} onPlay={onPlay} />
        ))}
      </ul>
    )}
  </div>
)

const secondMilliseconds = 1000

function Line({ quote, onPlay }: { quote: Quote } & Pick<Props, 'onPlay'>) {
  const { text, source, startMilliseconds: start } = quote
  const time = clockText(start)
  const canPlay = start !== null && onPlay !== undefined
  return (
    <li>
      <p className="typed-text" dir="auto">{`“${text}”`}</p>
      <p className="table__soft">
        {canPlay && (
          <button type="button" className="text-button" onClick={() => onPlay(start / secondMilliseconds)}>
            {`Play from ${String(time)}`}
          </button>
        )}
        {[canPlay ? '' : time, sources[source]].filter((part) => part !== undefined).join(', ')}
      </p>
    </li>
  )
}
