// Tokens and base come first, so that later styles override them. Components import their own styles.
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/without-script.css'
import './ui/print.css'
import './ui/forced-colors.css'
