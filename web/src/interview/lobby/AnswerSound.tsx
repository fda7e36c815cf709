import { WillType } from '../WillType.tsx'
import type { LobbyCommands, LobbyView } from './lobby-view.ts'
import './AnswerSound.css'

const noteId = 'will-type-note'

type Props = { view: Pick<LobbyView, 'kind' | 'willType'>; onChange: LobbyCommands['setWillType'] }

/** What the interviewer may take for an answer, and the choice to answer in writing alone. */
export function AnswerSound({ view: { kind, willType }, onChange }: Props) {
  return (
    <div className="answer-sound">
      <p className="answer-sound__note">
        Use headphones if you can: the voice of a loudspeaker or a screen reader can be taken for your answer.
      </p>
      <WillType willType={willType} describedBy={noteId} onChange={onChange} />
      <p className="answer-sound__note" id={noteId}>
        {kind === 'practice'
          ? 'Only what you type is an answer. You can change this at any time.'
          : 'Only what you type is an answer. Your microphone is still recorded. You can change this at any time.'}
      </p>
    </div>
  )
}
