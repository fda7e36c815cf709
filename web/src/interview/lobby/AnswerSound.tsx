import { WillType } from '../WillType.tsx'
import type { LobbyCommands, LobbyView } from './lobby-view.ts'

const noteId = 'will-type-note'

type Props = { view: Pick<LobbyView, 'kind' | 'willType'>; onChange: LobbyCommands['setWillType'] }

/** What the interviewer may take for an answer, and the choice to answer in writing alone. */
export function AnswerSound({ view: { kind, willType }, onChange }: Props) {
  return (
    <div className="grid gap-2">
      <p className="text-small leading-145 text-ink-soft">
        Use headphones if you can: the voice of a loudspeaker or a screen reader can be taken for your answer.
      </p>
      <WillType willType={willType} describedBy={noteId} onChange={onChange} />
      <p className="text-small leading-145 text-ink-soft" id={noteId}>
        {kind === 'practice'
          ? 'Only what you type is an answer. You can change this at any time.'
          : 'Only what you type is an answer. Your microphone is still recorded. You can change this at any time.'}
      </p>
    </div>
  )
}
