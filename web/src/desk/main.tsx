import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/forced-colors.css'
import '../ui/TextButton.css'
import './desk.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Desk } from './Desk.tsx'

// Without it zod calls `new Function`, which the Content-Security-Policy blocks and reports. Schemas are created after this,
// because the modules that have them are loaded later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (root === null) throw new Error('desk/index.html has no element with the id "root"')

createRoot(root).render(
  <BrowserRouter>
    <Desk />
  </BrowserRouter>,
)
