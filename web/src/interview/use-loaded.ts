import { useEffect, useState } from 'react'
import { importAgain } from '../form/import-again.ts'

/** Loads code once `isWanted` is true. After a failure, the next change of `step` loads it again. */
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
