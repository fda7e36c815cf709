import { CameraVideo } from '../CameraVideo.tsx'
import type { CallView } from './call-view.ts'
import { StageButton } from './StageButton.tsx'
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
        <span
          className="grid size-initial place-items-center rounded-round bg-accent-wash text-heading font-medium text-accent"
          aria-hidden="true"
        >
          {initialOf(userName)}
        </span>
      )}
      {camera !== undefined && (
        <div className="absolute top-3 left-3 grid max-w-3/5 justify-items-start gap-2 text-small low-tile:max-w-beside low-tile:grid-flow-col low-tile:items-center narrow:top-auto narrow:bottom-above-name">
          <StageButton onClick={() => setHidden(!isHidden)}>
            {isHidden ? 'Show own view' : 'Hide own view'}
          </StageButton>
          {isHidden && kind !== 'practice' && (
            // Beside the initial.
            <p className="phone:max-w-note">Your camera is still recorded.</p>
          )}
        </div>
      )}
    </>
  )
}
