import { useState } from 'react'
import '../ui/Tabs.css'
import '../ui/TextButton.css'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { CloseButton } from '../ui/CloseButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Tabs, tabId, tabPanelId } from '../ui/Tabs.tsx'
import { Sample, Variants } from './Sample.tsx'

const nothing = (): void => {}
const buttonLooks = ['main', 'quiet', 'danger', 'filled'] as const
const sizes = [undefined, 'compact'] as const

export const Controls = () => (
  <>
    <Buttons />
    <Sample name="Links">
      <Variants>
        <a className="link" href="#main">
          A link in a text
        </a>
        <ButtonLink to="#main">A link as a button</ButtonLink>
        <ButtonLink look="quiet" size="compact" to="#main">
          A quiet one
        </ButtonLink>
        <button type="button" className="text-button">
          A button as a link
        </button>
      </Variants>
    </Sample>
    <Dialogs />
    <Choices />
  </>
)

const Buttons = () => (
  <Sample name="Button">
    {sizes.map((size) => (
      <Variants key={size ?? 'usual'}>
        {buttonLooks.map((look) => (
          <Button key={look} look={look} size={size}>
            {look}
          </Button>
        ))}
        <Button size={size} disabled>
          Disabled
        </Button>
        <Button look="quiet" size={size} disabled>
          Disabled
        </Button>
        <Button size={size} aria-disabled>
          <Spinner /> Sending
        </Button>
        <Button look="quiet" size={size} aria-disabled>
          <Spinner /> Saving
        </Button>
      </Variants>
    ))}
    <Variants>
      <Spinner />
      <CloseButton label="Close" onClick={nothing} />
      <IconButton aria-label="More">
        <Icon path="M5 12h14M12 5v14" />
      </IconButton>
    </Variants>
  </Sample>
)

function Dialogs() {
  const [open, setOpen] = useState<'usual' | 'wide'>()
  const close = (): void => setOpen(undefined)
  return (
    <Sample name="Dialog">
      <Variants>
        <Button look="quiet" onClick={() => setOpen('usual')}>
          Open a dialog
        </Button>
        <Button look="quiet" onClick={() => setOpen('wide')}>
          Open a wide dialog
        </Button>
      </Variants>
      {open !== undefined && (
        <Dialog title="Withdraw the application?" onClose={close} {...(open === 'wide' && { width: open })}>
          <p>You can apply again until the position is closed.</p>
          <Variants>
            <Button look="filled" onClick={close}>
              Withdraw
            </Button>
            <Button look="quiet" onClick={close}>
              Keep it
            </Button>
          </Variants>
        </Dialog>
      )}
    </Sample>
  )
}

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'positions', label: 'Positions' },
] as const

function Choices() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('overview')
  return (
    <Sample name="Tabs, Menu, Disclosure">
      <Tabs label="Sample tabs" tabs={tabs} chosen={tab} onChoose={setTab} look="tabs" />
      <p role="tabpanel" id={tabPanelId(tab)} aria-labelledby={tabId(tab)}>
        {`The panel of ${tab}`}
      </p>
      <Menu label="Sample menu, AR" face="AR">
        <MenuItem>An act</MenuItem>
        <MenuItem disabled>Not possible now</MenuItem>
      </Menu>
      <Disclosure className="" summary="A disclosure">
        <p>What was folded.</p>
      </Disclosure>
    </Sample>
  )
}
