import { company } from '#shared/company.ts'
import { useState, type ComponentType } from 'react'
import { DeviceSelector } from '../../lobby/DeviceSelector.tsx'
import { MicrophoneMeter } from '../../lobby/MicrophoneMeter.tsx'
import { unlockVoice } from '../../lobby/unlock-voice.ts'
import { SpeakerTest } from '../../lobby/SpeakerTest.tsx'
import { ExampleMark } from '../../../ui/ExampleMark.tsx'
import type { CallCommands, CallView } from '../call-view.ts'
import { PlainButton } from '../../PlainButton.tsx'

export type TroubleProps = {
  view: CallView
  commands: CallCommands
  onClose: () => void
  /** Shows the captions and the field for typed answers. */
  onCaptions: () => void
  onEnd: () => void
}

/** Sent as the candidate's words; the built-in interviewer and agents understand them. */
const repeatRequest = 'Could you repeat the question, please?'
const momentRequest = 'I need a moment, please.'
const timeRequest = 'Extra time, please.'

type Remedy = { id: string; title: string; isForPractice: boolean; Remedy: ComponentType<TroubleProps> }

export const remedies: readonly Remedy[] = [
  { id: 'hear', isForPractice: true, title: 'I cannot hear the interviewer', Remedy: CannotHear },
  { id: 'heard', isForPractice: true, title: 'The interviewer cannot hear me', Remedy: CannotBeHeard },
  { id: 'camera', isForPractice: true, title: 'My camera does not work', Remedy: NoCamera },
  { id: 'time', isForPractice: false, title: 'I need more time or other support', Remedy: MoreTime },
  { id: 'recording', isForPractice: false, title: 'I no longer want to be recorded', Remedy: NotRecorded },
  { id: 'leave', isForPractice: false, title: 'I have to leave', Remedy: Leaving },
]

function CannotHear({ view, commands, onClose, onCaptions }: TroubleProps) {
  return (
    <>
      <p>
        Everything the interviewer says is in the captions, so you can continue without sound. Turn up the
        volume, and check that this tab isn't muted and that the right speaker is your device's default.
      </p>
      <DeviceSelector kind="speaker" view={view} onSelect={commands.selectDevice} />
      <SpeakerTest key={view.selected.speaker} deviceId={view.selected.speaker} />
      <div className="flex flex-wrap gap-3">
        <PlainButton onClick={onCaptions}>Show the captions</PlainButton>
        <PlainButton
          onClick={() => {
            unlockVoice()
            commands.sendText(repeatRequest)
            onClose()
          }}
        >
          Turn on the voice and repeat the question
        </PlainButton>
      </div>
    </>
  )
}

function CannotBeHeard({ view, commands, onCaptions }: TroubleProps) {
  return (
    <>
      {view.stream === undefined ? (
        <p>Your microphone is not connected. Connect it, or allow access to it again.</p>
      ) : (
        view.isMicrophoneOn && <MicrophoneMeter key={view.stream.id} onLevel={commands.onLevel} />
      )}
      {!view.isMicrophoneOn && <p>Your microphone is muted.</p>}
      <DeviceSelector kind="microphone" view={view} onSelect={commands.selectDevice} />
      <p>You can type any answer instead. Typed answers count as much as spoken ones.</p>
      <div className="flex flex-wrap gap-3">
        {!view.isMicrophoneOn && (
          <PlainButton onClick={() => commands.setMicrophone(true)}>Unmute</PlainButton>
        )}
        <GrantAgain view={view} commands={commands} />
        <PlainButton onClick={onCaptions}>Type an answer</PlainButton>
      </div>
    </>
  )
}

function NoCamera({ view, commands }: TroubleProps) {
  return (
    <>
      <p>
        The interview continues without video. Check that no other app is using the camera and that its cover
        is open, or choose another camera.
      </p>
      <DeviceSelector kind="camera" view={view} onSelect={commands.selectDevice} />
      <div className="flex flex-wrap gap-3">
        <PlainButton onClick={() => commands.setCamera(!view.isCameraOn)}>
          {view.isCameraOn ? 'Continue without camera' : 'Start camera'}
        </PlainButton>
        <GrantAgain view={view} commands={commands} />
      </div>
    </>
  )
}

function MoreTime({ view, commands, onClose }: TroubleProps) {
  return (
    <>
      <p>Take the time you need to think: the interviewer waits, and a pause is not counted against you.</p>
      <div className="flex flex-wrap gap-3">
        <PlainButton
          onClick={() => {
            commands.sendText(momentRequest)
            onClose()
          }}
        >
          Ask for a moment
        </PlainButton>
        {view.canExtend && (
          <PlainButton
            onClick={() => {
              commands.sendText(timeRequest)
              onClose()
            }}
          >
            Get ten more minutes
          </PlainButton>
        )}
      </div>
      {view.isLengthFixed && (
        <p>
          The length of this call is fixed once it has begun, so it cannot be made longer from here. A longer
          interview is chosen before the start.
        </p>
      )}
      <p>
        Do you need an interview in writing, or other support? Write to us, and we arrange it with you:{' '}
        <MailTo subject={`Support for my interview: ${view.interviewName}`} />
      </p>
    </>
  )
}

function NotRecorded({ commands }: TroubleProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>
        You can end the interview and delete the recording and your answers. Your application stays, and
        people decide about it without the interview. To withdraw the application, too, use your dashboard.
      </p>
      {isAsking && <p role="alert">Nobody can bring back what is deleted. End and delete now?</p>}
      <div className="flex flex-wrap gap-3">
        {isAsking && <PlainButton onClick={() => setAsking(false)}>Keep going</PlainButton>}
        <PlainButton look="danger" onClick={isAsking ? commands.deleteRecording : () => setAsking(true)}>
          {isAsking ? 'Yes, end and delete' : 'End and delete the recording'}
        </PlainButton>
      </div>
    </>
  )
}

function Leaving({ view, onEnd }: TroubleProps) {
  return (
    <>
      <p>
        You can close this page, and open the interview again from your dashboard later. While the position is
        open, it offers a new attempt with “Request a retake”.
      </p>
      <p>
        Or end the interview now: your answers so far go to the hiring team, and you cannot continue it
        afterwards.
      </p>
      <div className="flex flex-wrap gap-3">
        <PlainButton look="danger" onClick={onEnd}>
          End the interview
        </PlainButton>
      </div>
      <p>
        Anything else? <MailTo subject={`My interview: ${view.interviewName}`} />
      </p>
    </>
  )
}

function GrantAgain({ view, commands }: Pick<TroubleProps, 'view' | 'commands'>) {
  if (!view.needsDevices) return null
  return <PlainButton onClick={commands.grantAccess}>Grant Camera &amp; Microphone Access</PlainButton>
}

function MailTo({ subject }: { subject: string }) {
  const { careersEmail } = company
  return (
    <>
      <a className="link" href={`mailto:${careersEmail}?subject=${encodeURIComponent(subject)}`}>
        {careersEmail}
      </a>
      <ExampleMark of="careersEmail" />
    </>
  )
}
