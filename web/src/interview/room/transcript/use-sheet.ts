import { useRef, useState, type PointerEvent } from 'react'
import { draggedHeight, releasedSheet, sheetHeights } from '../../machine/sheet.ts'

type Drag = {
  pointerId: number
  fromY: number
  fromHeight: number
  lastY: number
  lastAt: number
  velocity: number
}

type Handlers = Pick<
  React.HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>

/** The height of the sheet in percent of the window, and the handlers of the handle that drags it. */
export function useSheet(onClose: () => void): { height: number; isDragged: boolean; handlers: Handlers } {
  const [height, setHeight] = useState<number>(sheetHeights.low)
  const [isDragged, setDragged] = useState(false)
  const drag = useRef<Drag>(undefined)

  const down = (event: PointerEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('button') !== null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { pointerId, clientY, timeStamp } = event
    drag.current = {
      pointerId,
      fromY: clientY,
      fromHeight: height,
      lastY: clientY,
      lastAt: timeStamp,
      velocity: 0,
    }
    setDragged(true)
  }
  const move = (event: PointerEvent<HTMLElement>): void => {
    const now = drag.current
    if (now?.pointerId !== event.pointerId) return
    const seconds = (event.timeStamp - now.lastAt) / 1000
    if (seconds > 0) now.velocity = (event.clientY - now.lastY) / seconds
    now.lastY = event.clientY
    now.lastAt = event.timeStamp
    setHeight(draggedHeight(now.fromHeight, event.clientY - now.fromY, window.innerHeight))
  }
  const up = (event: PointerEvent<HTMLElement>): void => {
    const now = drag.current
    if (now?.pointerId !== event.pointerId) return
    drag.current = undefined
    setDragged(false)
    const released = releasedSheet(height, now.velocity)
    if (released === 'closed') return onClose()
    setHeight(released)
  }
  return {
    height,
    isDragged,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}
