import { useEffect, useState } from 'react'

/** `left to its page`: nothing new was created, and the job's page says why. */
type Result = 'made' | 'left to its page'

async function apply(jobId: string): Promise<Result> {
  try {
    const { interviewsApi } = await import('../api/interviews-client.ts')
    const { data } = await interviewsApi.create({ body: { jobId } })
    return data.isExisting ? 'left to its page' : 'made'
  } catch {
    return 'left to its page'
  }
}

/** Applies for the job, once: the candidate had pressed the button when the API ended the sign-in. */
export function useFinishedApplication(jobId: string | undefined): Result | 'under way' | undefined {
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    if (jobId === undefined) return
    let isLeft = false
    void apply(jobId).then((each) => {
      if (!isLeft) setResult(each)
    })
    return () => {
      isLeft = true
    }
  }, [jobId])
  return jobId === undefined ? undefined : (result ?? 'under way')
}
