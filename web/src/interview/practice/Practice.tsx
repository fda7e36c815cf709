import { useEffect, useRef, useState } from 'react'
import { Frame } from '../Frame.tsx'
import { isSupported, partsOf } from '../lobby/browser-support.ts'
import { Unsupported } from '../lobby/Unsupported.tsx'
import { Banner } from '../room/Banner.tsx'
import { RoomCall } from '../room/RoomCall.tsx'
import { RoomLobby } from '../room/RoomLobby.tsx'
import { useRoom, useRoomState } from '../room/use-room.ts'
import { createInterview, type InterviewRoom } from '../runtime/room.ts'
import { practiceCounts } from './practice-counts.ts'
import { practiceRecord } from './practice-record.ts'
import { PracticeResult } from './PracticeResult.tsx'
import { practiceWorld } from './practice-world.ts'
import { noSpeaking, spokenUntil, type SpeakingTime } from './speaking-time.ts'

export type PracticeProps = {
  jobTitle: string
  candidateName: string
  /** Starts the interview itself. */
  onStart: () => void
  onBack: () => void
}

/** A practice run: the room with an interview that exists in this page only. */
export function Practice(props: PracticeProps) {
  const [run, setRun] = useState(1)
  if (isSupported(partsOf(globalThis)))
    return <PracticeRun key={run} {...props} onAgain={() => setRun(run + 1)} />
  return (
    <Frame>
      <Unsupported onClose={props.onBack} />
    </Frame>
  )
}

function PracticeRun({
  jobTitle,
  candidateName,
  onStart,
  onBack,
  onAgain,
}: PracticeProps & { onAgain: () => void }) {
  const [record] = useState(() => practiceRecord({ jobTitle, candidateName }, new Date()))
  const room = useRoom(() => createInterview(practiceWorld(record), { sessionId: record.session.id }))
  const state = useRoomState(room)
  const spoken = useSpeakingTime(room)
  const { interview } = state
  if (interview.phase === 'active' || interview.phase === 'ending')
    return (
      <RoomCall room={room} state={state} interview={interview} userName={candidateName} kind="practice" />
    )
  if (interview.phase !== 'completed')
    return <RoomLobby room={room} state={state} jobTitle={jobTitle} kind="practice" onLeave={onBack} />
  return (
    <Frame banner={<Banner kind="practice" />}>
      <PracticeResult
        counts={practiceCounts(state.transcript, record, spoken().totalMilliseconds)}
        onStart={onStart}
        onAgain={onAgain}
        onBack={onBack}
      />
    </Frame>
  )
}

/** Counts how long the candidate spoke while the interviewer did not. */
function useSpeakingTime(room: InterviewRoom): () => SpeakingTime {
  const time = useRef(noSpeaking)
  useEffect(
    () =>
      room.subscribe(() => {
        const { interview, voiceSince, aiIsSpeaking } = room.getState()
        const isSpeaking = interview.phase === 'active' && voiceSince !== undefined && !aiIsSpeaking
        time.current = spokenUntil(time.current, isSpeaking, Date.now())
      }),
    [room],
  )
  return () => time.current
}
