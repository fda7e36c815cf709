import { useEffect, useRef } from 'react'
import { sizeText } from './file-size.ts'
import { SheetPicture } from './SheetPicture.tsx'
import { useFileDrop } from './use-file-drop.ts'
import './DropZone.css'

const inputId = 'cv-file'
const rulesId = 'cv-file-rules'
const chosenId = 'cv-file-chosen'

type Props = { file: File | undefined; onChoose: (file: File) => void; onRemove: () => void }

/** Where a CV is dropped or looked for. The browser's own file field lies below it, so that every keyboard can use it. */
export function DropZone({ file, onChoose, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(onChoose)

  const take = (): void => {
    const chosen = input.current?.files?.[0]
    if (chosen === undefined) return
    onChoose(chosen)
    // Choosing the same file again, perhaps mended, is a choice too.
    if (input.current !== null) input.current.value = ''
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  // One may have been chosen before the page's code was there.
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
        <label className="drop-zone__label" htmlFor={inputId}>
          <SheetPicture />
          <span className="drop-zone__words">
            <span className="drop-zone__call">{isOver ? 'Let go to take it' : 'Drop your CV here'}</span>
            <span className="drop-zone__choose">or choose a file</span>
          </span>
          <span className="drop-zone__rules" id={rulesId}>
            PDF, DOC or DOCX, up to 10 MB
          </span>
        </label>
      ) : (
        <div className="drop-zone__file">
          <SheetPicture isFilled />
          <p className="drop-zone__chosen" id={chosenId}>
            <span className="drop-zone__name">{file.name}</span>{' '}
            <span className="drop-zone__size">{sizeText(file.size)}</span>
          </p>
          <div className="drop-zone__ways">
            <label className="drop-zone__change" htmlFor={inputId}>
              {isOver ? 'Let go to take this one instead' : 'Choose another file'}
            </label>
            <button
              className="drop-zone__remove"
              type="button"
              onClick={() => {
                onRemove()
                // The button is gone with the file: the keyboard goes on where files are chosen.
                input.current?.focus()
              }}
            >
              Remove<span className="unseen"> {file.name}</span>
            </button>
          </div>
        </div>
      )}
      <output className="unseen">{file === undefined ? '' : `${file.name} is chosen.`}</output>
    </div>
  )
}
