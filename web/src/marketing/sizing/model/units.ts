export const share = (percent: number): number => percent / 100
export const billion = 1e9
export const million = 1e6
export const gigabyte = 1e9
export const tera = 1e12
export const secondsPerHour = 3600
export const hoursPerDay = 24
/** 365 days of 24 hours, divided by twelve. */
export const hoursPerMonth = 730
