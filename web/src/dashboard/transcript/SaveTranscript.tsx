import { useState } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import { fileNameFor } from './transcript-text.ts'
import { Button } from '../../ui/Button.tsx'

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
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
      <output className="grow basis-14 text-small text-ink-soft empty:absolute">{texts[outcome]}</output>
      <Button look="quiet" onClick={() => void copy()}>
        Copy
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          saveFile(fileNameFor(jobTitle), new Blob([text], { type: 'text/plain;charset=utf-8' }))
          setOutcome('saved')
        }}
      >
        Download as text
      </Button>
    </div>
  )
}
