import { useState } from 'react'
import { recruitingApi } from '../desk-api.ts'
import { messageOf } from '../refusals.ts'
import { frameLook } from '../looks.ts'
import { Button } from '../../ui/Button.tsx'
import { TitledPanel } from '../TitledPanel.tsx'

type Opened = { url: string; fileName: string }
type Phase =
  | { name: 'closed' }
  | { name: 'opening' }
  | { name: 'open'; cv: Opened }
  | { name: 'failed'; message: string }

const isPdf = ({ url }: Opened): boolean => new URL(url).pathname.toLowerCase().endsWith('.pdf')

type Props = {
  id: string
  fileName: string
  hasHiddenText: boolean
  /** The profile beside it says something. */
  hasFacts: boolean
}

/** Shows the file from the bucket's origin, by a link that works for five minutes. The audit keeps each opening. */
export function CvPanel({ id, fileName, hasHiddenText, hasFacts }: Props) {
  const [phase, setPhase] = useState<Phase>({ name: 'closed' })
  const open = async (): Promise<void> => {
    setPhase({ name: 'opening' })
    try {
      const { data } = await recruitingApi.openCv({ params: { id } })
      setPhase({ name: 'open', cv: data })
    } catch (error) {
      setPhase({ name: 'failed', message: messageOf(error, 'The CV could not be opened.') })
    }
  }
  return (
    <TitledPanel
      id="cv"
      title="CV"
      action={
        <Button look="quiet" size="compact" disabled={phase.name === 'opening'} onClick={() => void open()}>
          {phase.name === 'open' ? 'Open again' : 'Open the CV'}
        </Button>
      }
    >
      <p className="text-ink-soft">{fileName}</p>
      {hasHiddenText && <p>This file contains hidden text, which was not read into the profile.</p>}
      <p role="alert">{phase.name === 'failed' ? phase.message : ''}</p>
      {phase.name === 'open' && <OpenedCv cv={phase.cv} hasFacts={hasFacts} />}
    </TitledPanel>
  )
}

/** A browser shows a PDF; every other type is a download, which a frame would start without asking. */
function OpenedCv({ cv, hasFacts }: { cv: Opened; hasFacts: boolean }) {
  return (
    <>
      {/* Browsers show no PDF in a sandboxed frame; the bucket's origin is another one, and the type is fixed. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      {isPdf(cv) && <iframe className={frameLook} src={cv.url} title={`CV, ${cv.fileName}`} />}
      {!isPdf(cv) && (
        <p className="text-ink-soft">
          Browsers cannot show this type of file.
          {hasFacts && ' The details read from it are in the profile.'}
        </p>
      )}
      <p>
        <a className="link touchable" href={cv.url} target="_blank" rel="noreferrer">
          {isPdf(cv) ? 'Open in a new tab' : `Download ${cv.fileName}`}
        </a>{' '}
        <span className="text-ink-soft">The link works for five minutes.</span>
      </p>
    </>
  )
}
