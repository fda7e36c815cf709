import { company } from '#shared/company.ts'
import { interviewLines } from '../interviews.ts'
import type { Section } from '../policy.ts'
import { interviewTexts } from './interview-texts.ts'

export const using: Section = {
  id: 'how-we-use-your-information',
  title: 'Cara Kami Menggunakan Maklumat Anda',
  blocks: (processing) => [
    {
      list: [
        [
          'Pertanyaan:',
          'untuk mengesahkan bahawa pertanyaan anda telah sampai, menjawabnya, dan menyediakan tawaran jika anda memintanya.',
        ],
        [
          'Berita dan tawaran:',
          'hanya jika anda menandakan kotak berkenaan. Tulis kepada kami dan kami akan menghentikan\u00ADnya.',
        ],
        [
          'Permohonan:',
          'untuk mengisi profil anda daripada CV anda, menjalankan temu duga, membuat keputusan tentang permohonan anda dan memaklumkan keputusannya kepada anda.',
        ],
        [
          'Log dan kiraan:',
          'untuk memastikan perkhidmatan terus berjalan, mengesan kerosakan dan mencegah penyalahgunaan.',
        ],
        [
          'Kewajipan undang-undang:',
          'apabila undang-undang menghendaki kami menyimpan atau mengemukakan rekod.',
        ],
      ],
    },
    processing.kind === 'model'
      ? 'Dalam temu duga AI, perisian mengemukakan soalan dan menulis transkrip. Model bahasa memilih soalan lanjutan berdasarkan jawapan anda dan fakta dalam CV anda. Model itu tidak memberikan skor kepada anda, dan tiada perisian yang menganalisis wajah atau emosi anda. Manusia yang membuat keputusan tentang permohonan.'
      : 'Dalam temu duga AI, perisian mengemukakan soalan dan menulis transkrip. Perisian itu tidak memberikan skor kepada anda dan tidak menganalisis wajah atau emosi anda. Manusia yang membuat keputusan tentang permohonan.',
    'Asas pemprosesan kami ialah persetujuan anda, bagi berita dan rakaman temu duga; langkah yang anda minta kami ambil sebelum kontrak dibuat, bagi pertanyaan dan permohonan; serta kepentingan sah kami dalam perkhidmatan yang selamat dan berfungsi, bagi log, dan dalam mencari orang untuk jawatan kami, bagi e-mel yang bertanya sama ada kami boleh menilai anda.',
  ],
}

export const sharing: Section = {
  id: 'how-we-share-your-information',
  title: 'Cara Kami Berkongsi Maklumat Anda',
  blocks: (processing) => [
    `Kami tidak menjual maklumat peribadi, dan kami tidak memberikannya kepada pihak lain untuk pengiklanan mereka sendiri. Dalam ${company.shortName}, hanya mereka yang memerlukannya untuk tugas mereka dapat melihatnya: pertanyaan disampaikan kepada pasukan yang menjawabnya, permohonan kepada mereka yang mengurus pengambilan pekerja. Selain itu, maklumat itu disampaikan kepada:`,
    {
      list: [
        [
          'Amazon Web Services,',
          'yang mengendalikan pelayan, pangkalan data, storan fail dan penghantaran e-mel kami, serta mengecam teks CV yang berupa imej imbasan.',
        ],
        ['Pihak berkuasa dan mahkamah,', 'apabila undang-undang mewajibkan kami.'],
        [
          'Pengganti kami,',
          'jika perniagaan kami atau sebahagian daripadanya dipindahkan. Kami akan memberitahu anda sebelum maklumat anda tertakluk kepada dasar yang lain.',
        ],
      ],
    },
    { heading: 'Siapa yang memproses temu duga AI' },
    { list: interviewLines(interviewTexts, processing) },
  ],
}
