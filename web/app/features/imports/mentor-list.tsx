import { useState } from 'react'
import { useFetcher } from 'react-router'
import { decideImportMentor, type ImportMentor } from '../../../../protocol/src/imports.ts'
import type { FormAnswer } from '../../lib/form.ts'
import { FormContext } from '../../lib/form-context.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Staff } from './imports.data.ts'
import { PlainSelect } from './plain-select.tsx'
import { forCount } from './plural.ts'

const LONG = 5

/** Mentors in the file whom nobody knows: say who they are, invite them, or leave them out. */
export function MentorList({ mentors, staff }: { mentors: ImportMentor[]; staff: Staff }) {
  const t = useT('imports')
  const unknown = mentors.filter(({ userId, decision }) => !userId || decision === 'create')
  if (unknown.length === 0) return null
  const open = unknown.filter(({ decision }) => !decision).length
  return (
    // A long list would keep the rows out of sight.
    <details open={open > 0 && open <= LONG} className="mt-6 rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 items-center gap-3 px-5 py-3 font-semibold">
        <StatusMark status={open > 0 ? 'warn' : 'done'} />
        {t(open > 0 ? forCount('mentors.title', open) : 'mentors.settled', { count: open })}
      </summary>
      <p className="px-5 text-sm text-muted">{t('mentors.lead')}</p>
      <ul className="mt-2">
        {unknown.map((mentor) => (
          <MentorLine key={mentor.text} mentor={mentor} staff={staff} />
        ))}
      </ul>
    </details>
  )
}

const none: FormAnswer['errors'] = []
const { input } = decideImportMentor
/** Somebody new needs a name and an address. */
const rules = {
  ...input,
  firstName: { ...input.firstName, optional: false },
  lastName: { ...input.lastName, optional: false },
  email: { ...input.email, optional: false },
}

function MentorLine({ mentor, staff }: { mentor: ImportMentor; staff: Staff }) {
  const t = useT('imports')
  const fetcher = useFetcher<FormAnswer>()
  const said = mentor.decision === 'link' ? (mentor.userId ?? '') : (mentor.decision ?? '')
  const [choice, setChoice] = useState<string>(said)
  return (
    <li className="border-t border-line px-5 py-3">
      <fetcher.Form method="post" noValidate className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <input type="hidden" name="doel" value="mentor" />
        <input type="hidden" name="mentor" value={mentor.text} />
        <p className="min-w-40 flex-1 pt-2">
          <span className="font-semibold">{mentor.text}</span>{' '}
          <span className="text-sm text-muted">{t(forCount('mentors.rows', mentor.rows), { count: mentor.rows })}</span>
        </p>
        <PlainSelect
          name="userId"
          aria-label={t('mentors.who', { name: mentor.text })}
          value={choice}
          onChange={(event) => {
            const next = event.currentTarget.value
            setChoice(next)
            if (next && next !== 'create') void fetcher.submit(event.currentTarget.form, { flushSync: true })
          }}
          isOpen={!choice}
          className="w-full md:w-80"
        >
          <option value="">{t('decisions.none')}</option>
          <option value="create">{t('mentors.create')}</option>
          <option value="leave">{t('mentors.leave')}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </PlainSelect>
        {choice === 'create' ? (
          <FormContext value={{ rules, errors: fetcher.data?.errors ?? none }}>
            <div className="grid w-full gap-3 sm:grid-cols-2 lg:grid-cols-4">
              <Field name="firstName" label={t('fields.firstName')} defaultValue={mentor.person?.firstName} />
              <Field name="infix" label={t('fields.infix')} isOptional defaultValue={mentor.person?.infix ?? ''} />
              <Field name="lastName" label={t('fields.lastName')} defaultValue={mentor.person?.lastName} />
              <Field name="email" label={t('fields.email')} defaultValue={mentor.email ?? ''} />
            </div>
            <Button type="submit" look="outline" size="md" className="max-md:min-h-11">
              {t(mentor.decision === 'create' ? 'mentors.saved' : 'mentors.save')}
            </Button>
          </FormContext>
        ) : (
          <noscript>
            <Button type="submit" look="outline" size="md">
              {t('mentors.save')}
            </Button>
          </noscript>
        )}
      </fetcher.Form>
    </li>
  )
}
