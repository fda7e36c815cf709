/**
 * Southeast Asia as a raster of points, about eighty kilometres apart: `o` is Malaysia, `.` is other land. It shows
 * where the region lies; it is no survey and knows no borders but the one it is coloured by.
 */
const rows = [
  '....................                               ',
  ' ...................    ..                         ',
  '  .................    ...                         ',
  '   .................   ...              ..         ',
  '   .................                   ...         ',
  '   ... ..............                  ...         ',
  '   ..   ..............                ...          ',
  '        ...............                ..          ',
  '        ................               ..          ',
  '        ................               ...         ',
  '         ...............                  ..       ',
  '         .. ............                           ',
  '         ..   ..........                     ..    ',
  '         .     ........                  ... .     ',
  '         .      .....                .   ...       ',
  '         .        ..                .     ..  .    ',
  '         .        .                .          .    ',
  '         ..                                .....   ',
  '          ..                              ......   ',
  '           ..                     o         ....   ',
  '           ooo                   ooo         ..    ',
  '    ..     oooo                 ooooo              ',
  '     ...    oooo               oooooo              ',
  '      ...   oooo              oo....               ',
  '       ...  oooo             ooo....               ',
  '        ...  oooo          ooooo....               ',
  '         ....  oo       ooooo.......               ',
  '          ....         ..............  ...  ..   . ',
  '          .....        .............  .......    . ',
  '           .....        ...........   ..           ',
  '           .....        ...........   .....        ',
  '            .....        .........    ....         ',
  '             ......      .........   .....         ',
  '             ......       ........    ....         ',
  '              .....            .      .. ..        ',
  '               ....                   .. .         ',
  '                 ..                   ..           ',
  '                   ...                             ',
  '                  ..........                       ',
  '                    ...........                    ',
  '                         ...... ...........        ',
  '                                               .   ',
  '                                             ..    ',
  '                                            .      ',
] as const

export type Land = 'o' | '.'

export const raster = { step: 12, width: rows[0].length * 12, height: rows.length * 12 } as const

/** Kuala Lumpur, between the points of the raster. */
export const capital = { x: 13.4 * raster.step, y: 24.75 * raster.step } as const

/** A stroke along every run of that land; its dashes are the points. */
export const strokesOf = (land: Land): string =>
  rows
    .flatMap((row, line) =>
      [...row.matchAll(land === 'o' ? /o+/g : /\.+/g)].map(({ index, 0: run }) => {
        const [x, y] = [(index + 0.5) * raster.step, (line + 0.5) * raster.step]
        // A little longer than to the last point, which would otherwise be cut off.
        return `M${x} ${y}h${(run.length - 1) * raster.step + 0.1}`
      }),
    )
    .join('')
