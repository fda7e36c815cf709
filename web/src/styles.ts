// The order is the cascade's: tokens and base come first. Components bring their own.
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
