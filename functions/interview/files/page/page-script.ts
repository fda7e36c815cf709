/**
 * The script of the page of a recording. `recordings open` makes a presigned URL of the page and puts the signature of
 * each other file behind its `#`; every other parameter of their URLs is that of the page's own. Without a query the page
 * is in a downloaded folder, where the files are beside it. The desk, which shows the page in a frame, names the candidate itself.
 */
export const pageScript = `(() => {
const all = (selector) => [...document.querySelectorAll(selector)]
const video = document.querySelector('video')
const note = document.querySelector('.note')
const turns = all('.turn[data-at]')
const speeds = all('[data-speed]')
const parts = all('[data-part]')
const signatures = new URLSearchParams(location.hash.slice(1))
const query = new URLSearchParams(location.search)
if (signatures.has('embedded')) document.documentElement.classList.add('embedded')
const addressOf = (name) => {
  if (!isSigned) return name
  const signature = signatures.get(name)
  if (!/^[0-9a-f]{64}$/.test(signature || '')) return undefined
  return name + location.search.replace(/(X-Amz-Signature=)[0-9a-f]+/, '$1' + signature)
}
const [, year, month, day, hour, minute, second] = /^(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z$/.exec(query.get('X-Amz-Date') || '') || []
const isSigned = query.has('X-Amz-Signature')
const until = year && new Date(Date.UTC(year, month - 1, day, hour, minute, second) + query.get('X-Amz-Expires') * 1000)
const isOver = () => Boolean(until) && until < new Date()
const say = (what) => {
  for (const text of all('[data-when]')) text.hidden = !text.dataset.when.split(' ').includes(what)
  note.hidden = false
  note.parentElement.classList.add('still')
}
const sayUnsigned = () => say(isOver() ? 'over' : 'never')
for (const link of all('[data-file]')) {
  const address = addressOf(link.dataset.file)
  if (address) link.href = address
}
if (until && signatures.size > 0) document.querySelector('.until').textContent = 'This link opens the files until ' + until.toLocaleString('en-GB', { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }) + '.'
if (!video) {
  if (isSigned && signatures.size === 0) sayUnsigned()
  return
}
/* Made here, because a page in a folder may not load a file of captions. */
const track = video.addTextTrack('captions', 'Captions', 'en')
track.mode = 'showing'
const cues = JSON.parse(video.dataset.cues)
const caption = (start) => {
  for (const cue of [...(track.cues || [])]) track.removeCue(cue)
  for (const [from, until, text] of cues) if (until > start) track.addCue(new VTTCue(Math.max(0, from - start), until - start, text))
}
let speed = 1
let part
const startOf = (one) => Number(one.dataset.start)
const load = (one) => {
  if (part === one) return true
  const address = addressOf(one.dataset.part)
  if (!address) { sayUnsigned(); return false }
  part = one
  for (const other of parts) other.setAttribute('aria-pressed', String(other === one))
  video.src = address
  caption(startOf(one))
  return true
}
const loaded = () => new Promise((resolve) => {
  if (video.readyState > 0) resolve()
  else video.addEventListener('loadedmetadata', () => resolve(), { once: true })
})
/* A recording without a duration has no index either: the browser makes one on its way to the end. */
const measured = () => new Promise((resolve) => {
  if (video.duration !== Infinity) return resolve()
  video.addEventListener('durationchange', () => resolve(), { once: true })
  video.currentTime = 1e9
})
const play = async (one, seconds) => {
  if (!load(one)) return
  await loaded()
  await measured()
  video.currentTime = Math.max(0, seconds)
  video.playbackRate = speed
  await video.play().catch(() => {})
}
const mark = (turn) => {
  for (const other of all('[aria-current]')) if (other !== turn) other.removeAttribute('aria-current')
  if (!turn || turn.hasAttribute('aria-current')) return
  turn.setAttribute('aria-current', 'true')
  const box = document.querySelector('.transcript')
  if (box.scrollHeight > box.clientHeight) box.scrollTop = turn.offsetTop - box.clientHeight / 3
}
const jump = (at) => {
  const last = parts.filter((one) => startOf(one) <= at).pop() || parts[0]
  if (last) play(last, at - startOf(last))
}
for (const turn of turns) turn.addEventListener('click', () => { mark(turn); jump(Number(turn.dataset.at)) })
for (const one of all('.jump[data-at]')) one.addEventListener('click', () => jump(Number(one.dataset.at)))
for (const one of speeds) one.addEventListener('click', () => {
  speed = Number(one.dataset.speed)
  video.playbackRate = speed
  for (const other of speeds) other.setAttribute('aria-pressed', String(other === one))
})
video.addEventListener('play', () => { video.playbackRate = speed })
/* Each side has a channel of its own, and both ears get both. The sound of a file in a folder is closed to the page: it plays as it is. */
if (isSigned && 'sides' in video.dataset) video.addEventListener('play', () => {
  const context = new AudioContext()
  context.resume().then(() => {
    if (context.state !== 'running') return
    const sides = new ChannelSplitterNode(context, { numberOfOutputs: 2 })
    const both = new GainNode(context, { channelCount: 1, channelCountMode: 'explicit' })
    context.createMediaElementSource(video).connect(sides)
    sides.connect(both, 0)
    sides.connect(both, 1)
    both.connect(context.destination)
  }, () => {})
}, { once: true })
for (const one of parts) one.addEventListener('click', () => play(one, 0))
/* In a frame of the desk, watching is activity. The message says nothing else. */
if (parent !== window) video.addEventListener('timeupdate', () => { if (!video.paused) parent.postMessage('recording plays', '*') })
video.addEventListener('timeupdate', () => {
  if (video.seeking || !part || (video.paused && video.currentTime === 0)) return
  const now = startOf(part) + video.currentTime + 0.05
  mark(turns.filter((turn) => Number(turn.dataset.at) <= now).pop())
})
video.addEventListener('ended', () => {
  const next = parts[parts.indexOf(part) + 1]
  if (next) play(next, 0)
})
/* A media element reports a refused file and an unreadable one alike, so the first byte is asked for. */
const whyNot = async () => {
  if (isOver()) return 'over'
  if (!isSigned) return 'broken'
  const answer = await fetch(video.src, { headers: { range: 'bytes=0-0' }, cache: 'no-store' }).catch(() => undefined)
  if (!answer) return 'offline'
  return answer.ok ? 'broken' : 'never'
}
video.addEventListener('error', async () => say(await whyNot()))
/* A page that links to an answer adds its second behind the "#". */
const begin = Number(signatures.get('at'))
if (begin > 0) jump(begin)
else if (parts[0]) load(parts[0])
})()`
