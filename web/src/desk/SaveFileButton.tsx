import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { useBusy } from './use-busy.ts'

type Props = {
  /** Saves the file, says meanwhile what it reads, and returns what to say of it. */
  save: (onNews: (text: string) => void) => Promise<string>
}

/** Saves every entry of a filter as a file, also those that the page has not loaded. */
export function SaveFileButton({ save }: Props) {
  const { isBusy, failure, run } = useBusy()
  const [news, setNews] = useState('')
  const start = (): Promise<void> =>
    run(async () => setNews(await save(setNews)), 'The file was not saved. Please try again.')
  return (
    <span className="flex flex-wrap items-center gap-3">
      <output className="text-small text-ink-soft empty:absolute">{failure === '' && news}</output>
      <span role="alert" className="text-small text-danger">
        {failure}
      </span>
      <Button look="quiet" size="compact" disabled={isBusy} onClick={() => void start()}>
        {isBusy ? 'Reading…' : 'Download CSV'}
      </Button>
    </span>
  )
}
