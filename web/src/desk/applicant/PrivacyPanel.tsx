import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '../../ui/Dialog.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { accountsApi, recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { messageOf } from '../refusals.ts'
import { applicantsChanged } from '../applicants/use-applicants.ts'
import { When } from '../When.tsx'
import { saveExport } from './save-export.ts'
import { recordingStates } from './recording-words.ts'
import { useRecordings, type Recording } from './use-recordings.ts'

/** What a privacy officer does for a candidate who asks. */
export function PrivacyPanel({ id, person }: { id: string; person: string }) {
  const [candidate = ''] = id.split('--')
  return (
    <>
      <ExportPanel candidate={candidate} />
      <RecordingsPanel id={id} />
      <ErasePanel candidate={candidate} person={person} />
    </>
  )
}

function ExportPanel({ candidate }: { candidate: string }) {
  const [news, setNews] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    setNews('')
    try {
      await saveExport(candidate)
      setNews('The file is in your downloads. It contains everything; delete it once it is sent.')
    } catch (error) {
      setNews(messageOf(error, 'The data could not be exported.'))
    }
    setBusy(false)
  }
  return (
    <section className="panel" aria-labelledby="export">
      <h2 className="panel__title" id="export">
        Export
      </h2>
      <p>Everything that is stored about the candidate, in a file to send to the candidate.</p>
      <div>
        <button type="button" className="quiet-button" disabled={isBusy} onClick={() => void save()}>
          {isBusy ? 'Exporting…' : 'Export'}
        </button>
      </div>
      <StatusRegion>{news !== '' && <p>{news}</p>}</StatusRegion>
    </section>
  )
}

const isDeletable = ({ state }: Recording): boolean =>
  state !== 'running' && state !== 'deleting' && state !== 'deleted'

function RecordingsPanel({ id }: { id: string }) {
  const answer = useRecordings(id)
  const [deleting, setDeleting] = useState<Recording>()
  return (
    <section className="panel" aria-labelledby="recordings">
      <h2 className="panel__title" id="recordings">
        Recordings
      </h2>
      <Loaded answer={answer} what="The recordings">
        {(recordings) =>
          recordings.length === 0 ? (
            <p className="panel__soft">No interview has begun.</p>
          ) : (
            <ol className="attempts">
              {recordings.map((recording) => (
                <li key={recording.id} className="attempt">
                  <div>
                    <p>
                      <When at={recording.startedAt} />
                    </p>
                    <p className="panel__soft">{recordingStates[recording.state]}</p>
                  </div>
                  {isDeletable(recording) && (
                    <button
                      type="button"
                      className="quiet-button quiet-button--small quiet-button--danger"
                      onClick={() => setDeleting(recording)}
                    >
                      Delete
                    </button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      {deleting !== undefined && (
        <Confirmed
          title="Delete the recording?"
          text="Recording and transcript are deleted for good, and the candidate is told by email. The application stays."
          label="Delete recording"
          act={() => recruitingApi.removeRecording({ params: { id: deleting.id } })}
          onDone={() => {
            setDeleting(undefined)
            void answer.mutate()
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </section>
  )
}

function ErasePanel({ candidate, person }: { candidate: string; person: string }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <section className="panel" aria-labelledby="erase">
      <h2 className="panel__title" id="erase">
        Erase
      </h2>
      <p>Account, CV, every application, interview and enquiry of the candidate.</p>
      <div>
        <button type="button" className="quiet-button quiet-button--danger" onClick={() => setAsking(true)}>
          Erase the candidate
        </button>
      </div>
      {isAsking && (
        <Confirmed
          title="Erase the candidate?"
          text={`This erases everything of ${person}, and cannot be undone. The audit keeps that you did it, without a name.`}
          label="Erase for good"
          act={() => eraseAll(candidate)}
          onDone={() => {
            applicantsChanged()
            void navigate('/desk/applicants', { replace: true })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** A person with very many enquiries needs several calls; each deletes some. */
async function eraseAll(candidate: string): Promise<void> {
  let isMoreLeft = true
  while (isMoreLeft) isMoreLeft = (await accountsApi.eraseCandidate({ body: { candidate } })).data.isMoreLeft
}

type ConfirmedProps = {
  title: string
  text: string
  label: string
  act: () => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

function Confirmed({ title, text, label, act, onDone, onClose }: ConfirmedProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setFailure('')
    try {
      await act()
      onDone()
    } catch (error) {
      setFailure(
        messageOf(error, 'Not everything was deleted. Please try again: a repeated call finishes it.'),
      )
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose} busy={isBusy}>
      <p>{text}</p>
      <p role="alert">{failure}</p>
      <div className="page__actions">
        <button
          type="button"
          className="quiet-button quiet-button--danger"
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? 'Deleting…' : label}
        </button>
        <button type="button" className="quiet-button" disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}
