import type { OpenSite } from '../stack.ts'
import { codeOf, type SampleMember } from './sample-staff.ts'

/** For developers only: shows the credentials of the sample accounts and the current codes of their authenticator apps. */
export const sampleStaffPath = '/_local/desk'

const refreshSeconds = 5

const account = (member: SampleMember, now: Date): string => `<h2>${member.name}</h2>
<dl>
<dt>Email</dt><dd>${member.email}</dd>
<dt>Password</dt><dd>${member.password}</dd>
<dt>Current authenticator code</dt><dd>${codeOf(member, now)}</dd>
</dl>
`

const page = (staff: readonly SampleMember[], now: Date): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>Sample accounts of the desk</title>
<style>
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  body { max-width: 48rem; margin: 3rem auto; padding: 0 1rem }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0 1rem }
  dt { opacity: 0.7; grid-row: 1 } dd { margin: 0; font: 1.25rem ui-monospace, monospace; grid-row: 2 }
  @media (width < 48rem) { dt, dd { grid-row: auto } }
</style>
</head>
<body>
<h1>Sample accounts of the desk</h1>
<p>These accounts exist only on this machine. <a href="/desk" target="_blank">Open the desk</a></p>
<p>Each code works once. A new one appears here within 30 seconds.</p>
${staff.map((member) => account(member, now)).join('')}</body>
</html>
`

/** Serves the page beside the site once the accounts exist. */
export const besideSampleStaff =
  (openSite: OpenSite, staff: () => readonly SampleMember[]): OpenSite =>
  async (parts) => {
    const next = await openSite(parts)
    return async (request, response) => {
      if (request.url !== sampleStaffPath || staff().length === 0) return next(request, response)
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(page(staff(), new Date()))
    }
  }
