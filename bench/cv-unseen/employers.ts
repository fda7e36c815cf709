import type { Draw } from './draw.ts'
import { list } from './words.ts'

/** Employers whose names contain words that head sections of CVs. */
const heads =
  'Apex Zenit Bumi Sutera Harbour Orchid Meridian Northgate Lotus Kasturi Pelangi Brightwater Cedar Falcon Indah Mayon Sagar Unity Crestwood Kinabalu Oakfield Bayu'.split(
    ' ',
  )
const endings = list(
  'Technologies; Education; Training Centre; Skills Academy; Experience Co; Project Partners; Language House; Summary Media; Education Group; Career Services; Profile Studio; Contact Centre; References Bureau; Awards Agency; Training & Development; Publications; Interests Holdings; Achievement Consulting; Professional Services; Learning & Skills Council; Technical Training Institute; Certification Services; Personal Care; Customer Experience Agency; Objective Analytics; Work Solutions; Employment Services; Volunteer Network; Languages International; Qualifications Authority',
)
const whole = list(
  'National Skills Board; Experience Co; Project Partners; Language House; Summary Media; The Education Company; Skills Development Corporation; Career Centre of Penang; House of Languages; Profile Systems; Academy of Professional Training; Work & Projects Ltd; Objective Systems; Human Resources Development Fund; Ministry of Education; Department of Skills Development',
)
const legal = ['', '', ' Sdn Bhd', ' Sdn. Bhd.', ' Pte Ltd', ' Ltd', ' Inc', ' Pvt Ltd'] as const

/** Employers with no such word. */
export const plainEmployers = list(
  'Maju Jaya Logistics Sdn Bhd; Straits Harbour Shipping Pte Ltd; Hotel Seri Melur; Tasik Biru Foods; Oakham Borough Council; PT Sinar Kencana; Laguna Bay Bank; Deccan Agro Mills; Blue Heron Insurance; Rimba Hijau Furniture; Klinik Kasih Ibu; Green Valley Hospital; Redwood Freight; Cahaya Optik; Batu Karang Construction; Coral Coast Resorts; Anand & Rao Chartered Accountants; Silverlake Dairy; PT Nusa Bahari; Sampaguita Foods Corporation; Thornbury Engineering; Perniagaan Tiga Saudara',
)

export const collidingEmployer = (draw: Draw): string =>
  draw.chance(0.3) ? draw.one(whole) : `${draw.one(heads)} ${draw.one(endings)}${draw.one(legal)}`
