import {
  backupDays,
  earlierVersionDays,
  interviewRetentionDays,
  lookedForDays,
  pendingCvDays,
  retentionNoticeDays,
} from '#shared/platform/retention.ts'
import { interviewPlaces } from '../interviews.ts'
import type { Section } from '../policy.ts'
import { interviewTexts } from './interview-texts.ts'
import { termsOf } from './terms.ts'

export const keeping: Section = {
  id: 'data-security',
  title: 'Keselamatan Data',
  blocks: (processing) => [
    { heading: 'Tempat penyimpanan' },
    'Pertanyaan dan data calon, termasuk CV dan rakaman temu duga, disimpan di Amazon Web Services di rantau Sydney, di Australia. Oleh itu, jika anda berada di Malaysia atau di tempat lain, maklumat anda dipindahkan ke Australia.',
    ...interviewPlaces(interviewTexts, processing),
    { heading: 'Cara perlindungan' },
    'Sambungan ke laman web ini disulitkan, begitu juga storan yang digunakannya. Fail tidak boleh dicapai oleh orang awam; fail dibuka hanya melalui pautan yang akan tamat tempoh. Setiap bahagian perisian kami hanya boleh mencapai data yang digunakannya, dan log kami mengandungi nombor rujukan, bukan perkara yang anda taip. Tiada sistem yang selamat sepenuhnya: jika sesuatu pelanggaran data mendatangkan risiko kepada anda, kami akan memberitahu anda dan pihak berkuasa yang berkenaan sebagaimana yang dikehendaki oleh undang-undang.',
    { heading: 'Tempoh penyimpanan' },
    { terms: termsOf(processing) },
    `Sesuatu akaun dianggap digunakan apabila anda log masuk dan apabila ada perubahan pada mana-mana permohonan anda. Sekurang-kurangnya ${retentionNoticeDays} hari sebelum kami memadamkan akaun yang tidak digunakan, kami memaklumkan tarikhnya kepada anda melalui e-mel; log masuk sebelum tarikh itu akan mengekalkan akaun tersebut. Jika kami mengambil anda bekerja, kami menyimpan permohonan anda sehingga anda memadamkan akaun anda.`,
    'Jika kami memadamkan akaun atas permintaan bertulis anda, catatan tentang tindakan kakitangan kami menyimpan kod sehala alamat e-melnya, supaya kami dapat memastikan kemudian bahawa akaun itu telah dipadamkan.',
    `Pemadaman pada akhir tempoh ini berlaku secara automatik dan mungkin mengambil masa hingga ${2 * (pendingCvDays + earlierVersionDays)} hari, iaitu sehingga versi terdahulu sesuatu fail turut dipadamkan. Apabila anda menarik balik permohonan atau memadamkan akaun anda, failnya dipadamkan serta-merta, dalam setiap versi, dan muat naik yang tidak selesai dipadamkan dalam masa sejam; pertanyaan tidak termasuk dalam akaun. CV yang anda gantikan kekal sebagai versi terdahulu selama ${backupDays} hari.`,
    `Jika sesuatu akaun dibuka dengan alamat e-mel anda tanpa pengetahuan anda, pautan dalam e-mel kami membolehkan anda memadamkan\u00ADnya. Permohonan yang temu duganya telah dimulakan atau yang telah kami putuskan kemudiannya kekal dalam simpanan mereka yang mengurus pengambilan pekerja selama ${interviewRetentionDays} hari, tanpa alamat anda.`,
    `Rekod pangkalan data yang dipadamkan kekal dalam sandaran kami hingga ${backupDays} hari lagi. Sekiranya kami perlu memulihkan sandaran, perkara yang telah anda padamkan akan dipadamkan semula: untuk itu kami menyimpan nombor rujukan perkara yang dipadamkan, tanpa nama, selama ${lookedForDays} hari. E-mel antara kami dengan anda disimpan selagi diperlukan bagi urusan berkenaan atau dikehendaki oleh undang-undang.`,
  ],
}
