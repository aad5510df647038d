import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Logo } from '#ui/logo.tsx'
import { useMenu } from '../menu/use-menu.ts'
import { ContactLines } from './contact-lines.tsx'

type Columns = Record<string, Record<string, string>>

/** Where a site is for volunteers first, the first column is theirs, in their words. */
const guestColumns = (hasSelfFound: boolean, isForVolunteers: boolean): Columns => ({
  students: {
    search: '/stagebank',
    ...(hasSelfFound ? { selfFound: '/zelfgevonden/melden' } : {}),
    signIn: isForVolunteers ? '/inloggen/vrijwilliger' : '/inloggen/leerling',
  },
  providers: { signUp: '/organizations/signup', signIn: '/inloggen/stagebieder' },
})
const memberColumns: Columns = {
  account: { dashboard: '/dashboard', roles: '/account/roles', signOut: '/uitloggen' },
}
const aboutColumn: Columns = {
  about: { home: '/', privacy: '/privacyverklaring', access: '/toegankelijkheid', leave: '/account/verwijderen' },
}

const link = 'inline-flex min-h-11 items-center text-ui no-underline hover:underline md:min-h-9'

/** Water below the quay: the same light blue on every site. On a phone, who is signed in has a bar there instead. */
export function Footer() {
  const t = useT('shell')
  const { site, session, isForVolunteers } = useRoot()
  const { words, ...contact } = site.contact
  // What lies deeper in the menu is found here too.
  const below = useMenu().flatMap((item) => item.below)
  const guests = guestColumns(site.flags.selfFoundInternships, isForVolunteers)
  const columns = { ...(session ? memberColumns : guests), ...aboutColumn }
  return (
    <footer className={`mt-16 text-footerink md:mt-24 app:hidden print:hidden ${session ? 'max-md:hidden' : ''}`}>
      <svg viewBox="0 0 1440 40" preserveAspectRatio="none" className="block h-10 w-full" aria-hidden="true">
        <path
          d="M0 22c120-18 240-18 360 0s240 18 360 0 240-18 360 0 240 18 360 0v18H0z"
          className="fill-[var(--footer)]"
        />
      </svg>
      <div className="-mt-px bg-footer">
        <div className="wrap grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:flex md:gap-x-8 lg:gap-x-20">
          <div className="col-span-2 grow">
            <Logo site={site} isRoomy />
            <p className="mt-4 max-w-72 text-ui text-balance">
              {isForVolunteers && site.front === 'internships' ? t('footer.volunteering') : site.slogan}
            </p>
            {words ? (
              <p className="mt-3 max-w-72 text-ui text-pretty" lang={words.lang}>
                {words.text}
              </p>
            ) : null}
            <div className="mt-4 max-w-72 empty:hidden">
              <ContactLines {...contact} link={link} />
            </div>
          </div>
          {Object.entries(columns).map(([column, links]) => (
            <nav key={column} aria-labelledby={`voet-${column}`} className="lg:min-w-40">
              <h2 id={`voet-${column}`} className="text-ui tracking-normal">
                {t(`footer.${column}.title`)}
              </h2>
              <ul className="mt-1">
                {column === 'about'
                  ? below.map(({ id, title, path }) => (
                      <li key={id}>
                        <Link to={path} className={link}>
                          {title}
                        </Link>
                      </li>
                    ))
                  : null}
                {Object.entries(links).map(([name, path]) => (
                  <li key={name}>
                    <Link to={path} className={link}>
                      {t(`footer.${column}.${name}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="wrap pb-8">
          <p className="border-t border-[color-mix(in_oklab,var(--footer-ink)_18%,transparent)] pt-5 text-sm">
            © {new Date().getFullYear()} {site.appName}
          </p>
        </div>
      </div>
    </footer>
  )
}
