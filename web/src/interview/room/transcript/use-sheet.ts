import { useRef, useState, type PointerEvent } from 'react'
import { draggedHeight, releasedSheet, sheetHeights, velocityAfter } from '../../machine/sheet.ts'

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

type Sheet = {
  /** In percent of the window. */
  height: number
  isDragged: boolean
  /** Of the element that drags it. */
  handlers: Handlers
  /** Switches between the two heights. A drag that ends on the handle does not count as a click. */
  toggleHeight: (isKey: boolean) => void
}

/** Pixels that the pointer moves in a drag, and not in a press. */
const dragPixels = 4

export function useSheet(onClose: () => void): Sheet {
  const [height, setHeight] = useState<number>(sheetHeights.low)
  const [isDragged, setDragged] = useState(false)
  const drag = useRef<Drag>(undefined)
  const wasDragged = useRef(false)

  const down = (event: PointerEvent<HTMLElement>): void => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('button:not(.transcript-handle)') !== null) return
    // The target captures the pointer itself, so that pressing the handle still fires a click on it.
    target.setPointerCapture(event.pointerId)
    const { pointerId, clientY, timeStamp } = event
    drag.current = {
      pointerId,
      fromY: clientY,
      fromHeight: height,
      lastY: clientY,
      lastAt: timeStamp,
      velocity: 0,
    }
    wasDragged.current = false
    setDragged(true)
  }
  const move = (event: PointerEvent<HTMLElement>): void => {
    const now = drag.current
    if (now?.pointerId !== event.pointerId) return
    const seconds = (event.timeStamp - now.lastAt) / 1000
    if (seconds > 0) now.velocity = (event.clientY - now.lastY) / seconds
    now.lastY = event.clientY
    now.lastAt = event.timeStamp
    if (Math.abs(event.clientY - now.fromY) > dragPixels) wasDragged.current = true
    setHeight(draggedHeight(now.fromHeight, event.clientY - now.fromY, window.innerHeight))
  }
  const up = (event: PointerEvent<HTMLElement>): void => {
    const now = drag.current
    if (now?.pointerId !== event.pointerId) return
    drag.current = undefined
    setDragged(false)
    const released = releasedSheet(height, velocityAfter(now.velocity, event.timeStamp - now.lastAt))
    if (released === 'closed') return onClose()
    setHeight(released)
  }
  return {
    height,
    isDragged,
    toggleHeight(isKey) {
      if (isKey || !wasDragged.current)
        setHeight(height > sheetHeights.middle ? sheetHeights.low : sheetHeights.high)
    },
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}
