/** What of `company.ts` is still an example: pages mark it in a trial, and a deployment with a domain refuses it. */

/** RFC 2606 and 6761: domains that cannot be registered, so SES cannot verify them and e-mails to them are lost. */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/

/** `hello@example.com` -> `example.com` */
export const domainOfAddress = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Of an e-mail address or a host. */
export const isReserved = (address: string): boolean => reserved.test(domainOfAddress(address).toLowerCase())

/** Of a phone number or an e-mail address. */
export const isExample = (contact: string): boolean => /0{4} ?0{4}$/.test(contact) || isReserved(contact)

/** Whether a profile's URL has no path: it leads to the network's home page, not to the company's profile. */
export const isBareProfile = (url: string): boolean => /^https?:\/\/[^/?#]+\/?$/.test(url)
