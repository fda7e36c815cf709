import * as z from 'zod/mini'

const answerOf = z.object({
  id: z.number(),
  type: z.enum(['success', 'error']),
  result: z._default(z.unknown(), undefined),
  error: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
})

const eventOf = z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() })

export type Bidi = {
  /** Sends a command of WebDriver BiDi; throws what the browser refuses. */
  send: (method: string, params: object) => Promise<unknown>
  close: () => void
}

/** A connection to a browser over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export async function openBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let sent = 0

  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const event = z.safeParse(eventOf, message)
    if (event.success) return onEvent(event.data.method, event.data.params)
    const { id, type, result, error, message: reason } = z.parse(answerOf, message)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') asked?.resolve(result)
    else asked?.reject(new Error(`${error}: ${reason}`))
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The browser closed the connection.'))
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`No connection to the browser at ${url}`)))
  })

  return {
    send: (method, params) => {
      sent += 1
      const asked = Promise.withResolvers<unknown>()
      waiting.set(sent, asked)
      socket.send(JSON.stringify({ id: sent, method, params }))
      return asked.promise
    },
    close: () => socket.close(),
  }
}
