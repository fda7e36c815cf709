import type { RoomKind } from '../room-kind.ts'

/** What kind of interview this is, where it is not a real one. */

const texts = {
  practice: 'Practice run: nothing is recorded, sent or kept.',
  test: 'TEST MODE - This interview is for testing purposes only',
} as const

const colours = { practice: 'bg-accent-wash text-accent', test: 'bg-amber text-on-amber' } as const

/** Stands above everything else of the room. */
export function Banner({ kind }: { kind: RoomKind }) {
  if (kind === 'interview') return null
  return (
    <p
      className={`px-edge py-2 text-center text-compact leading-135 font-medium text-balance ${colours[kind]}`}
    >
      {texts[kind]}
    </p>
  )
}
