import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/forced-colors.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Kit } from './Kit.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('kit/index.html has no element with the id "root"')

createRoot(root).render(
  <BrowserRouter>
    <Kit />
  </BrowserRouter>,
)
