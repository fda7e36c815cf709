import { useLayoutEffect, useRef, useState } from 'react'

/** A camera's video, mirrored and muted. */
export function CameraVideo({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useLayoutEffect(() => {
    const element = video.current
    if (element === null) return
    element.srcObject = stream
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return (
    <>
      <video
        ref={video}
        className="absolute inset-0 size-full -scale-x-100 object-cover"
        aria-label={label}
        autoPlay
        muted
        playsInline
        onPlaying={() => setPlaying(true)}
      />
      {!isPlaying && <p className="relative text-ink-soft">Loading video...</p>}
    </>
  )
}
