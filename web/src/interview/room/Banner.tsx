import type { RoomKind } from '../room-kind.ts'
import './Banner.css'

/** What kind of interview this is, where it is not a real one. */

const texts: Readonly<Record<RoomKind, string | undefined>> = {
  interview: undefined,
  practice: 'Practice run: nothing is recorded, sent or kept.',
  test: 'TEST MODE - This interview is for testing purposes only',
}

/** Stands above everything else of the room. */
export function Banner({ kind }: { kind: RoomKind }) {
  const text = texts[kind]
  return text === undefined ? null : <p className={`room-banner room-banner--${kind}`}>{text}</p>
}
