import type { CameraVideo } from '../CameraVideo.tsx'

type Props = {
  /** Undefined where the camera delivers no picture. */
  stream: MediaStream | undefined
  /** In place of the picture. */
  text: string
  isSpeaking: boolean
  /** Undefined until its code is loaded, once there are devices. */
  Video: typeof CameraVideo | undefined
}

export function Preview({ stream, text, isSpeaking, Video }: Props) {
  return (
    // Dark in both themes, like the video in it.
    <div className="relative grid aspect-16/10 place-items-center overflow-hidden rounded-card border border-line bg-surface text-ink scheme-dark">
      {stream === undefined && <p className="p-4 text-center text-ink-soft">{text}</p>}
      {stream !== undefined && Video !== undefined && <Video stream={stream} label="Your camera" />}
      {isSpeaking && (
        <p className="absolute bottom-3 left-3 rounded-round bg-amber px-3 py-1 text-small font-medium text-on-amber">
          Speaking...
        </p>
      )}
    </div>
  )
}
