import { themeKey } from './theme.ts'

/**
 * Stands in the head of every page and runs before its first picture, so that nobody sees a flash of the other theme.
 * Afterwards it follows what other tabs choose, and what was chosen while this page rested in the history. Its hash is
 * in the Content-Security-Policy; only the build imports it.
 */
export const themeScript = `(()=>{const root=document.documentElement
const follow=()=>{let kept
try{kept=localStorage.getItem('${themeKey}')}catch{return}
if(kept==='light'||kept==='dark')root.dataset.theme=kept
else delete root.dataset.theme}
follow()
addEventListener('storage',follow)
addEventListener('pageshow',follow)})()`
