import type { OpenSite } from '../stack.ts'
import { codeOf, type SampleRecruiter } from './sample-recruiter.ts'

/** Not part of the product: it shows what the sample recruiter's phone would show. */
export const sampleRecruiterPath = '/_local/desk'

const refreshSeconds = 5

const page = ({ email, password }: SampleRecruiter, code: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>Sample recruiter</title>
<style>
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  body { max-width: 34rem; margin: 3rem auto; padding: 0 1rem }
  dt { opacity: 0.7 } dd { margin: 0 0 1rem; font: 1.25rem ui-monospace, monospace }
</style>
</head>
<body>
<h1>Sample recruiter</h1>
<p>Exists on this machine alone. <a href="/desk" target="_blank">Open the desk</a></p>
<dl>
<dt>Email</dt><dd>${email}</dd>
<dt>Password</dt><dd>${password}</dd>
<dt>Code of the authenticator app, now</dt><dd>${code}</dd>
</dl>
<p>A code works once, and the next one is here within 30 seconds.</p>
</body>
</html>
`

/** Serves the page beside the site, once there is a sample recruiter. */
export const besideSampleRecruiter =
  (openSite: OpenSite, recruiter: () => SampleRecruiter | undefined): OpenSite =>
  async (parts) => {
    const next = await openSite(parts)
    return async (request, response) => {
      const known = request.url === sampleRecruiterPath ? recruiter() : undefined
      if (known === undefined) return next(request, response)
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(page(known, codeOf(known, new Date())))
    }
  }
