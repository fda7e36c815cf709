import { expect, test } from 'vitest'
import { aboveRoom, type RoomFloor } from './room-floor.ts'

const fan = 0.02
/** What is a voice, of levels measured every 100 ms. */
function voicesIn(levels: readonly number[]): boolean[] {
  let floor: RoomFloor = []
  return levels.map((level, at) => {
    const next = aboveRoom(floor, level, at * 100)
    floor = next.floor
    return next.isVoice
  })
}
const times = (count: number, level: number): number[] => Array.from({ length: count }, () => level)

test('a steady noise is no voice, and neither is the noise of a quiet room', () => {
  expect(voicesIn(times(600, fan))).not.toContain(true)
  expect(voicesIn([...times(50, 0), ...times(50, 0.001)])).not.toContain(true)
})

test('a voice is 9 dB above the noise of the room', () => {
  expect(voicesIn([...times(30, fan), fan * 2.7, fan * 2.9]).slice(30)).toEqual([false, true])
})

test('a fan that is switched on counts for three seconds, then it is the room', () => {
  const voices = voicesIn([...times(30, 0.0005), ...times(60, fan)])
  expect(voices.slice(30, 59)).not.toContain(false)
  expect(voices.slice(60)).not.toContain(true)
})
