import {
  interviewMinutes,
  timeFactors,
  type TimeFactor,
} from '#shared/application/session/interview-status.ts'

type Props = { factor: TimeFactor; isDisabled: boolean; onChoose: (factor: TimeFactor) => void }

const namesOf: Readonly<Record<TimeFactor, string>> = {
  1: 'Standard time',
  1.5: '1.5 times',
  2: 'Twice the time',
}

const option =
  'flex min-h-tile cursor-pointer flex-wrap items-center gap-x-3 rounded-control border border-line bg-surface px-3 py-2 text-compact from-phone:grid from-phone:grid-cols-file hover:border-line-control has-checked:border-accent has-checked:bg-accent-wash'

/** Offers extra time. The section stays open once extra time is chosen, so that the choice remains visible. */
export function ExtraTime({ factor, isDisabled, onChoose }: Props) {
  return (
    <details className="col-span-full border-t border-line pt-5" open={factor > 1 ? true : undefined}>
      <summary className="min-h-touch cursor-pointer content-center font-strong">
        Need more time?
        {factor > 1 && (
          <span className="ml-3 font-regular text-ink-soft">{`Up to ${interviewMinutes(factor)} minutes`}</span>
        )}
      </summary>
      <fieldset className="grid min-w-0 gap-2 border-0 p-0 from-phone:grid-cols-3" disabled={isDisabled}>
        <legend className="max-w-40 px-0 pb-3 text-compact text-ink-soft">
          Choose before you start. No reason needed. The interviewer also waits longer when you pause. The
          team sees how long the interview took.
        </legend>
        {timeFactors.map((each) => (
          <label key={each} className={option}>
            <input
              className="size-radio flex-none accent-accent"
              type="radio"
              name="time-factor"
              checked={factor === each}
              onChange={() => onChoose(each)}
            />
            <span>{namesOf[each]}</span>
            <span className="col-start-2 ml-auto text-ink-soft from-phone:ml-0">{`up to ${interviewMinutes(each)} minutes`}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
