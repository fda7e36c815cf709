import { useEffect, useRef } from 'react'
import { sizeText } from './file-size.ts'
import { SheetIllustration } from './SheetIllustration.tsx'
import { useFileDrop } from './use-file-drop.ts'
import '../../ui/TextButton.css'
import './DropZone.css'

const inputId = 'cv-file'
const rulesId = 'cv-file-rules'
const chosenId = 'cv-file-chosen'

type Props = { file: File | undefined; onChoose: (file: File) => void; onRemove: () => void }

/** Drop target and file input for a CV. The visually hidden native input makes it usable with the keyboard. */
export function DropZone({ file, onChoose, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(onChoose)

  const take = (): void => {
    const chosen = input.current?.files?.[0]
    if (chosen === undefined) return
    onChoose(chosen)
    // Otherwise choosing the same file again, after it was corrected, fires no change event.
    if (input.current !== null) input.current.value = ''
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  // A file may have been chosen before the page was hydrated.
  useEffect(() => latest.current(), [])

  return (
    <div
      className={`drop-zone lit relative rounded-card border-2 hover:border-accent ${isOver ? 'border-solid border-accent' : 'border-dashed border-accent/55'}`}
      data-over={isOver}
    >
      <input
        ref={input}
        id={inputId}
        className="unseen bottom-0"
        type="file"
        accept=".pdf,.doc,.docx"
        aria-describedby={file === undefined ? rulesId : chosenId}
        onChange={take}
      />
      {file === undefined ? (
        <Invitation isOver={isOver} />
      ) : (
        <ChosenFile
          file={file}
          isOver={isOver}
          onRemove={() => {
            onRemove()
            // The button is unmounted with the file, so the focus moves to the file input.
            input.current?.focus()
          }}
        />
      )}
      <output className="unseen">{file === undefined ? '' : `${file.name} is chosen.`}</output>
    </div>
  )
}

const call = 'text-title leading-short font-strong tracking-title'

function Invitation({ isOver }: { isOver: boolean }) {
  return (
    <label className="grid cursor-pointer justify-items-center gap-4 px-5 py-7 text-center" htmlFor={inputId}>
      <SheetIllustration />
      <span className="grid gap-1">
        <span className={`not-any-pointer-fine:hidden ${call}`}>
          {isOver ? 'Drop to upload' : 'Drop your CV here'}
        </span>
        <span className="text-button not-any-pointer-fine:hidden">or choose a file</span>
        <span className={`any-pointer-fine:hidden ${call}`}>Choose your CV</span>
      </span>
      <span className="text-small text-ink-soft" id={rulesId}>
        PDF, DOC or DOCX, up to 10 MB
      </span>
    </label>
  )
}

function ChosenFile({ file, isOver, onRemove }: { file: File; isOver: boolean; onRemove: () => void }) {
  return (
    <div className="grid grid-cols-file items-center gap-x-4 gap-y-2 p-5">
      <SheetIllustration isFilled className="row-span-2 h-auto w-sheet" />
      <p className="grid" id={chosenId}>
        <span className="font-strong wrap-anywhere">{file.name}</span>{' '}
        {/* After a reload only its name is known. */}
        {file.size > 0 && <span className="text-small text-ink-soft">{sizeText(file.size)}</span>}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <label className="text-button px-0 py-2 text-compact" htmlFor={inputId}>
          {isOver ? 'Drop to replace this file' : 'Choose another file'}
        </label>
        <button className="text-button px-0 py-2 text-compact" type="button" onClick={onRemove}>
          Remove<span className="unseen"> {file.name}</span>
        </button>
      </div>
    </div>
  )
}
