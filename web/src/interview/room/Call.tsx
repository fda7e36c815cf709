import { useRef, useState } from 'react'
import type { Transcript } from '../machine/transcript.ts'
import { CallBar } from './CallBar.tsx'
import { CallStage } from './CallStage.tsx'
import { Complete } from './Complete.tsx'
import { Controls } from './Controls.tsx'
import { EndQuestion } from './EndQuestion.tsx'
import { Overlay } from './Overlay.tsx'
import { TranscriptPanel } from './transcript/TranscriptPanel.tsx'
import './Call.css'

/** What the view of the call shows. */
export type CallView = Readonly<{
  interviewName: string
  aiName: string
  userName: string
  isConnected: boolean
  secondsLeft: number
  /** 'Section 1/2: …' */
  section: string | undefined
  stream: MediaStream | undefined
  isMicrophoneOn: boolean
  isCameraOn: boolean
  isUserSpeaking: boolean
  isAiSpeaking: boolean
  /** The interviewer waits for an answer. */
  isAnswerOpen: boolean
  transcript: Transcript
  /** What the candidate should know now, for example that the connection is lost. */
  notice: string | undefined
  needsDevices: boolean
  overlay: 'starting' | 'ending' | undefined
  /** What the end still waits for. */
  endingText: string | undefined
  isCompleteShown: boolean
}>

export type CallCommands = Readonly<{
  setMicrophone: (isOn: boolean) => void
  setCamera: (isOn: boolean) => void
  grantAccess: () => void
  sendText: (text: string) => void
  finishAnswer: () => void
  stay: () => void
  end: () => void
}>

export function Call({ view, commands }: { view: CallView; commands: CallCommands }) {
  const [isPanelOpen, setPanelOpen] = useState(true)
  const [isAskingToEnd, setAskingToEnd] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const closePanel = (): void => {
    setPanelOpen(false)
    // The panel had it.
    toggle.current?.focus()
  }
  const isEnding = view.overlay === 'ending'
  return (
    <div className={isPanelOpen ? 'call call--with-panel' : 'call'}>
      <CallBar view={view} onGrant={commands.grantAccess} />
      <CallStage view={view} showsCaption={!isPanelOpen} onFinishAnswer={commands.finishAnswer} />
      <Controls
        view={view}
        isPanelOpen={isPanelOpen}
        commands={commands}
        toggle={toggle}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
        onEnd={() => setAskingToEnd(true)}
      />
      {isPanelOpen && <TranscriptPanel view={view} onSend={commands.sendText} onClose={closePanel} />}
      <Overlay kind={view.overlay} more={isEnding ? view.endingText : undefined} />
      {isAskingToEnd && !isEnding && !view.isCompleteShown && (
        <EndQuestion onStay={() => setAskingToEnd(false)} onEnd={commands.end} />
      )}
      {view.isCompleteShown && !isEnding && <Complete onStay={commands.stay} onEnd={commands.end} />}
    </div>
  )
}
