import { simulated } from './simulated.ts'

const frameMilliseconds = 1_000
const size = { width: 640, height: 360 } as const

const dial = { radius: 110, dot: 14 } as const
const secondsOfTurn = 60

/**
 * Draws a dot that goes round a dial: a recorder writes nothing while the image does not change. There is no text,
 * because the preview is mirrored.
 */
function draw(context: CanvasRenderingContext2D): void {
  const middle = { x: size.width / 2, y: size.height / 2 }
  const angle = (new Date().getSeconds() / secondsOfTurn) * 2 * Math.PI
  const circle = (x: number, y: number, radius: number): void => {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
  }
  context.fillStyle = '#191310'
  context.fillRect(0, 0, size.width, size.height)
  context.strokeStyle = '#5d5044'
  context.lineWidth = 4
  circle(middle.x, middle.y, dial.radius)
  context.stroke()
  context.fillStyle = '#ffb54a'
  circle(middle.x + dial.radius * Math.sin(angle), middle.y - dial.radius * Math.cos(angle), dial.dot)
  context.fill()
}

/** A moving image and a silent microphone. */
export function simulatedStream(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  const stream = canvas.captureStream()
  const [video] = stream.getVideoTracks()
  const timer = setInterval(() => {
    if (video?.readyState === 'ended') clearInterval(timer)
    else if (context !== null) draw(context)
  }, frameMilliseconds)
  if (context !== null) draw(context)
  for (const track of new AudioContext().createMediaStreamDestination().stream.getAudioTracks())
    stream.addTrack(track)
  simulated.add(stream)
  return stream
}
