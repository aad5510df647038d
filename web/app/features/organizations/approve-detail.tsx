import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { text } from '../../../../protocol/src/fields.ts'
import { dateText } from '../../lib/dates.ts'
import type { FormError } from '../../lib/form.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Button, buttonClass, SubmitButton } from '../../ui/button.tsx'
import { RuledForm } from '../../ui/command-form.tsx'
import { focusField } from '../../ui/field-frame.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Waiting } from './approve.server.ts'
import { OrganizationLogo } from './organization-name.tsx'

type Props = { organization: Waiting; errors?: FormError[]; nextId: string; isNew: boolean }
const rules = { statusReason: text({ max: 500 }) }

/** One registration, and the two things one can say to it. */
export function ApproveDetail({ organization, errors, nextId, isNew }: Props) {
  const t = useT('organizations')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  // The button that was pressed went with the one before; reading goes on at the top of this one.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { id, name, type, duplicates, createdAt } = organization
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={nextId} />
    </>
  )
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
      <div className="mt-6 flex flex-wrap items-start gap-3 border-t border-line pt-6">
        <Form method="post">
          {hidden}
          <Button type="submit" name="decision" value="approve" data-queue="approve" disabled={isBusy}>
            <Check aria-hidden="true" className="size-5" strokeWidth={2} />
            {t('approve.yes')}
          </Button>
        </Form>
        <details
          open={Boolean(errors?.length)}
          className="group min-w-0 open:basis-full"
          onToggle={(event) => event.currentTarget.open && focusField('statusReason')}
        >
          <summary
            data-queue="deny"
            className={buttonClass('outline', 'xl', 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={2} />
            {t('approve.no')}
          </summary>
          <RuledForm
            rules={rules}
            errors={errors}
            labels={{ statusReason: t('approve.reason') }}
            className="mt-4 grid max-w-[42rem] gap-4"
          >
            {hidden}
            <input type="hidden" name="decision" value="deny" />
            <TextArea name="statusReason" label={t('approve.reason')} hint={t('approve.reasonHint')} rows={3} />
            <SubmitButton look="danger" className="justify-self-start">
              {t('approve.noDo')}
            </SubmitButton>
          </RuledForm>
        </details>
      </div>
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
    ['sector', sector ? t(`filters.sector.${sector}`) : ''],
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
