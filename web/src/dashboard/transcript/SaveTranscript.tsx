import { useState } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import { fileNameFor } from './transcript-text.ts'

const texts = {
  none: undefined,
  copied: 'The transcript was copied.',
  refused: 'Your browser did not allow copying. You can download the transcript instead.',
  saved: 'The transcript was saved as a file.',
} as const

/** Copies the transcript, or downloads it as a text. */
export function SaveTranscript({ jobTitle, text }: { jobTitle: string; text: string }) {
  const [outcome, setOutcome] = useState<keyof typeof texts>('none')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <div className="transcript__end">
      <output className="transcript__outcome">{texts[outcome]}</output>
      <button type="button" className="quiet-button" onClick={() => void copy()}>
        Copy
      </button>
      <button
        type="button"
        className="quiet-button"
        onClick={() => {
          saveFile(fileNameFor(jobTitle), new Blob([text], { type: 'text/plain;charset=utf-8' }))
          setOutcome('saved')
        }}
      >
        Download as text
      </button>
    </div>
  )
}
