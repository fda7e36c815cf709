import { useState } from 'react'
import { recruitingApi } from '../desk-api.ts'
import { messageOf } from '../refusals.ts'

export type OnPlayRecording = (recordingId: string, seconds?: number) => Promise<void>

/** The recording that the page shows, and from which second. */
export function usePlayer() {
  const [url, setUrl] = useState<string>()
  const [failure, setFailure] = useState('')
  const play: OnPlayRecording = async (id, seconds) => {
    setFailure('')
    try {
      const { data } = await recruitingApi.openRecording({ params: { id } })
      // `embedded`: the page leaves out its head, because the desk names the candidate.
      setUrl(`${data.url}&embedded${seconds === undefined ? '' : `&at=${seconds}`}`)
    } catch (error) {
      setFailure(messageOf(error, 'The recording could not be opened.'))
    }
  }
  return { url, failure, play }
}
