import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readCv } from '../read-cv.ts'
import { docLines } from './doc.ts'
import { looksOf } from './doc-looks.ts'

/** A CV of an invented person, saved by LibreOffice as Word 97: a bold position, and a list whose bullets Word draws. */
const packed = [
  'eNrtWm9MHMcVf7P3hz3g4Az4TOxLfSZnTIl9OWyM7dhxMKYuRsHg4DRpGjs5ODDEhqOAW6fqB+Q6UhWpqtt+qCJVSdqSqlKjyPkj5VPVxFKsfq',
  'natA0S/ZRWyodIjepYlSpUhevvvZ09Frizd7GlxOkN+rGzu+/NezPzZt6bd/unP6774Oevbfw7rSj7yUeLuRAFHc8UsN6+iRAZ+tliLpezH+dK',
  '5Y4qn+orz6Ef8xcAeM7LABMIAeVAHVAJhIEqoNoyAVoH1AC12g4YUV0vlc9/eZiy+JumOH2FxnGdpGfIS4nCYpztueFZdEnntpTkr12+cqzbG6',
  '3/Chfrv077B17/G4B64C5gI7AJiAF3A18CNgNxYAvQANwDJICtQCOwDWgCvgw0A/cC24EdQBK4D0gBLcBOYBfQCuwG2oA9wF5gH3C/+DOrnw/g',
  'elDX20v7VE5hBHzllg0FQ4bYxNuWaRzh+esZHZzMTmWHp+OPZiczOzqzZ86NDY1Pi0309POzzuygWALXk7iR98m99O99r3/z5raorDBizaUGll',
  'SOVr4hFmmVx2Gan+QMvsKWj2F/m6QxStNZbcctCWpOqEMJtqKOZurt9tFx4HB3PY11hfxTQF+3n8a7/OY0cAr1NN492bXPTwdIRd5TV9QBWRtd',
  'NIR2MzSKvfM07Jmt0YA2UTQaQKMBNJqi3aZKd2+nJ0zVR4Zw9xXk3inry6D2RlU7+3uqmz3Pa2VJvQS3xJpZGiW4xWLj0kqLm6/nPpE1USN7ew',
  'bgnX4Ikg7TCCRPAoPyZJKmhKtNuJRqkxV9RPsGN3yPRK7n1glfmI6KJ+G34/jPvuUh6eMZ2UM6mkMTI0QzdLBZJUXeFpWUHaeDzmGOzgrPlOwv',
  'vd1B9D1IfcAp4ALoFV1RF2QH6pKZHaXv4MoSeYZtWUOgOIY+1M5iX5rdpBIZ1vPYVdMeoK3yoHfpQWPG56umvqvmzMwM+XzYgoTi+BKFH3NQiV',
  '1qa0RRh0qIdfVDEo8t95bnvg5xcxumJQVN31EPq5Tslyeg24D0jMcwq8dnXPfTkF0zSXG0OyBjEcyPvdVuBBYVhiLGn2te3qqMyoRi+s2gn9T0',
  'ti3Z9BtW0XfK2F1QnbJrO+njqHEf4quk1lut/KXmV3YrDdLKj1WD+Iqjuu/n5e4uEhKskQZo9gtZI2Xob5om0Oao9JvtYyNm5byYN9NXycJr4z',
  'VSTydNFaP7Iu+o11VMRpxncwrcPEqbZJQ6ImwBSVlBJ0Q2W1gHWs9I7FIOP2PPOu/1lsUcFF2WrzjW5W7QXhPaIHRhiyuDxUHr7hiWWEz4j6t/',
  'CH942TyubKsCa9WXUOmE4l4Fea3q9TkrPZFNUvZZdqxdIcvXcr0zZN3bftcQr8zIVa/8s7ZLo8g7pT3vylIJ2acuvms8dfHDxfVXA6TeNYK93S',
  'Z6asq6UvTWtRvzPhfI8z4X8Mjba+Z5e02PvHUVed66Co+88+E873zYI+8LkTzvCxGPvIO1ed7BWo+8TdE8b1PUI+/H9Xnej+sL8uYo7zCWvK7w',
  'Ej0FCC8MMW9/rumVR3rDI73PI73fI33AI33QI32ZR3ozn11xFqNo5O98M2tTRxwP+qx4XgL6r0YvKTfB1QlsbmPY5qaw3R3D9du48oFxTBwGgm',
  '204yZ668fGPIaNMysh2K5Gd9IPiXO3wrZRSFLrbs7D7mJA3Fc673Li4qS5rWEXfXowCEkutOsE79Pg+RqCFpbA3OzMT7rkL6ap1U6cHsF1FGFW',
  'VhxsnHrwjuhJP0a84uat98LlcoCxfOSXRrRY+/2YGxW5Ve2Xz91u/1qspIOXsPkDnEHG4TtHVIGDgz5SPi93FeJkv3epYtVTe7i2+eTEKb64VG',
  '7hyJW6/W2usI+4y0nyrMnM6lwIm4lR6FxKHzz74vWF3pHIb35k0r3b3phnad/V+RGl8wu8nbbrHMlD2tge07mSjM6XTOgOfvSplfswtObtDnlu',
  '6oVzOYX1lyjx/T+8/7PkpshPfgr9ty+8ypF/YMWzf76sVE88hNG+VvM756DqGBXReTp7Nj2+t8BQh/xReiCy2u8Uz1NVS8yrdD1oR7K56lW035',
  'f/L2kreMmFNTBNnQdTeNNvzdLbK/ha0OtfG7du0pHQ2vjmYUIDDvmxkONXl1LxXP7qtzKAfzOtDOJnXYIha7dw2knlZ6CHQfMl4yiVUvm/Lv0I',
  '0zmAjyNkH5NcVppGELVM6eftkmFL492E5L2ScmQYA8Wjkn09I78cnpfjBof8fOgYxP8wDhRpae20vNkuEgbl6MUHhYwcGDogK4MYqltoOQOeoh',
  'bah9oOoA98fFCzMqVhxFdDkqVMA9OSfWM9DuMAxhlA1mtKMqrhopLCkgk/rTPErBc/yaCFQcdBJqz1aMWp3TomfUvnuu2x6pGjTRoHljRoyiTK',
  'u0MLvGIUeBy4CFzTP/px7PdfWqD/lJbIF6j42kzl222qMv1jEkJwzHc9cL+2gVeAK8CctgUDdhAF4iErT73gbO5fzpuPir55z3nzW+fNQtGbZa',
  '296rx58fM0oFXrKZpQR4f5SONLUDqR/+mBf1688dvaGJU3UsURpd+FrcS8JOpPSkLww0Wm2+CCzmqXCPRBQ9OhXh5bLTcYW3pPFTynR/R6/6Wz',
  'Z8+XVkvhUmhMnyCe6A32XJtzKT7Yft34YWjGTRKCt9w5OeLWzPFRNKeRr014etw6FySlfDGrYtgVv10xURluJV8rlvd+OpCi9j6ijj6DNl++kI',
  'xfvnpoy+Vxf8PlPcY9l/YYCWAn3rdcesxITbDuu3DXtJOqUiVbuPMLLFe+07F/8Yk4clXFnpfKF6fczu//lGQ3ln9DVDAKAdp13lDJ9xB8uuil',
  'AXras/41sEqW6Cf927rLYktSkHtWvhZZozeAdJbr8yCf9bUzji2ObwrWFIBo+V6+/2Nd91dZ9QBOSOcw/mPyXc8z8kXHcP6LqaWvNoqVJsi3vx',
  'l0K5+/C3lF161TZIY6cR0UTazTntuycQ395xy9nbcOrJLsbTz2rkH+g8D0bVzDt/L95/8AKrXBEQ==',
]
const doc = inflateSync(Buffer.from(packed.join(''), 'base64'))

test('a .doc file keeps bold, sizes and the bullets of its lists', async () => {
  const lines = await docLines(doc)
  const looks = lines.map(({ text, bold, bullet, size }) => ({ text, bold, bullet, size }))
  expect(looks).toContainEqual({ text: 'Siti Aminah', bold: true, bullet: false, size: 18 })
  expect(looks).toContainEqual({ text: 'Led a team', bold: false, bullet: true, size: 11 })
  expect(looks.find(({ text }) => text.startsWith('Manager'))?.bold).toBe(true)
})

test('the first bullet of a position stays in its description', async () => {
  const { cv } = await readCv(doc, () => Promise.resolve('refused'))
  expect(cv.experience[0]).toMatchObject({
    position: 'Manager',
    company: 'Acme Sdn Bhd',
    description: expect.stringContaining('Led a team\nCut costs'),
  })
})

test('a damaged file has no formatting, and throws no error', () => {
  const tableOf = (): Buffer => Buffer.alloc(10)
  expect(looksOf({ document: Buffer.alloc(4), tableOf })).toEqual([])
  expect(looksOf({ document: Buffer.alloc(2048, 255), tableOf })).toEqual([])
})
