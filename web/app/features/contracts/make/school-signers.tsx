import { Form, redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { readChecked, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { schoolSigners } from '#protocol/features/contract-desk.ts'
import { users } from '#protocol/features/users.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Route } from './+types/school-signers'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'contracts', 'make.signers.title')

const path = '/instellingen/ondertekenaars'
const { userId, firstDay, lastDay } = schoolSigners.attributes
const rules = { userId, firstDay, lastDay }

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'nameSchoolSigners')
  const api = apiOf(context, session)
  const school = hereOf(session).id
  const [named, staff] = await Promise.all([
    api.list(schoolSigners, { filter: { schoolIdEq: school }, page: { size: 100 } }),
    Promise.all(
      (['admin', 'mentor'] as const).map((withRole) =>
        api.list(users, { filter: { organizationIdEq: school, statusEq: 'active', withRole }, page: { size: 100 } }),
      ),
    ),
  ])
  const people = new Map(staff.flat().map((person) => [person.id, personName(person)]))
  return {
    named: named.map(({ id, name, firstDay: first = null, lastDay: last = null }) => ({ id, name, first, last })),
    people: [...people]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'nameSchoolSigners')
  const api = apiOf(context, session)
  const form = await request.formData()
  if (formText(form, 'do') === 'remove')
    return save(async () => {
      await api.remove(schoolSigners, formText(form, 'id'))
      return redirect(path, withToast({ title: 'contracts.make.signers.removed', color: 'info' }))
    })
  const { input, wrong } = readChecked(rules, form, false)
  if (wrong) return { isSaved: false, errors: wrong }
  return save(async () => {
    await api.create(schoolSigners, { ...input, schoolId: hereOf(session).id })
    return redirect(path, withToast({ title: 'contracts.make.signers.added' }))
  }, rules)
}

/** Who signs contracts for the school: always, or as a stand-in during some days. */
export default function SchoolSigners({ loaderData, actionData }: Route.ComponentProps) {
  const { named, people } = loaderData
  const t = useT('contracts')
  const locale = useLocale()
  const labels = {
    userId: t('make.signers.who'),
    firstDay: t('make.signers.firstDay'),
    lastDay: t('make.signers.lastDay'),
  }
  const days = (first: string | null, last: string | null) => {
    if (!first && !last) return t('make.signers.always')
    if (first && last)
      return t('make.signers.days', { first: dateText(first, locale, 'full'), last: dateText(last, locale, 'full') })
    return first
      ? t('make.signers.from', { first: dateText(first, locale, 'full') })
      : t('make.signers.until', { last: dateText(last ?? '', locale, 'full') })
  }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[{ label: t('make.signers.settings'), to: '/instellingen' }]}
        here={t('make.signers.title')}
      />
      <h1 className="mt-3 text-h1">{t('make.signers.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('make.signers.lead')}</p>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('make.signers.now')}>
          {named.length === 0 ? <p className="text-ui text-muted">{t('make.signers.none')}</p> : null}
          <ul>
            {named.map(({ id, name, first, last }) => (
              <li key={id} className="flex items-center gap-3.5 border-line py-3 not-first:border-t">
                <Avatar name={name} className="size-10 text-sm" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-ui font-semibold">{name}</span>
                  <span className="block text-sm text-muted">{days(first, last)}</span>
                </span>
                <Form method="post">
                  <input type="hidden" name="do" value="remove" />
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton
                    look="ghost"
                    size="md"
                    className="min-h-11"
                    aria-label={t('make.signers.remove', { name })}
                  >
                    {t('make.signers.removeVerb')}
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={t('make.signers.add')}>
          <RuledForm rules={rules} errors={actionData?.errors} labels={labels} className="grid gap-4">
            <SelectField name="userId" label={labels.userId} options={people} />
            <div className="grid gap-4 sm:grid-cols-2">
              <Field name="firstDay" label={labels.firstDay} hint={t('make.signers.firstHint')} />
              <Field name="lastDay" label={labels.lastDay} hint={t('make.signers.lastHint')} />
            </div>
            <SubmitButton className="justify-self-start">{t('make.signers.addVerb')}</SubmitButton>
          </RuledForm>
        </Card>
      </div>
    </div>
  )
}
