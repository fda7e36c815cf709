/**
 * Southeast Asia as a grid of points, about eighty kilometres apart: `o` is Malaysia, `.` is other land. It is an
 * illustration, not an accurate map, and distinguishes no borders but Malaysia's.
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

/** Kuala Lumpur, between the grid points. */
export const capital = { x: 13.4 * raster.step, y: 24.75 * raster.step } as const

/** One stroke per horizontal run of this land; a dash pattern draws it as points. */
export const strokesOf = (land: Land): string =>
  rows
    .flatMap((row, line) =>
      [...row.matchAll(land === 'o' ? /o+/g : /\.+/g)].map(({ index, 0: run }) => {
        const [x, y] = [(index + 0.5) * raster.step, (line + 0.5) * raster.step]
        // 0.1 longer than to the last point, which would otherwise not be drawn.
        return `M${x} ${y}h${(run.length - 1) * raster.step + 0.1}`
      }),
    )
    .join('')
