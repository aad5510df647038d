import { ArrowRightLeft, Check } from 'lucide-react'
import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'

const row = 'flex min-h-11 w-full items-center gap-3 rounded-tile px-3 py-2 text-left text-[15px] leading-5 font-medium'

/** For whoever belongs to more than one: for which one they work now, and the others one press away. */
export function OrganizationSwitch() {
  const t = useT('shell')
  const { organizations = [], organization, roles = [] } = useRoot().session ?? {}
  if (organizations.length < 2) return null
  const as = (id: string) =>
    roles.filter(({ resourceId }) => resourceId === id).map(({ name }) => t(`account.as.${name}`))
  const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-muted', strokeWidth: 1.75 } as const
  return (
    <Form method="post" action="/account/roles" className="border-b border-line py-1.5">
      <fieldset>
        <legend className="px-3 pt-1 pb-0.5 text-cap text-muted">{t('account.organizations')}</legend>
        <ul>
          {organizations.map(({ id, name }) => {
            const isHere = id === organization?.id
            const text = (
              <span className="min-w-0 wrap-anywhere">
                {isHere ? null : <span className="sr-only">{t('account.switchTo')} </span>}
                {name}
                <span className="block text-cap font-normal text-muted">{as(id).join(', ')}</span>
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
