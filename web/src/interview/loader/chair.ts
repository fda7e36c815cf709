// Not the query of the account pages: both would then load one more script, of this URL.
import url from '../../layout/chair.svg?url&no-inline'

/** The lit chair; its middle has 16:10. */
export const chair = url
