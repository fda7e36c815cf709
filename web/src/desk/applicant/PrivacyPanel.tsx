import { Confirmation } from '../Confirmation.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { accountsApi, recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { messageOf } from '../refusals.ts'
import { endsLook } from '../looks.ts'
import { listsChanged } from '../invalidation.ts'
import { When } from '../../ui/When.tsx'
import { auditPath } from '../office/audit-filter.ts'
import { saveExport } from './save-export.ts'
import { recordingStates } from './recording-words.ts'
import { useRecordings, type Recording } from './use-recordings.ts'
import { Button } from '../../ui/Button.tsx'
import { TitledPanel } from '../TitledPanel.tsx'
import { deskPath } from '../desk-path.ts'

const notDeleted = 'Not everything was deleted. Please try again to delete the rest.'

/** What a privacy officer does at a candidate's request. */
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
      setNews('The file is in your downloads. It contains personal data: delete it once you have sent it.')
    } catch (error) {
      setNews(messageOf(error, 'The data could not be exported.'))
    }
    setBusy(false)
  }
  return (
    <TitledPanel id="export" title="Export">
      <p>Everything stored about the candidate, as a file to send to them.</p>
      <div>
        <Button look="quiet" disabled={isBusy} onClick={() => void save()}>
          {isBusy ? 'Exporting…' : 'Export'}
        </Button>
      </div>
      <StatusRegion>{news !== '' && <p>{news}</p>}</StatusRegion>
    </TitledPanel>
  )
}

const isDeletable = ({ state }: Recording): boolean =>
  state !== 'running' && state !== 'deleting' && state !== 'deleted'

function RecordingsPanel({ id }: { id: string }) {
  const answer = useRecordings(id)
  const [deleting, setDeleting] = useState<Recording>()
  return (
    <TitledPanel id="recordings" title="Recordings">
      <Loaded answer={answer} what="The recordings">
        {(recordings) =>
          recordings.length === 0 ? (
            <p className="text-ink-soft">No interviews yet.</p>
          ) : (
            <ol className="grid gap-3">
              {recordings.map((recording) => (
                <li key={recording.id} className={endsLook}>
                  <div>
                    <p>
                      <When at={recording.startedAt} />
                    </p>
                    <p className="text-ink-soft">{recordingStates[recording.state]}</p>
                    <Link
                      className="link touchable"
                      to={auditPath({ about: recording.id, act: 'recording_opened' })}
                    >
                      Who opened it
                    </Link>
                  </div>
                  {isDeletable(recording) && (
                    <Button look="danger" size="compact" onClick={() => setDeleting(recording)}>
                      Delete
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      {deleting !== undefined && (
        <Confirmation
          title="Delete the recording?"
          label="Delete recording"
          busyLabel="Deleting…"
          act={async () => {
            await recruitingApi.removeRecording({ params: { id: deleting.id } })
            setDeleting(undefined)
            void answer.mutate()
          }}
          failed={notDeleted}
          onClose={() => setDeleting(undefined)}
        >
          <p>
            The recording and its transcript are deleted permanently, and the candidate gets an email about
            it. The application stays.
          </p>
        </Confirmation>
      )}
    </TitledPanel>
  )
}

function ErasePanel({ candidate, person }: { candidate: string; person: string }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <TitledPanel id="erase" title="Erase">
      <p>The candidate's account and CV, with every application, interview and enquiry.</p>
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          Erase the candidate
        </Button>
      </div>
      {isAsking && (
        <Confirmation
          title="Erase the candidate?"
          label="Erase permanently"
          busyLabel="Deleting…"
          act={async () => {
            await eraseAll(candidate)
            listsChanged()
            void navigate(deskPath('/desk/applicants'), { replace: true, state: { erased: true } })
          }}
          failed={notDeleted}
          onClose={() => setAsking(false)}
        >
          <p>{`This erases everything about ${person} and cannot be undone. The audit records that you did it, without naming the candidate.`}</p>
        </Confirmation>
      )}
    </TitledPanel>
  )
}

/** A call deletes a limited number of enquiries, so a candidate with many needs several. */
async function eraseAll(candidate: string): Promise<void> {
  let isMoreLeft = true
  while (isMoreLeft) isMoreLeft = (await accountsApi.eraseCandidate({ body: { candidate } })).data.isMoreLeft
}
