// The CloudFront Function for every request, also in the local run. source.ts writes its data, the constant `site`, above
// this text. The runtime is cloudfront-js-2.0: no for-of, no destructuring, no spread, no classes, no comma after the last
// argument of a call.

const deskPath = /^\/desk(\/|$)/i
const assetOfDesk = /^\/(assets\/|icon)/
// Refuses `.`, `..`, empty segments and percent signs, which CloudFront and S3 could interpret differently.
const filePath = /^(\/\.?[\w~@-]+(\.[\w~@-]+)*)+$/
const parameter = /^[\w~-]{1,128}$/
const maxPath = 256

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it
function handler(event) {
  if (event.context.eventType === 'viewer-response') return withTrueStatus(event)
  const path = event.request.uri
  return path === '/api' || path.startsWith('/api/') ? towardsApi(event) : towardsPage(event)
}

function towardsApi(event) {
  const request = event.request
  const path = request.uri.endsWith('/') ? request.uri.slice(0, -1) : request.uri
  if (
    isElsewhere(event.request, /^\/api\/desk\//) ||
    !isRoute(site.routes, path.split('/').slice(2), request.method)
  )
    return refusal(event)
  request.uri = path
  // Origin request policies that omit `Host` cannot add `CloudFront-Viewer-Address`, so the function adds a header.
  request.headers[site.viewerHeader] = { value: event.viewer.ip }
  return request
}

// A desk with its own host name is reachable only there, and that host serves nothing else.
function isElsewhere(request, ofDesk) {
  return site.deskHost !== '' && ofDesk.test(request.uri) !== isAtDesk(request)
}

// A page's file is as much a page as its path.
function isFileHere(request) {
  const path = request.uri
  if (path.length > maxPath || !filePath.test(path) || path.lastIndexOf('.') < path.lastIndexOf('/'))
    return false
  return assetOfDesk.test(path) || !isElsewhere(request, deskPath)
}

function isAtDesk(request) {
  const host = request.headers.host
  return host !== undefined && host.value === site.deskHost
}

// A segment can be a name and a parameter: `jobs/filters` and `jobs/{id}` are both routes.
function isRoute(tree, segments, method) {
  const methods = typeof tree === 'string' ? tree : tree['']
  if (segments.length === 0) return typeof methods === 'string' && methods.includes(site.methods[method])
  if (typeof tree === 'string') return false
  const first = segments[0]
  const rest = segments.slice(1)
  const named = Object.prototype.hasOwnProperty.call(tree, first) && first !== '' && first !== '*'
  if (named && isRoute(tree[first], rest, method)) return true
  return parameter.test(first) && tree['*'] !== undefined && isRoute(tree['*'], rest, method)
}

function towardsPage(event) {
  const request = event.request
  const path = request.uri
  // Redirects only to paths of pages: an arbitrary requested path (`//host`) could lead to another site.
  if (path === '/' && isAtDesk(request)) return moved('/desk')
  const right = isElsewhere(request, deskPath) ? undefined : rightPath(path)
  if (right && right !== path) return moved(right + queryOf(request.querystring))
  if (right) {
    request.uri = pageAt(path)
    return request
  }
  if (isFileHere(request)) return request
  request.uri = site.pages.notFound
  return request
}

// S3 answers the not-found page with 200. `uri` may be the path that the visitor requested or the file's path after the
// rewrite; both give the same result.
function withTrueStatus(event) {
  const path = event.request.uri
  const page = isElsewhere(event.request, deskPath) ? undefined : pageAt(path)
  const known = path !== site.pages.notFound && (page || isFileHere(event.request))
  if (!known && event.response.statusCode === 200) {
    event.response.statusCode = 404
    event.response.statusDescription = 'Not Found'
  }
  return event.response
}

// The canonical path of the requested page: renamed paths replaced, no trailing slash, lower case. Ids of published pages are lower
// case; ids of interviews are mixed.
function rightPath(path) {
  if (path === '/') return path
  const bare = path.endsWith('/') ? path.slice(0, -1) : path
  const lower = bare.toLowerCase()
  const earlier = site.pages.earlier.find((pair) => lower.startsWith(pair[0]))
  const right = earlier ? earlier[1] + lower.slice(earlier[0].length) : lower
  const file = pageAt(right)
  if (file && (isExact(right) || file === right + '/index.html')) return right
  return pageAt(bare) ? bare : undefined
}

function isExact(path) {
  return Object.prototype.hasOwnProperty.call(site.pages.exact, path)
}

function pageAt(path) {
  if (path.length > maxPath) return undefined
  if (isExact(path)) return site.pages.exact[path] || path + '/index.html'
  const pattern = site.pages.patterns.find((candidate) => fits(candidate[0], path))
  return pattern ? pattern[1].replace('{path}', path) : undefined
}

function fits(pattern, path) {
  const wanted = pattern.split('/')
  const given = path.split('/')
  const fitsAt = (part, index) =>
    part.startsWith('{') ? parameter.test(given[index]) : part === given[index]
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
  const body = JSON.parse(JSON.stringify(site.notFound))
  body.requestId = event.context.requestId
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: own({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }),
    body: { encoding: 'text', data: JSON.stringify(body) },
  }
}

// CloudFront adds the response headers policy to answers of an origin; whether also to those of a function is not documented.
function own(more) {
  const headers = {}
  for (const name in site.headers) headers[name] = { value: site.headers[name] }
  for (const name in more) headers[name] = { value: more[name] }
  return headers
}
