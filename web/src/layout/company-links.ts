import { company } from '#shared/company.ts'

const { street, city, state, postcode, country } = company.address
const { phone, email } = company.contact

export const addressLines: readonly string[] = [street, `${postcode} ${city}`, state, country]
export const phoneHref = `tel:${phone.replace(/[^+\d]/g, '')}`
export const emailHref = `mailto:${email}`

const place = encodeURIComponent(addressLines.join(', '))

/** URLs of Google Maps: the embedded map, and directions to the office. */
export const mapFrameUrl = `https://www.google.com/maps?q=${place}&output=embed`
export const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${place}`
