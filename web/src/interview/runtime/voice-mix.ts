export type VoiceMix = {
  /** The stream's images with the sound of both sides; the stream itself where the browser mixes nothing. */
  with: (stream: MediaStream) => Promise<MediaStream>
  /** The interviewer's sound from now on. */
  setVoice: (track: MediaStreamTrack | undefined) => void
  close: () => void
}

/** A context that does not run gives silence, which would cost the candidate's own voice. */
async function runs(context: AudioContext): Promise<boolean> {
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, resumeMilliseconds))])
  return context.state === 'running'
}

const resumeMilliseconds = 1_000

/** Mixes the interviewer's sound into what is recorded. The voices that a browser speaks by itself cannot be recorded. */
export function createVoiceMix(): VoiceMix {
  const context = new AudioContext()
  const both = context.createMediaStreamDestination()
  let candidate: MediaStreamAudioSourceNode | undefined
  let interviewer: MediaStreamAudioSourceNode | undefined
  context.addEventListener('statechange', () => {
    if (context.state === 'suspended') void context.resume().catch(() => {})
  })
  const connected = (stream: MediaStream): MediaStreamAudioSourceNode => {
    const source = context.createMediaStreamSource(stream)
    source.connect(both)
    return source
  }
  return {
    async with(stream) {
      candidate?.disconnect()
      candidate = undefined
      if (!(await runs(context).catch(() => false))) return stream
      if (stream.getAudioTracks().length > 0) candidate = connected(stream)
      return new MediaStream([...stream.getVideoTracks(), ...both.stream.getAudioTracks()])
    },
    setVoice(track) {
      interviewer?.disconnect()
      interviewer = track === undefined ? undefined : connected(new MediaStream([track]))
    },
    close() {
      if (context.state !== 'closed') void context.close()
    },
  }
}
