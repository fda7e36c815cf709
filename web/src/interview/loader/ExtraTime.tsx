import {
  interviewMinutes,
  timeFactors,
  type TimeFactor,
} from '#shared/application/session/interview-status.ts'
import './ExtraTime.css'

type Props = { factor: TimeFactor; isDisabled: boolean; onChoose: (factor: TimeFactor) => void }

const namesOf: Readonly<Record<TimeFactor, string>> = {
  1: 'Standard time',
  1.5: '1.5 times',
  2: 'Twice the time',
}

/** Offers extra time. The section stays open once extra time is chosen, so that the choice remains visible. */
export function ExtraTime({ factor, isDisabled, onChoose }: Props) {
  return (
    <details className="extra-time" open={factor > 1 ? true : undefined}>
      <summary className="extra-time__summary">
        Need more time?
        {factor > 1 && (
          <span className="extra-time__chosen">{`Up to ${interviewMinutes(factor)} minutes`}</span>
        )}
      </summary>
      <fieldset className="extra-time__choice" disabled={isDisabled}>
        <legend className="extra-time__legend">
          Choose before you start. We don’t ask why. The interviewer also waits longer when you pause, and the
          hiring team sees the length of the interview.
        </legend>
        {timeFactors.map((each) => (
          <label key={each} className="extra-time__option">
            <input
              type="radio"
              name="time-factor"
              checked={factor === each}
              onChange={() => onChoose(each)}
            />
            <span>{namesOf[each]}</span>
            <span className="extra-time__minutes">{`up to ${interviewMinutes(each)} minutes`}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
