// The CloudFront Function in front of everything, on a laptop too. What it knows of this site is the constant `site`,
// put above this text by source.ts. The runtime is cloudfront-js-2.0: no for-of, no destructuring, no spread, no classes,
// no comma after the last argument of a call.

// Nothing but plain names: no dots alone, no empty part, no percent sign, so that no reader can disagree on the path.
const filePath = /^(\/\.?[\w~@-]+(\.[\w~@-]+)*)+$/
const parameter = /^[\w~-]{1,128}$/
const longestPath = 256

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it
function handler(event) {
  if (event.context.eventType === 'viewer-response') return withTrueStatus(event)
  const path = event.request.uri
  return path === '/api' || path.startsWith('/api/') ? towardsApi(event) : towardsPage(event)
}

function towardsApi(event) {
  const request = event.request
  const path = request.uri.endsWith('/') ? request.uri.slice(0, -1) : request.uri
  const asked = request.method + ' ' + path
  if (!site.routes.some((route) => fits(route, asked))) return refusal(event)
  request.uri = path
  // CloudFront's own header for this is lost with every policy that keeps `Host` from the gateway.
  request.headers[site.viewerHeader] = { value: event.viewer.ip }
  return request
}

function towardsPage(event) {
  const request = event.request
  const path = request.uri
  const page = pageAt(path)
  if (page) {
    request.uri = page
    return request
  }
  // Only to an address that is known: a redirect to whatever was asked for could lead to another site.
  const withoutSlash = path.slice(0, -1)
  if (path.endsWith('/') && pageAt(withoutSlash)) return moved(withoutSlash + queryOf(request.querystring))
  if (isFile(path)) return request
  request.uri = site.pages.notFound
  return request
}

// S3 answers the page for unknown addresses with 200. Whether the request here still has the address the visitor
// typed or already the file's path, the verdict is the same.
function withTrueStatus(event) {
  const path = event.request.uri
  const known = path !== site.pages.notFound && (pageAt(path) || isFile(path))
  if (!known && event.response.statusCode === 200) {
    event.response.statusCode = 404
    event.response.statusDescription = 'Not Found'
  }
  return event.response
}

function pageAt(path) {
  if (path.length > longestPath) return undefined
  if (Object.prototype.hasOwnProperty.call(site.pages.exact, path)) return site.pages.exact[path]
  const pattern = site.pages.patterns.find((candidate) => fits(candidate[0], path))
  return pattern ? pattern[1] : undefined
}

function isFile(path) {
  return path.length <= longestPath && filePath.test(path) && path.lastIndexOf('.') > path.lastIndexOf('/')
}

function fits(pattern, path) {
  const wanted = pattern.split('/')
  const given = path.split('/')
  const fitsAt = (part, place) =>
    part.startsWith('{') ? parameter.test(given[place]) : part === given[place]
  return wanted.length === given.length && wanted.every(fitsAt)
}

function queryOf(querystring) {
  const parts = []
  for (const name in querystring) {
    const entry = querystring[name]
    const values = entry.multiValue ? entry.multiValue : [entry]
    values.forEach((each) => parts.push(each.value === '' ? name : name + '=' + each.value))
  }
  return parts.length === 0 ? '' : '?' + parts.join('&')
}

function moved(address) {
  const headers = own({ location: address, 'cache-control': 'no-cache' })
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers }
}

function refusal(event) {
  const told = JSON.parse(JSON.stringify(site.notFound))
  told.requestId = event.context.requestId
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: own({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }),
    body: { encoding: 'text', data: JSON.stringify(told) },
  }
}

// CloudFront adds its headers policy to what an origin answers; whether also to what is answered here is not documented.
function own(more) {
  const headers = {}
  for (const name in site.headers) headers[name] = { value: site.headers[name] }
  for (const name in more) headers[name] = { value: more[name] }
  return headers
}
