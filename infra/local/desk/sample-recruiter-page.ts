import type { OpenSite } from '../stack.ts'
import { codeOf, type SampleRecruiter } from './sample-recruiter.ts'

/** For developers only: shows the credentials of the sample recruiter and the current code of the authenticator app. */
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
<p>This account exists only on this machine. <a href="/desk" target="_blank">Open the desk</a></p>
<dl>
<dt>Email</dt><dd>${email}</dd>
<dt>Password</dt><dd>${password}</dd>
<dt>Current authenticator code</dt><dd>${code}</dd>
</dl>
<p>Each code works once. A new one appears here within 30 seconds.</p>
</body>
</html>
`

/** Serves the page beside the site once the sample recruiter exists. */
export const besideSampleRecruiter =
  (openSite: OpenSite, recruiter: () => SampleRecruiter | undefined): OpenSite =>
  async (parts) => {
    const next = await openSite(parts)
    return async (request, response) => {
      const recruiterPage = request.url === sampleRecruiterPath ? recruiter() : undefined
      if (recruiterPage === undefined) return next(request, response)
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(page(recruiterPage, codeOf(recruiterPage, new Date())))
    }
  }
