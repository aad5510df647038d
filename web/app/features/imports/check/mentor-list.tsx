import { useState } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import type { FormAnswer } from '#lib/form.ts'
import { FormContext } from '#lib/form-context.ts'
import { useT } from '#lib/i18n.tsx'
import { decideImportMentor, type ImportMentor } from '#protocol/features/imports.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Import, Staff } from '../imports.data.ts'
import { forCount } from '../plural.ts'
import { PlainSelect } from '../wizard/plain-select.tsx'

const LONG = 5

/**
 * The mentors in the file. Whom nobody knows is asked for; what was chosen, now or for an earlier file, can be changed
 * until the import runs.
 */
export function MentorList({ found: { id, mentors }, staff }: { found: Import; staff: Staff }) {
  const t = useT('imports')
  const [search] = useSearchParams()
  const changing = search.get('mentor')
  if (mentors.length === 0) return null
  const asked = mentors.filter(({ isFound }) => !isFound)
  const open = asked.filter(({ decision }) => !decision).length
  const state = open > 0 ? forCount('mentors.title', open) : asked.length > 0 ? 'mentors.settled' : 'mentors.known'
  const shown = open > 0 ? open : asked.length
  return (
    // A long list would keep the rows out of sight.
    <details
      open={changing !== null || (shown > 0 && shown <= LONG)}
      className="mt-6 rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-14 items-center gap-3 px-5 py-3 font-semibold">
        <StatusMark status={open > 0 ? 'warn' : 'done'} />
        {t(state, { count: open })}
      </summary>
      <p className="px-5 text-sm text-muted">{t('mentors.lead')}</p>
      <ul className="mt-2">
        {asked.map((mentor) => (
          <MentorLine key={mentor.text} mentor={mentor} staff={staff} />
        ))}
        {mentors
          .filter(({ isFound }) => isFound)
          .map((mentor) =>
            mentor.text === changing ? (
              <MentorLine key={mentor.text} mentor={mentor} staff={staff} />
            ) : (
              <KnownLine key={mentor.text} mentor={mentor} to={`/importeren/${id}?${changeOf(search, mentor)}`} />
            ),
          )}
      </ul>
    </details>
  )
}

function changeOf(search: URLSearchParams, { text }: ImportMentor): URLSearchParams {
  const changed = new URLSearchParams(search)
  changed.set('mentor', text)
  return changed
}

/** Recognised: one line, because a list to choose from for every mentor of a school is a long page. */
function KnownLine({ mentor, to }: { mentor: ImportMentor; to: string }) {
  const t = useT('imports')
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line px-5 py-1.5">
      <MentorText mentor={mentor} />
      <span className="min-w-0 break-words">{mentor.name}</span>
      <Link
        to={to}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold text-primaryink underline underline-offset-3"
      >
        {t('mentors.change')} <span className="sr-only">{mentor.text}</span>
      </Link>
    </li>
  )
}

function MentorText({ mentor: { text, rows } }: { mentor: ImportMentor }) {
  const t = useT('imports')
  return (
    <p className="min-w-40 flex-1">
      <span className="font-semibold">{text}</span>{' '}
      <span className="text-sm text-muted">{t(forCount('mentors.rows', rows), { count: rows })}</span>
    </p>
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
        <input type="hidden" name="do" value="mentor" />
        <input type="hidden" name="mentor" value={mentor.text} />
        <div className="flex min-h-11 flex-1 items-center">
          <MentorText mentor={mentor} />
        </div>
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
