import '../ui/Choice.css'

type Props = { willType: boolean; describedBy?: string; onChange: (willType: boolean) => void }

/** The choice of a candidate whose microphone hears a screen reader, a loudspeaker or other people. */
export function WillType({ willType, describedBy, onChange }: Props) {
  return (
    <label className="choice">
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
