import './TeamIllustrations.css'

const spines = [130, 250, 370] as const
const leaves = [70, 160, 250, 340, 430] as const
const spineHeight = 70
const leafHeight = 220

const fabric = spines
  .flatMap((spine) => leaves.map((leaf) => `M${spine} ${spineHeight}L${leaf} ${leafHeight}`))
  .join('')

/** The ports of a switch, one after another. */
const portsOf =
  (ports: number, top: number) =>
  (x: number): string =>
    Array.from({ length: ports }, (_, port) => `M${x + (port - (ports - 1) / 2) * 11} ${top}h0`).join('')

/**
 * Cables from the network to the program, each to one of its lines. They end behind the
 * window of the second illustration, beside or below this one.
 */
const cables = [0, 1, 2, 3].map((line) => {
  const [from, to] = [214 + line * 4, 112 + line * 36]
  return `M459 ${from}C580 ${from} 560 ${to} 680 ${to}h60`
})

/** The lines of a program: indentation, then the length of each word. */
const program = [
  [0, 90, 60, 120],
  [28, 60, 150],
  [28, 130, 40, 70],
  [0, 70, 100],
] as const

const words = program
  .map(([indent, ...lengths], line) => {
    let x = 714 + indent
    return lengths
      .map((length) => {
        const word = `M${x} ${112 + line * 36}h${length}`
        x += length + 22
        return word
      })
      .join('')
  })
  .join('')

/** A network of two tiers; its cables continue into the illustration beside it. */
export function NetworkIllustration() {
  return (
    <svg className="team-picture team-picture--network" viewBox="40 36 500 224" aria-hidden="true">
      <path className="team-picture__line" d={fabric} />
      {cables.map((cable) => (
        <path key={cable} className="team-picture__cable" d={cable} />
      ))}
      {cables.map((cable) => (
        <path key={cable} className="team-picture__pulse" d={cable} pathLength="100" />
      ))}
      {spines.map((x) => (
        <rect
          key={x}
          className="team-picture__box team-picture__box--spine"
          x={x - 34}
          y={spineHeight - 15}
          width="68"
          height="30"
          rx="8"
        />
      ))}
      {leaves.map((x) => (
        <rect
          key={x}
          className="team-picture__box"
          x={x - 29}
          y={leafHeight - 13}
          width="60"
          height="26"
          rx="7"
        />
      ))}
      <path
        className="team-picture__ports team-picture__ports--spine"
        d={spines.map(portsOf(5, spineHeight)).join('')}
      />
      <path className="team-picture__ports" d={leaves.map(portsOf(4, leafHeight)).join('')} />
    </svg>
  )
}

/** A window with a program in it. */
export function ProgramIllustration() {
  return (
    <svg className="team-picture" viewBox="600 36 500 224" aria-hidden="true">
      <rect className="team-picture__box" x="690" y="42" width="408" height="212" rx="14" />
      <path className="team-picture__line" d="M690 78h408" />
      <path className="team-picture__ports" d="M712 60h0m18 0h0m18 0h0" />
      <path className="team-picture__words" d={words} />
    </svg>
  )
}
