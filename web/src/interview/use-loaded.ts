import { useEffect, useState } from 'react'
import { importAgain } from '../form/import-again.ts'

/** Code that is loaded once it is wanted. A failure is tried again when `step` changes. */
export function useLoaded<Code extends object>(
  load: () => Promise<Code>,
  { isWanted, step }: { isWanted: boolean; step: string },
): Code | undefined {
  const [code, setCode] = useState<Code>()
  const isMissing = isWanted && code === undefined
  useEffect(() => {
    if (isMissing) importAgain(load).then(setCode, () => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step is another try
  }, [isMissing, step, load])
  return code
}
