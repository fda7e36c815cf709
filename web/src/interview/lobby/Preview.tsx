import type { CameraVideo } from '../CameraVideo.tsx'
import './Preview.css'

type Props = {
  stream: MediaStream | undefined
  isSpeaking: boolean
  /** Undefined until its code is loaded, once there are devices. */
  Video: typeof CameraVideo | undefined
}

export function Preview({ stream, isSpeaking, Video }: Props) {
  return (
    <div className="preview">
      {stream === undefined && <p className="preview__needed">Camera access required</p>}
      {stream !== undefined && Video !== undefined && <Video stream={stream} label="Your camera" />}
      {isSpeaking && <p className="preview__badge">Speaking...</p>}
    </div>
  )
}
