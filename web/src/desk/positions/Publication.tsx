import { useCallback, useEffect, useState } from 'react'
import { mutate } from 'swr'
import { Notice } from '../../ui/Notice.tsx'
import { recruitingApi } from '../desk-api.ts'
import { messageOf } from '../refusals.ts'
import { positionsKey } from './use-positions.ts'
import { Button } from '../../ui/Button.tsx'

type Phase = { name: 'publishing' } | { name: 'published' } | { name: 'failed'; message: string }

/** Publishes the positions after a saved change, and shows the progress. A failure does not undo the save. */
export function Publication() {
  const [phase, setPhase] = useState<Phase>({ name: 'publishing' })
  const publish = useCallback(async (): Promise<void> => {
    void mutate(positionsKey)
    try {
      await recruitingApi.publish()
      setPhase({ name: 'published' })
    } catch (error) {
      setPhase({ name: 'failed', message: messageOf(error, 'The site could not be updated.') })
    }
  }, [])
  // oxlint-disable-next-line react/set-state-in-effect -- its state changes when the answer arrives
  useEffect(() => void publish(), [publish])
  const again = (): void => {
    setPhase({ name: 'publishing' })
    void publish()
  }
  if (phase.name === 'publishing') return <Notice>Saved. Publishing…</Notice>
  if (phase.name === 'published')
    return <Notice tone="good">Saved. Candidates see the change on the site.</Notice>
  return (
    <Notice
      tone="bad"
      action={
        <Button look="quiet" size="compact" onClick={again}>
          Publish again
        </Button>
      }
    >
      {`Saved, but not on the site yet. ${phase.message}`}
    </Notice>
  )
}
