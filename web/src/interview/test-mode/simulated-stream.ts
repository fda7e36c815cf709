import { simulated } from './simulated.ts'

const pictureMs = 1_000
const size = { width: 640, height: 360 } as const

/** Draws a clock: a recorder writes nothing while a picture stays as it is. */
function draw(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#191310'
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = '#ffb54a'
  context.font = '32px sans-serif'
  context.textAlign = 'center'
  context.fillText(new Date().toLocaleTimeString('en-US'), size.width / 2, size.height / 2)
}

/** A picture that moves and a microphone that is silent. */
export function simulatedStream(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  const stream = canvas.captureStream()
  const [picture] = stream.getVideoTracks()
  const timer = setInterval(() => {
    if (picture?.readyState === 'ended') clearInterval(timer)
    else if (context !== null) draw(context)
  }, pictureMs)
  if (context !== null) draw(context)
  for (const track of new AudioContext().createMediaStreamDestination().stream.getAudioTracks())
    stream.addTrack(track)
  simulated.add(stream)
  return stream
}
