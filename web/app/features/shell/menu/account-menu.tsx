import { Form, Link } from 'react-router'
import { roleAt } from '#app/features/users/role-word.ts'
import { useT, useWords } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ArrowRightLeft, Check, ChevronsUpDown, LogOut } from '#ui/icons.tsx'
import { hasMenuPanel, languageBehindName, nameRoom, worksInLists } from '../layout-for-home.ts'
import { NarrowLanguage } from '../preferences/language-toggle.tsx'
import { ModeSwitch } from '../preferences/mode-switch.tsx'
import { collectMenu } from './collect-menu.ts'
import { besideBar } from './navigation.ts'
import { useClosingDetails } from './use-closing-details.ts'
import { useNavigation } from './use-navigation.ts'

const links = collectMenu(({ account }) => account)

/** Who one is here, for which organization, and the way out. */
export function AccountMenu() {
  const t = useT('shell')
  const say = useWords()
  const { session } = useRoot()
  const menu = useClosingDetails(session?.organization?.id)
  const items = useNavigation()
  if (!session) return null
  const { user, organization, organizations } = session
  const name = [user.firstName, user.infix, user.lastName].filter(Boolean).join(' ')
  // Whoever has many tabs has little room left beside them: the name takes what there is.
  const width = worksInLists(session) ? 'max-w-48' : 'max-w-72'
  const item =
    'flex min-h-11 items-center gap-3 rounded-tile px-3 text-[15px] font-medium text-ink no-underline hover:bg-sunken'
  return (
    <details ref={menu} className="relative min-w-12 shrink!">
      <summary className="flex min-h-12 list-none items-center gap-2.5 overflow-hidden rounded-control border border-line p-1.5 hover:bg-sunken lg:pr-3 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('account.menu')}</span>
        <Avatar name={name} />
        <span className={`min-w-0 text-left ${nameRoom(session)}`}>
          <span className={`block truncate text-sm leading-[18px] font-semibold text-ink ${width}`}>{name}</span>
          <span className={`block truncate text-micro text-muted ${width}`}>{organization?.name}</span>
        </span>
        <ChevronsUpDown className="size-4 shrink-0 text-muted max-lg:hidden" />
      </summary>
      <div className="absolute right-0 z-50 mt-2 max-h-[calc(100dvh-5.5rem)] w-72 max-w-[calc(100vw-2.5rem)] overflow-y-auto rounded-[20px] max-md:max-h-[calc(100dvh-9.5rem)] border border-line bg-surface p-2 shadow-e3">
        <div className="border-b border-line px-3 pt-2 pb-3">
          <p className="truncate text-ui font-semibold">{name}</p>
          <p className="truncate text-cap text-muted">{user.email}</p>
          {organization && organizations.length < 2 ? (
            <p className="mt-1.5 text-cap text-ink2">
              {[
                organization.name,
                ...organization.roles.map((role) => t(`account.as.${roleAt(role, organization.type)}`)),
              ].join(', ')}
            </p>
          ) : null}
        </div>
        <OrganizationSwitch />
        <ul className="py-1.5">
          {hasMenuPanel(session)
            ? null
            : besideBar(items).map(({ label, path, icon: Icon }) => (
                <li key={path} className="md:hidden app:block">
                  <Link to={path} className={item}>
                    <Icon className="size-5 text-muted" />
                    {say(label)}
                  </Link>
                </li>
              ))}
          {links
            .filter(({ can }) => !can || session.can[can])
            .map(({ feature, label, path, icon: Icon }) => (
              <li key={path}>
                <Link to={path} className={item}>
                  <Icon className="size-5 text-muted" />
                  {say(`${feature}.${label}`)}
                </Link>
              </li>
            ))}
        </ul>
        <ModeSwitch className="px-3 py-1" />
        <NarrowLanguage from={languageBehindName(session)} />
        <div className="mt-2 border-t border-line pt-1.5">
          <Link to="/uitloggen" className={item}>
            <LogOut className="size-5 text-muted" />
            {t('account.signOut')}
          </Link>
        </div>
      </div>
    </details>
  )
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-tile px-3 py-2 text-left text-[15px] leading-5 font-medium'

/** For whoever belongs to more than one: for which one they work now, and the others one press away. */
function OrganizationSwitch() {
  const t = useT('shell')
  const { organizations = [], organization } = useRoot().session ?? {}
  if (organizations.length < 2) return null
  const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-muted', strokeWidth: 1.75 } as const
  return (
    <Form method="post" action="/account/roles" className="border-b border-line py-1.5">
      <fieldset>
        <legend className="px-3 pt-1 pb-0.5 text-cap text-muted">{t('account.organizations')}</legend>
        <ul>
          {organizations.map(({ id, name, roles, type }) => {
            const isHere = id === organization?.id
            const text = (
              <span className="min-w-0 wrap-anywhere">
                {isHere ? null : <span className="sr-only">{t('account.switchTo')} </span>}
                {name}
                <span className="block text-cap font-normal text-muted">
                  {roles.map((role) => t(`account.as.${roleAt(role, type)}`)).join(', ')}
                </span>
              </span>
            )
            return (
              <li key={id} aria-current={isHere ? 'true' : undefined}>
                {isHere ? (
                  <span className={`${row} bg-primarysoft text-primaryink`}>
                    <Check {...icon} className="size-5 shrink-0" />
                    {text}
                  </span>
                ) : (
                  <button type="submit" name="organization" value={id} className={`${row} text-ink hover:bg-sunken`}>
                    <ArrowRightLeft {...icon} />
                    {text}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </fieldset>
    </Form>
  )
}
