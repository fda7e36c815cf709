export type VoiceMix = {
  /** The stream's images with the sound of both sides; the stream itself where the browser mixes nothing. */
  with: (stream: MediaStream) => Promise<MediaStream>
  /** The interviewer's sound from now on. */
  setVoice: (track: MediaStreamTrack | undefined) => void
  close: () => void
}

/** A suspended context outputs silence, which would replace the candidate's own voice. */
async function runs(context: AudioContext): Promise<boolean> {
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, resumeMilliseconds))])
  return context.state === 'running'
}

const resumeMilliseconds = 1_000

/** The channels of the recording, by which a batch transcription distinguishes the speakers. */
const channels = { candidate: 0, interviewer: 1 } as const
type Side = keyof typeof channels

/**
 * Mixes the interviewer's sound into the recording, each side on its own channel. The output of `speechSynthesis` cannot be
 * recorded.
 */
export function createVoiceMix(): VoiceMix {
  const context = new AudioContext()
  const both = context.createMediaStreamDestination()
  const merger = new ChannelMergerNode(context, { numberOfInputs: 2 })
  merger.connect(both)
  let candidate: MediaStreamAudioSourceNode | undefined
  let interviewer: MediaStreamAudioSourceNode | undefined
  context.addEventListener('statechange', () => {
    if (context.state === 'suspended') void context.resume().catch(() => {})
  })
  const connected = (stream: MediaStream, side: Side): MediaStreamAudioSourceNode => {
    const source = context.createMediaStreamSource(stream)
    source.connect(merger, 0, channels[side])
    return source
  }
  return {
    async with(stream) {
      candidate?.disconnect()
      candidate = undefined
      if (!(await runs(context).catch(() => false))) return stream
      if (stream.getAudioTracks().length > 0) candidate = connected(stream, 'candidate')
      return new MediaStream([...stream.getVideoTracks(), ...both.stream.getAudioTracks()])
    },
    setVoice(track) {
      interviewer?.disconnect()
      interviewer = track === undefined ? undefined : connected(new MediaStream([track]), 'interviewer')
    },
    close() {
      if (context.state !== 'closed') void context.close()
    },
  }
}
