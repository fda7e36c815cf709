import '../ui/Choice.css'

type Props = {
  willType: boolean
  describedBy?: string
  className?: string
  onChange: (willType: boolean) => void
}

/** The choice of a candidate whose microphone hears a screen reader, a loudspeaker or other people. */
export function WillType({ willType, describedBy, className = '', onChange }: Props) {
  return (
    <label className={`choice ${className}`}>
      <input
        className="choice__box"
        type="checkbox"
        checked={willType}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>I will type</span>
    </label>
  )
}
