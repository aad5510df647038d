import { SignInAsLink } from '#app/features/sessions/acting/sign-in-as-link.tsx'
import { useClosingDetails } from '#app/features/shell/menu/use-closing-details.ts'
import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Ellipsis, Mail } from '#ui/icons.tsx'

type Person = { id: string; name: string; email: string | null; canSignInAs: boolean }

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-muted', strokeWidth: 1.75 } as const

export function MailLink({ name, email, className }: { name: string; email: string; className?: string }) {
  const t = useT('dashboard')
  return (
    <a
      href={`mailto:${email}`}
      aria-label={t('people.mailTo', { name })}
      className={className ?? buttonClass('ghost', 'md', 'min-h-11 px-3')}
    >
      <Mail {...icon} />
      {t('people.mail')}
    </a>
  )
}

/** What one can do for somebody. To act as them is seldom needed, so it waits behind a press. */
export function RowMenu({ person: { id, name, email, canSignInAs } }: { person: Person }) {
  const t = useT('dashboard')
  const menu = useClosingDetails()
  if (!canSignInAs) return email ? <MailLink name={name} email={email} /> : null
  const item =
    'flex min-h-11 items-center gap-3 rounded-tile px-3 text-ui font-medium text-ink no-underline hover:bg-sunken'
  // Somebody may have opened it before scripts arrive: no difference to warn about.
  return (
    <details ref={menu} className="relative" suppressHydrationWarning>
      <summary className="grid size-11 list-none place-items-center rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('people.actions', { name })}</span>
        <Ellipsis {...icon} />
      </summary>
      <ul className="absolute right-0 z-30 mt-1 w-52 rounded-[min(20px,var(--r-panel))] border border-line bg-surface p-2 shadow-e3">
        {email ? (
          <li>
            <MailLink name={name} email={email} className={item} />
          </li>
        ) : null}
        <li>
          <SignInAsLink id={id} name={name} className={item} />
        </li>
      </ul>
    </details>
  )
}
