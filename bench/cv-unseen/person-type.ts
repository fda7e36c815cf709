/** The content of a made CV. All people are invented. */
export type Person = {
  name: string
  title: string
  email: string
  phone: string
  location: string
  summary: string
  skills: readonly string[]
  jobs: readonly Job[]
  schools: readonly School[]
  languages: readonly (readonly [language: string, proficiency: string])[]
}

export type Month = readonly [year: number, month: number]

export type Job = {
  position: string
  company: string
  place: string
  from: Month
  /** Absent for a present position. */
  to?: Month
  did: readonly string[]
}

export type School = {
  degree: string
  field: string
  school: string
  place: string
  from: number
  to: number
}
