/** Plays the interviewer's sound in the page. */
export type Player = {
  /** Rejects where it cannot be played; `ended` is called once, at its end. */
  play: (base64: string, ended: () => void) => Promise<Playing>
  /** What is played, for the recording. */
  track: MediaStreamTrack | undefined
  /** Chooses the output device; undefined is the browser's default. */
  choose: (speaker: string | undefined) => void
  isPlaying: () => boolean
  close: () => void
}

export type Playing = { milliseconds: number; stop: () => void }

const resumeMilliseconds = 1_000

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)).buffer

/** A browser lets a page play sound after a click; the start of the interview is one. */
async function running(context: AudioContext): Promise<void> {
  const runs = (): boolean => context.state === 'running'
  if (runs()) return
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, resumeMilliseconds))])
  if (!runs()) throw new Error('The browser does not let the page play sound.')
}

/** WebAudio: what it plays can be recorded and interrupted, unlike `speechSynthesis`. */
export function browserPlayer(): Player {
  const context = new AudioContext()
  const recorded = context.createMediaStreamDestination()
  const playing = new Set<AudioBufferSourceNode>()
  return {
    track: recorded.stream.getAudioTracks()[0],
    async play(base64, ended) {
      await running(context)
      const buffer = await context.decodeAudioData(bytesOf(base64))
      const source = new AudioBufferSourceNode(context, { buffer })
      source.connect(context.destination)
      source.connect(recorded)
      source.addEventListener('ended', ended)
      source.addEventListener('ended', () => playing.delete(source))
      source.start()
      playing.add(source)
      return {
        milliseconds: buffer.duration * 1000,
        stop() {
          source.removeEventListener('ended', ended)
          source.stop()
          source.disconnect()
        },
      }
    },
    choose(speaker) {
      // Safari and Firefox lack it; the sound then comes from the default device.
      const sink = context as AudioContext & { setSinkId?: (id: string) => Promise<void> }
      sink.setSinkId?.(speaker ?? '').catch(() => {})
    },
    isPlaying: () => playing.size > 0,
    close: () => void context.close().catch(() => {}),
  }
}
