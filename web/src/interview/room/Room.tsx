export type RoomProps = { sessionId: string; jobTitle: string; userName: string }
export function Room(_props: RoomProps) {
  return null
}
