import { company } from '#shared/company.ts'
import type { Policy } from '../policy.ts'
import { collecting } from './collecting.ts'
import { keeping } from './keeping.ts'
import { rights } from './rights.ts'
import { sharing, using } from './sharing.ts'

export const malay: Policy = {
  locale: 'ms-MY',
  title: 'Dasar Privasi',
  lead: 'Maklumat yang kami kumpulkan, tujuannya, tempat dan tempoh penyimpanannya, serta cara meminta supaya maklumat itu dibetulkan atau dipadamkan.',
  lastUpdated: 'Kali terakhir dikemas kini pada',
  thisVersion: 'Versi ini:',
  contents: 'Bahagian dasar ini',
  opening: `Dasar ini menerangkan cara ${company.fullName} (“kami”) mengendalikan maklumat peribadi individu yang melayari laman web ini, menulis kepada kami atau memohon jawatan.`,
  release: 'Keluaran laman web ini:',
  sections: [collecting, using, sharing, keeping, ...rights],
}
