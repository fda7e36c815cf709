import { dataProtection } from '#shared/company.ts'
import type { Section } from '../policy.ts'
import { staffWritten } from '../staff-written.ts'

/** The last sections: rights, links, children, changes and contact. */
export const rights: readonly Section[] = [
  {
    id: 'your-rights-and-choices',
    title: 'Hak dan Pilihan Anda',
    blocks: [
      'Di bawah Akta Perlindungan Data Peribadi 2010 Malaysia, dan di bawah Peraturan Perlindungan Data Am (GDPR) Kesatuan Eropah jika terpakai, anda boleh meminta kami untuk:',
      {
        list: [
          'memaklumkan kepada anda maklumat tentang anda yang kami simpan, dan memberikan salinannya kepada anda;',
          'membetulkan maklumat yang salah atau tidak terkini;',
          'memadamkan\u00ADnya, atau menghentikan atau mengehadkan penggunaannya;',
          'berhenti menghantar berita dan tawaran kepada anda;',
          'menyerahkan data anda dalam bentuk yang boleh dibaca oleh perkhidmatan lain.',
        ],
      },
      'Anda boleh menarik balik persetujuan anda pada bila-bila masa; perkara yang dilakukan sebelum itu kekal sah. Jika anda menarik balik persetujuan untuk rakaman temu duga, kami memadamkan rakaman itu bersama transkripnya; permohonan anda kekal.',
      'Calon boleh melakukan sebahagian besar perkara ini sendiri. Halaman profil pada papan pemuka membolehkan anda membetulkan butiran anda dan memadamkan akaun anda bersama failnya. Di situ anda juga boleh memuat turun salinan profil dan CV anda, permohonan anda, temu duga anda bersama persetujuan, transkrip dan failnya, surat yang ditulis oleh pasukan kami kepada anda, bilangan temu duga yang pernah anda mulakan, rekod log masuk anda dan, setelah alamat e-mel anda disahkan, pertanyaan yang dihantar dengan alamat itu.',
      `Salinan itu tidak mengandungi ${staffWritten.malay} pasukan kami, catatan tentang tindakan kakitangan kami terhadap data anda, dan e-mel kami. Tulis kepada ${dataProtection.email} untuk memintanya, atau untuk apa-apa hal lain. Kami mungkin perlu mengecualikan perkara yang berkaitan dengan orang lain, dan mungkin meminta bukti bahawa anda ialah individu yang berkenaan.`,
      'Jika anda tidak berpuas hati dengan jawapan kami, anda boleh membuat aduan kepada Pesuruhjaya Perlindungan Data Peribadi Malaysia atau kepada pihak berkuasa perlindungan data di tempat anda tinggal.',
    ],
  },
  {
    id: 'links-to-third-party-websites',
    title: 'Pautan ke Laman Web Pihak Ketiga',
    blocks: [
      'Sesetengah pautan membawa anda ke laman web syarikat lain, seperti halaman kami di rangkaian sosial dan tunjuk arah dalam Google Maps. Dasar privasi mereka terpakai di sana. Kami tidak mengendalikan laman web tersebut dan tidak bertanggung\u00ADjawab atas perkara yang mereka lakukan dengan maklumat anda.',
    ],
  },
  {
    id: 'childrens-privacy',
    title: 'Privasi Kanak-kanak',
    blocks: [
      'Laman web ini disediakan untuk perniagaan dan untuk orang yang mencari pekerjaan. Laman web ini bukan untuk kanak-kanak di bawah umur 13 tahun, dan kami tidak mengumpulkan maklumat peribadi mereka secara sedar. Jika anda percaya bahawa kanak-kanak di bawah umur 13 tahun telah menghantar maklumat kepada kami, beritahu kami dan kami akan memadamkan\u00ADnya.',
    ],
  },
  {
    id: 'changes-to-this-privacy-policy',
    title: 'Perubahan pada Dasar Privasi Ini',
    blocks: [
      'Apabila kami mengubah cara kami mengendalikan maklumat peribadi, kami mengemas kini halaman ini dan tarikh versi ini. Jika sesuatu perubahan memberikan kesan kepada anda, contohnya kerana maklumat yang telah anda berikan akan digunakan untuk tujuan baharu, kami memberitahu anda melalui e-mel sebelum perubahan itu berkuat kuasa.',
    ],
  },
  {
    id: 'contact-us',
    title: 'Hubungi Kami',
    blocks: [
      'Soalan, permintaan dan aduan tentang maklumat peribadi boleh disampaikan kepada kami di sini:',
      { company: { dataProtection: 'Perlindungan data:', officer: 'Pegawai perlindungan data:' } },
    ],
  },
]
