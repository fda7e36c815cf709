/** What the room needs of a section: its title and how long it lasts. */
export type TimedSection = Readonly<{ title: string; duration: number }>

/**
 * The section that runs and the time spent in it. A section ends when its duration has elapsed, or earlier when the
 * interviewer has asked everything.
 */
export type Progress = Readonly<{ index: number; elapsedMilliseconds: number }>

export const firstSection: Progress = { index: 0, elapsedMilliseconds: 0 }

const lengthOf = (sections: readonly TimedSection[], index: number): number | undefined => {
  const section = sections[index]
  return section === undefined ? undefined : section.duration * 1000
}

/** After the last section the index is the number of sections. */
export function advanced(
  progress: Progress,
  sections: readonly TimedSection[],
  milliseconds: number,
): Progress {
  let { index } = progress
  let elapsedMilliseconds = progress.elapsedMilliseconds + milliseconds
  for (
    let length = lengthOf(sections, index);
    length !== undefined && elapsedMilliseconds >= length;
    length = lengthOf(sections, index)
  ) {
    elapsedMilliseconds -= length
    index += 1
  }
  return { index, elapsedMilliseconds }
}

/** 'Section 2/3: Technical Assessment' */
export function sectionBadge(index: number, sections: readonly TimedSection[]): string | undefined {
  const section = sections[index]
  return section === undefined ? undefined : `Section ${index + 1}/${sections.length}: ${section.title}`
}
