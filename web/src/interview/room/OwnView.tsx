import { CameraVideo } from '../CameraVideo.tsx'
import type { CallView } from './call-view.ts'
import { initialOf } from './initial-of.ts'
import { useOwnView } from './use-own-view.ts'

type Props = { view: Pick<CallView, 'kind' | 'stream' | 'isCameraOn' | 'userName'> }

/** The candidate's own video, or their initial while the camera is off or the candidate has hidden the video. */
export function OwnView({ view: { kind, stream, isCameraOn, userName } }: Props) {
  const { isHidden, setHidden } = useOwnView()
  const camera = isCameraOn ? stream : undefined
  return (
    <>
      {camera !== undefined && !isHidden ? (
        <CameraVideo stream={camera} label="Your camera" />
      ) : (
        <span className="stage__initial" aria-hidden="true">
          {initialOf(userName)}
        </span>
      )}
      {camera !== undefined && (
        <div className="stage__own">
          <button className="stage__button" type="button" onClick={() => setHidden(!isHidden)}>
            {isHidden ? 'Show own view' : 'Hide own view'}
          </button>
          {isHidden && kind !== 'practice' && <p>Your camera is still recorded.</p>}
        </div>
      )}
    </>
  )
}
