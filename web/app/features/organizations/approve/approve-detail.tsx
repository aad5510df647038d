import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { PossibleDuplicates } from '#app/features/queue/possible-duplicates.tsx'
import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { OrganizationLogo } from '../organization-name.tsx'
import type { Waiting } from './approve.server.ts'
import { approving, DecisionForms } from './decision-forms.tsx'
import { isAnother } from './same-or-new.ts'

type Props = {
  organization: Waiting
  reason?: string
  errors?: FormError[]
  isToChoose?: boolean
  nextId: string
  isNew: boolean
}

/** One registration, and the two things one can say to it. */
export function ApproveDetail({ organization, reason, errors, isToChoose, nextId, isNew }: Props) {
  const t = useT('organizations')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed went with the one before; reading goes on at the top of this one.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { name, type, duplicates, createdAt } = organization
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
      {duplicates.length > 0 ? (
        <div className="mt-5">
          <SameOrNew organization={organization} />
        </div>
      ) : null}
      <Facts organization={organization} />
      <DecisionForms
        organization={organization}
        nextId={nextId}
        reason={reason}
        errors={errors}
        isToChoose={isToChoose}
      />
    </article>
  )
}

/** One that may be here already is the same as that one, and then it is refused; or it is another one. */
function SameOrNew({ organization: { duplicates, name } }: Pick<Props, 'organization'>) {
  const t = useT('organizations')
  const same = duplicates.map((each) => ({
    value: each.id,
    label: t('approve.same', { name: [each.name, each.city].filter(Boolean).join(', ') }),
    hint: t(`filters.status.${each.status}`),
  }))
  return (
    <>
      <PossibleDuplicates
        name="same"
        form={approving}
        options={[...same, { value: isAnother, label: t('approve.isNew', { name }), hint: t('approve.isNewHint') }]}
      />
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {duplicates.map((each) => (
          <li key={each.id}>
            <Link
              to={`/organizations/${each.id}`}
              className="inline-flex min-h-8 items-center text-ui font-medium text-primaryink underline underline-offset-3"
            >
              {t('approve.look', { name: each.name })}
            </Link>
          </li>
        ))}
      </ul>
    </>
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
