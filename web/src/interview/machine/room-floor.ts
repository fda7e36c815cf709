/** The levels of the last seconds, each with its time: the quietest is the noise of the room. */
export type RoomFloor = readonly Readonly<{ level: number; at: number }>[]

/** Speech pauses at least once in this time; a fan does not. */
const floorMilliseconds = 3_000
/** A voice is 9 dB above the room. */
const aboveFloor = 10 ** (9 / 20)
/** Below -56 dBFS nothing is a voice, however quiet the room is. */
const quietestVoice = 10 ** (-56 / 20)

/** Whether one measured level, from 0 to 1, is a voice above the noise of the room. */
export function aboveRoom(
  floor: RoomFloor,
  level: number,
  now: number,
): { floor: RoomFloor; isVoice: boolean } {
  const next = [...floor.filter(({ at }) => now - at < floorMilliseconds), { level, at: now }]
  const quietest = Math.min(...next.map((measurement) => measurement.level))
  return { floor: next, isVoice: level > Math.max(quietestVoice, quietest * aboveFloor) }
}
