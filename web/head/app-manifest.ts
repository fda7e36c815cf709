import { company } from '#shared/company.ts'
import { colours } from './colours.ts'
import { appIcons } from './icons.ts'

export const manifestPath = '/manifest.webmanifest'

/** The web app manifest: name, icons and colours of the installed site. */
export const appManifest = (): string =>
  JSON.stringify({
    name: company.shortName,
    short_name: company.shortName,
    description: company.description,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: colours.night,
    theme_color: colours.night,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...appIcons.map(({ src, width, purpose }) => ({
        src,
        sizes: `${width}x${width}`,
        type: 'image/png',
        purpose,
      })),
    ],
  })
