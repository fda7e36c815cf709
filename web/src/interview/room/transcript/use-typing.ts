import { useEffect, useState } from 'react'
import { typedContent, type Message } from '../../machine/transcript.ts'

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What is typed out of a message by now. It is drawn again with each frame until all of it stands there. */
export function useTyping(message: Message): string {
  const [now, setNow] = useState(() => Date.now())
  const typed = typedContent(message, now)
  const isTyping = typed.length < message.content.length && !wantsStillness()
  useEffect(() => {
    if (!isTyping) return
    let frame = 0
    const draw = (): void => {
      setNow(Date.now())
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [isTyping])
  return isTyping ? typed : message.content
}
