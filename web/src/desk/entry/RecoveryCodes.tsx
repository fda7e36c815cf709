import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { sunkenLook } from '../looks.ts'
import { deskPath } from '../desk-path.ts'

/** The codes are shown once, with buttons to copy and to print them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [news, setNews] = useState('')
  const text = codes.join('\n')
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setNews('Codes copied. Keep them in your password manager.'),
      () => setNews('Your browser blocked copying. Select the codes, or print them.'),
    )
  return (
    <>
      <ul
        className={`grid grid-cols-facts gap-x-4 gap-y-2 p-4 font-mono ${sunkenLook}`}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={copy}>
          Copy
        </Button>
        <Button look="quiet" onClick={() => print()}>
          Print
        </Button>
      </div>
      <output>{news}</output>
      <ButtonLink to={deskPath('/desk')}>I have saved them: sign in</ButtonLink>
    </>
  )
}
