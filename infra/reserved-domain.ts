/** RFC 2606 and 6761: domains that cannot be registered, so SES cannot verify them and e-mails to them are lost. */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/

/** `hello@example.com` -> `example.com` */
export const domainOfAddress = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

export const isReserved = (address: string): boolean => reserved.test(domainOfAddress(address).toLowerCase())
