/** In the page: the drawing as an image, with or without the group "person". */
async function imageOf({ drawing, width, height }, isPerson) {
  const svg = new DOMParser().parseFromString(drawing, 'image/svg+xml')
  const root = svg.documentElement
  for (const each of root.querySelectorAll(':scope > *'))
    if (each.tagName !== 'defs' && (each.id === 'person') !== isPerson) each.remove()
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  return image
}

/** An Opus track, as a microphone that hears nothing gives one. */
function silentTrack() {
  const context = new AudioContext()
  const destination = context.createMediaStreamDestination()
  const source = new OscillatorNode(context)
  source.connect(new GainNode(context, { gain: 0 })).connect(destination)
  source.start()
  return destination.stream.getAudioTracks()[0]
}

/** Records the drawn person, who sways a little in front of the still room. Returns the file, a character for each byte. */
globalThis.recordDrawing = async function recordDrawing({ drawing, seconds, ...options }) {
  const { width, height, framesPerSecond } = options
  const room = await imageOf({ drawing, width, height }, false)
  const person = await imageOf({ drawing, width, height }, true)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const draw = (at) => {
    context.drawImage(room, 0, 0)
    context.save()
    context.translate(width / 2 + 3 * Math.sin(at / 2), height + 4 + 2 * Math.sin(at * 1.7))
    context.rotate(0.012 * Math.sin(at * 0.9))
    context.drawImage(person, -width / 2, -height)
    context.restore()
  }
  draw(0)
  const stream = canvas.captureStream(framesPerSecond)
  stream.addTrack(silentTrack())
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9,opus', ...options })
  const parts = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  const start = performance.now()
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const at = (performance.now() - start) / 1000
      draw(at)
      if (at < seconds) return
      clearInterval(timer)
      resolve()
    }, 1000 / framesPerSecond)
  })
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
