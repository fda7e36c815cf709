import steps from './illustrations/steps.svg?no-inline'

/** Beside the foot of each plinth of the drawing. */
const names = [
  { x: 150, y: 552, name: 'Submit Application' },
  { x: 235, y: 503, name: 'AI Interview' },
  { x: 320, y: 454, name: 'Team Interview' },
  { x: 400, y: 405, name: 'Decision' },
] as const

/** The four steps of an application as plinths, each higher than the one before it. */
export function StepsIllustration({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 480 600" aria-hidden="true">
      <image href={steps} x="-40" y="-40" width="560" height="660" />
      {names.map(({ x, y, name }, index) => (
        <text key={name} x={x} y={y} fontSize="15" fontWeight="600" fill="var(--ink)">
          <tspan fill="var(--amber)">{index + 1}</tspan> {name}
        </text>
      ))}
    </svg>
  )
}
