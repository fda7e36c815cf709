import { linkTo } from '../../site/link.ts'

/** The privacy policy in both languages. In new tabs, because leaving the lobby would end its three minutes. */
export const PolicyLinks = () => (
  <p className="text-small text-ink-soft">
    How we handle your data, in a new tab:{' '}
    <a className="link" href={linkTo('/privacy')} target="_blank" rel="noopener">
      Privacy Policy
    </a>
    ,{' '}
    <a className="link" href={linkTo('/ms/privacy')} target="_blank" rel="noopener" lang="ms" hrefLang="ms">
      Dasar Privasi
    </a>
  </p>
)
