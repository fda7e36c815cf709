import './SiteHeader.css'
import { company } from '#shared/company.ts'
import { Link, useLocation } from 'react-router-dom'
import { ButtonLink } from '../ui/MainButton.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { useScrolledBeyond } from '../ui/use-scrolled.ts'
import { menu, type NavigationItem, type NavigationLink } from './navigation.ts'
import { Wordmark } from './Wordmark.tsx'

const solidBeyondPixels = 50
const classes = (isSolid: boolean | undefined): string => {
  if (isSolid === undefined) return 'site-header site-header--plain-html'
  return isSolid ? 'site-header site-header--solid' : 'site-header'
}

const isCurrent = (href: string, pathname: string): boolean =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))

function MenuLink({ label, href }: NavigationLink) {
  const { pathname } = useLocation()
  return (
    <Link className="menu-link" to={href} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
      {label}
    </Link>
  )
}

/** On narrow screens: a link, with the links below it indented. */
function NarrowItem({ dropdownItems, ...link }: NavigationItem) {
  return (
    <li>
      <MenuLink {...link} />
      {dropdownItems !== undefined && (
        <ul className="mb-2 ml-4 border-l border-line pl-2">
          <Links links={dropdownItems} />
        </ul>
      )}
    </li>
  )
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return links.map((link) => (
    <li key={link.href}>
      <MenuLink {...link} />
    </li>
  ))
}

/** A menu item on wide screens: a link, or a dropdown if it has items of its own. */
function WideItem({ dropdownItems, ...link }: NavigationItem) {
  if (dropdownItems === undefined || dropdownItems.length === 0) return <MenuLink {...link} />
  return (
    <Disclosure className="dropdown relative" summary={link.label}>
      <ul className="menu-sheet">
        <Links links={[link, ...dropdownItems]} />
      </ul>
    </Disclosure>
  )
}

export function SiteHeader() {
  return (
    <header lang="en" className={classes(useScrolledBeyond(solidBeyondPixels))}>
      <div className="page-width flex h-header items-center gap-3">
        <Link className="mr-auto rounded-small no-underline" to="/" aria-label={`${company.shortName}, home`}>
          <Wordmark />
        </Link>
        <nav className="mr-4 tablet:hidden" aria-label="Main">
          <ul className="flex gap-1">
            {menu.map((item) => (
              <li key={item.href}>
                <WideItem {...item} />
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="/contact" size="compact">
          Contact Us
        </ButtonLink>
        <Disclosure className="mobile-menu desktop:hidden" summary={<MenuIcon />}>
          <nav aria-label="Main">
            <ul className="menu-sheet">
              {menu.map((item) => (
                <NarrowItem key={item.href} {...item} />
              ))}
            </ul>
          </nav>
        </Disclosure>
      </div>
    </header>
  )
}

function MenuIcon() {
  return (
    <>
      <span className="unseen">Menu</span>
      <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
        <path
          className="mobile-menu__bars"
          d="M4 8.5h16M4 15.5h16"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          className="mobile-menu__cross"
          d="M6 6l12 12M18 6L6 18"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </>
  )
}
