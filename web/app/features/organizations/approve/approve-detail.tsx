import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { OrganizationLogo } from '../organization-name.tsx'
import type { Waiting } from './approve.server.ts'
import { DecisionForms } from './decision-forms.tsx'

type Props = { organization: Waiting; reason?: string; errors?: FormError[]; nextId: string; isNew: boolean }

/** One registration, and the two things one can say to it. */
export function ApproveDetail({ organization, reason, errors, nextId, isNew }: Props) {
  const t = useT('organizations')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed went with the one before; reading goes on at the top of this one.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { id, name, type, duplicates, createdAt } = organization
  return (
    <article className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-7" aria-labelledby="registration">
      <div className="flex items-center gap-4">
        <OrganizationLogo type={type} logoId={null} className="size-14" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} id="registration" className="text-h2 break-words outline-none">
            {name}
          </h2>
          <p className="text-ui text-muted">
            {t('approve.since', { type: t(`filters.type.${type}`), date: dateText(createdAt, locale, 'long') })}
          </p>
        </div>
      </div>
      {duplicates.length > 0 ? <Duplicates duplicates={duplicates} /> : null}
      <Facts organization={organization} />
      <DecisionForms id={id} nextId={nextId} reason={reason} errors={errors} />
    </article>
  )
}

function Duplicates({ duplicates }: Pick<Waiting, 'duplicates'>) {
  const t = useT('organizations')
  return (
    <div role="note" className="mt-5 flex gap-3 rounded-tile bg-warnsoft p-4 text-ui text-warnink">
      <StatusMark status="warn" className="mt-px size-5" />
      <div className="min-w-0">
        <p className="font-semibold">{t('approve.duplicates')}</p>
        <ul className="mt-1">
          {duplicates.map(({ id, name, city, status }) => (
            <li key={id}>
              <Link
                to={`/organizations/${id}`}
                className="inline-flex min-h-8 items-center font-medium text-inherit underline underline-offset-3"
              >
                {[name, city].filter(Boolean).join(', ')}
              </Link>
              <span> ({t(`filters.status.${status}`).toLowerCase()})</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Facts({ organization }: { organization: Waiting }) {
  const t = useT('organizations')
  const nameOf = useSectorName()
  const { contact, address, website, email, phoneNumber, chamberNumber, sector, description } = organization
  const link = 'font-medium break-all text-primaryink underline underline-offset-3'
  const facts: [string, ReactNode][] = [
    ['contact', contact ? <Contact contact={contact} /> : t('approve.noContact')],
    [
      'address',
      address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      )),
    ],
    [
      'email',
      email ? (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      ) : (
        ''
      ),
    ],
    ['phoneNumber', phoneNumber],
    [
      'website',
      /^https?:/.test(website) ? (
        <a href={website} rel="noopener noreferrer nofollow" className={link}>
          {website}
        </a>
      ) : (
        ''
      ),
    ],
    ['chamberNumber', chamberNumber],
    ['sector', sector ? nameOf(sector) : ''],
    ['description', description ? <span className="whitespace-pre-line">{description}</span> : ''],
  ]
  const filled = facts.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
  return (
    <dl className="mt-5 text-ui">
      {filled.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted">
            {t(name === 'contact' || name === 'address' ? `approve.${name}` : `fields.${name}`)}
          </dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Contact({ contact: { name, email, phoneNumber } }: { contact: NonNullable<Waiting['contact']> }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <a href={`mailto:${email}`} className="block break-all text-primaryink underline underline-offset-3">
        {email}
      </a>
      {phoneNumber}
    </>
  )
}
