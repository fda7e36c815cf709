import { createContext, Script } from 'node:vm'
import { edgeSource, type EdgeSite } from './source.ts'

type Value = { value: string; multiValue?: readonly { value: string }[] }

export type EdgeRequest = {
  method: string
  uri: string
  querystring: Record<string, Value>
  headers: Record<string, Value>
  cookies: Record<string, Value>
}

export type EdgeAnswer = {
  statusCode: number
  statusDescription?: string
  headers: Record<string, Value>
  body?: { encoding: 'text'; data: string }
}

type EdgeEvent = {
  version: '1.0'
  context: { eventType: 'viewer-request' | 'viewer-response'; requestId: string }
  viewer: { ip: string }
  request: EdgeRequest
  response?: EdgeAnswer
}

export type Edge = {
  /** Returns the request for the origin, or the edge's own answer. */
  viewerRequest: (arrival: EdgeArrival) => { request: EdgeRequest } | { answer: EdgeAnswer }
  /** Returns the status that the viewer gets: 404 where S3 answered 200 with the not-found page. */
  viewerResponse: (arrival: EdgeArrival, status: number) => number
}

/** A request as received; `target` is path and query, not decoded. */
export type EdgeArrival = {
  method: string
  target: string
  ip: string
  requestId: string
  headers?: Record<string, string>
}

const queryOf = (query: string): Record<string, Value> => {
  const headers = new Map<string, [{ value: string }, ...{ value: string }[]]>()
  for (const pair of query.split('&').filter((part) => part !== '')) {
    const [name = '', ...rest] = pair.split('=')
    const value = { value: rest.join('=') }
    const earlier = headers.get(name)
    if (earlier === undefined) headers.set(name, [value])
    else earlier.push(value)
  }
  return Object.fromEntries(
    [...headers].map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : { ...values[0], multiValue: values },
    ]),
  )
}

const eventOf = (arrival: EdgeArrival): EdgeEvent => {
  const [uri = '', ...query] = arrival.target.split('?')
  const headers = Object.entries(arrival.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    { value },
  ])
  return {
    version: '1.0',
    context: { eventType: 'viewer-request', requestId: arrival.requestId },
    viewer: { ip: arrival.ip },
    request: {
      method: arrival.method,
      uri,
      querystring: queryOf(query.join('?')),
      headers: Object.fromEntries(headers),
      cookies: {},
    },
  }
}

/** Runs the CloudFront Function in Node, from the same source text that CloudFront gets. */
export function openEdge(site: EdgeSite): Edge {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } })
  new Script(edgeSource(site)).runInContext(context)
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))')
  const handle = (event: EdgeEvent): EdgeRequest | EdgeAnswer => {
    context['event'] = JSON.stringify(event)
    return JSON.parse(String(call.runInContext(context)))
  }
  return {
    viewerRequest: (arrival) => {
      const result = handle(eventOf(arrival))
      return 'statusCode' in result ? { answer: result } : { request: result }
    },
    viewerResponse: (arrival, status) => {
      const event = eventOf(arrival)
      const result = handle({
        ...event,
        context: { ...event.context, eventType: 'viewer-response' },
        response: { statusCode: status, headers: {} },
      })
      return 'statusCode' in result ? result.statusCode : status
    },
  }
}
