import { CameraVideo } from '../room/CameraVideo.tsx'
import './Preview.css'

type Props = { stream: MediaStream | undefined; isSpeaking: boolean }

/** What the camera shows, before the interview. */
export function Preview({ stream, isSpeaking }: Props) {
  return (
    <div className="preview">
      {stream === undefined ? (
        <p className="preview__needed">Camera access required</p>
      ) : (
        <CameraVideo stream={stream} label="Your camera" />
      )}
      {isSpeaking && <p className="preview__badge">Speaking...</p>}
    </div>
  )
}
