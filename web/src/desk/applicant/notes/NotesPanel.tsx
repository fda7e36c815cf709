import { useEffect, useState } from 'react'
import { StatusRegion } from '../../../ui/StatusRegion.tsx'
import { assessmentsApi } from '../../desk-api.ts'
import { Loaded } from '../../Loaded.tsx'
import { refusalOf } from '../../refusals.ts'
import { TitledPanel } from '../../TitledPanel.tsx'
import { forgetUnsaved, keepUnsaved, unsavedOf } from '../../unsaved.ts'
import { useToday } from '../../use-today.ts'
import { historyChanged } from '../use-history.ts'
import { NoteEntry } from './NoteEntry.tsx'
import { NoteForm } from './NoteForm.tsx'
import { useNotes, type Thread } from './use-notes.ts'
import type { TypedNote } from './use-typed-note.ts'

const panelId = 'notes'

/** The team's notes about an applicant, oldest first. They are apart from the assessments, which each member makes alone first. */
export function NotesPanel({ applicationId }: { applicationId: string }) {
  const answer = useNotes(applicationId)
  const [news, setNews] = useState('')
  const isLoaded = answer.data !== undefined
  // The link of a mention's email leads here.
  useEffect(() => {
    if (isLoaded && location.hash === `#${panelId}`) document.getElementById(panelId)?.scrollIntoView()
  }, [isLoaded])
  // Opening the applicant has ended the mention, which the menu counts until Today is loaded again.
  const { data: today, mutate: loadToday } = useToday()
  const isOnToday = today?.mentions.some(({ id }) => id === applicationId) === true
  useEffect(() => {
    if (isLoaded && isOnToday) void loadToday()
  }, [isLoaded, isOnToday, loadToday])
  const changed = (thread: Thread, told: string): void => {
    void answer.mutate(thread, { revalidate: false })
    setNews(told)
    void historyChanged(applicationId)
  }
  return (
    <TitledPanel id={panelId} title="Team notes">
      <Loaded answer={answer} what="The notes">
        {({ notes, colleagues }) => (
          <>
            {notes.length === 0 && (
              <p className="text-ink-soft">No notes yet. Everyone with access to this position reads them.</p>
            )}
            <ol className="mb-0 grid gap-3 empty:hidden">
              {notes.map((note) => (
                <NoteEntry
                  key={note.memberId + note.id}
                  applicationId={applicationId}
                  note={note}
                  colleagues={colleagues}
                  onChanged={changed}
                  onRefused={() => void answer.mutate()}
                />
              ))}
            </ol>
            <NewNote
              applicationId={applicationId}
              colleagues={colleagues}
              onTyped={() => setNews('')}
              onSaved={(thread) => changed(thread, 'Your note is saved. You can change it for ten minutes.')}
              onRefused={() => void answer.mutate()}
            />
            <StatusRegion>{news !== '' && <p>{news}</p>}</StatusRegion>
          </>
        )}
      </Loaded>
    </TitledPanel>
  )
}

type NewProps = {
  applicationId: string
  colleagues: Thread['colleagues']
  onTyped: () => void
  onSaved: (thread: Thread) => void
  onRefused: () => void
}

/** The id is kept with the text: where an answer is lost, sending again writes no second note. */
type Draft = TypedNote & { id: string }

const newDraft = (): Draft => ({ id: crypto.randomUUID(), text: '', mentions: [] })

function NewNote({ applicationId, colleagues, onTyped, onSaved, onRefused }: NewProps) {
  const draftKey = `note ${applicationId}`
  const [draft, setDraft] = useState(() => (unsavedOf(draftKey) as Draft | undefined) ?? newDraft())
  const send = async (typed: TypedNote): Promise<void> => {
    try {
      const params = { id: applicationId, noteId: draft.id }
      const { data } = await assessmentsApi.saveNote({ params, body: { ...typed, updatedAt: null } })
      forgetUnsaved(draftKey)
      setDraft(newDraft())
      onSaved(data)
    } catch (error) {
      // An earlier try has written the note, and its ten minutes are over: the text becomes another note.
      if (refusalOf(error).code === 'note_final') setDraft({ ...newDraft(), ...typed })
      onRefused()
      throw error
    }
  }
  return (
    <NoteForm
      id="new-note"
      label="Add a note"
      start={draft}
      colleagues={colleagues}
      action={['Add note', 'Saving…']}
      onTyped={(typed) => {
        onTyped()
        if (typed.text === '') forgetUnsaved(draftKey)
        else keepUnsaved(draftKey, { ...typed, id: draft.id })
      }}
      onSend={send}
    />
  )
}
