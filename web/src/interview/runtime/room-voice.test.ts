import { expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { callViewOf } from '../room/call-view.ts'
import type { createInterview } from './room.ts'

const viewOf = (room: ReturnType<typeof createInterview>) => {
  const state = room.getState()
  const { interview } = state
  if (interview.phase !== 'active') throw new Error('The interview does not run.')
  return callViewOf(state, interview, 'Aisyah', 'interview')
}

test('after 45 seconds of a voice without words, the call says how an answer ends', async () => {
  const { room, begin, script, clock } = aRoom()
  await begin()
  script.emit({ type: 'aiSpeech', isSpeaking: false })
  script.emit({ type: 'userSpeech', isSpeaking: true })
  await clock.pass(44_000)
  expect(viewOf(room).notice).toBeUndefined()
  await clock.pass(2_000)
  expect(viewOf(room).notice).toBe(
    'I hear sound, but no answer. Press Done answering when you have finished.',
  )
  script.emit({ type: 'userSpeech', isSpeaking: false })
  expect(viewOf(room).notice).toBeUndefined()
})

test('a candidate who types is recorded, and the interviewer hears nothing; the choice is kept for the next page', async () => {
  const { room, lobby, begin, devices, script, typing } = aRoom()
  await lobby()
  room.setWillType(true)
  expect(typing.isChosen()).toBe(true)
  await begin()
  expect(devices.streams[0]?.tracks.map(({ enabled }) => enabled)).toEqual([true, true])
  expect(script.isMicrophoneOn()).toBe(false)
  expect(viewOf(room)).toMatchObject({ willType: true, isAnswerOpen: false })
  room.setWillType(false)
  expect(script.isMicrophoneOn()).toBe(true)
  expect(typing.isChosen()).toBe(false)
})

test('a page that is reloaded begins with the choice', () => {
  const { room } = aRoom({ change: { typing: { isChosen: () => true, choose: () => {} } } })
  expect(room.getState().willType).toBe(true)
})
