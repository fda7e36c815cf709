import type { Line } from '../layout/line.ts'

const columnName =
  /^(?:no\.?|year|years|date|dates|period|duration|from|to|tahun|tarikh|tempoh|company|employer|organi[sz]ation|syarikat|majikan|position|title|role|designation|jawatan|institution|school|university|institusi|sekolah|qualification|degree|course|level|field|major|kelayakan|kursus|bidang|peringkat|results|percentage|marks|year of passing|passing year|board|name of institution|highest qualification|result|grade|cgpa|keputusan|pngk|location|lokasi|description|responsibilities|tugas|catatan)s?$/i

/** Whether a line is a table's header row, which only names its columns. */
export const isTableHead = ({ parts }: Line): boolean =>
  parts.length >= 2 &&
  parts.every(({ text }) =>
    text
      .replace(/[:：]$/, '')
      .split(/\s*[/&]\s*/)
      .every((name) => columnName.test(name.trim())),
  )
