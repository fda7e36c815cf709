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
    <div className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}>
      <input
        ref={input}
        id={inputId}
        className="drop-zone__input"
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

function Invitation({ isOver }: { isOver: boolean }) {
  return (
    <label className="drop-zone__label" htmlFor={inputId}>
      <SheetIllustration />
      <span className="drop-zone__words">
        <span className="drop-zone__call drop-zone__call--drop">
          {isOver ? 'Drop to upload' : 'Drop your CV here'}
        </span>
        <span className="drop-zone__choose">or choose a file</span>
        <span className="drop-zone__call drop-zone__call--touch">Choose your CV</span>
      </span>
      <span className="drop-zone__rules" id={rulesId}>
        PDF, DOC or DOCX, up to 10 MB
      </span>
    </label>
  )
}

function ChosenFile({ file, isOver, onRemove }: { file: File; isOver: boolean; onRemove: () => void }) {
  return (
    <div className="drop-zone__file">
      <SheetIllustration isFilled />
      <p className="drop-zone__chosen" id={chosenId}>
        <span className="drop-zone__name">{file.name}</span> {/* After a reload only its name is known. */}
        {file.size > 0 && <span className="drop-zone__size">{sizeText(file.size)}</span>}
      </p>
      <div className="drop-zone__ways">
        <label className="text-button" htmlFor={inputId}>
          {isOver ? 'Drop to replace this file' : 'Choose another file'}
        </label>
        <button className="text-button" type="button" onClick={onRemove}>
          Remove<span className="unseen"> {file.name}</span>
        </button>
      </div>
    </div>
  )
}
