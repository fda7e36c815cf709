// The order is the cascade's: what everything stands on comes first. Components bring their own.
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/held-notice.css'
