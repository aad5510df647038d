import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import {
  periodicMail,
  previewPeriodicMail,
  rhythms,
  savePeriodicMail,
  sendPeriodicMail,
} from '#protocol/features/periodic-mail.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup, RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import type { Route } from './+types/periodic-mail'
import { MailPreview } from './mail-preview.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'periodic-mail', 'title')

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
const hours = Array.from({ length: 24 }, (_, hour) => String(hour))

/** The mail itself is put together only for who asks for it: every part of it is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const isAsked = new URL(request.url).searchParams.has('voorbeeld')
  const [kept, preview] = await Promise.all([api.tell(periodicMail), isAsked ? api.tell(previewPeriodicMail) : null])
  return { ...kept, mails: preview?.mails ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  if (form.get('intent') !== 'send') {
    return submit(request, savePeriodicMail, (input) => api.run(savePeriodicMail, '', input))
  }
  try {
    const { count } = await api.run(sendPeriodicMail, '', {})
    const title = count === 0 ? 'sentNone' : count === 1 ? 'sent' : 'sentMany'
    const toast = { title: `periodic-mail.preview.${title}`, params: { count } }
    return redirect('/profile-edit/periodieke-mail', withToast(toast))
  } catch (error) {
    return { isSaved: false, errors: errorsOf(error, {}).errors }
  }
}

export default function PeriodicMail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('periodic-mail')
  const { setting, isDefault, sections, mails } = loaderData
  const wanted = sections.map(({ name }) => name).filter((name) => !setting.without.some((each) => each === name))
  return (
    <div className="grid gap-5">
      <Card>
        <h1 className="text-h2">{t('title')}</h1>
        <p className="mt-1 text-ui text-muted">{t('lead')}</p>
        <CommandForm command={savePeriodicMail} errors={actionData?.errors} className="group/mail mt-6 grid gap-5">
          <FormSaved answer={actionData}>{t('saved')}</FormSaved>
          <RadioGroup
            name="rhythm"
            label={t('often')}
            {...(isDefault ? { hint: t('default') } : {})}
            defaultValue={setting.rhythm}
            options={rhythms.map((value) => ({ value, label: t(`${value}.label`), hint: t(`${value}.hint`) }))}
          />
          <div className="grid gap-5 group-has-[input[value=off]:checked]/mail:hidden sm:grid-cols-2">
            <div className="hidden group-has-[input[value=weekly]:checked]/mail:block">
              <SelectField
                name="weekday"
                label={t('weekday')}
                defaultValue={String(setting.weekday)}
                options={weekdays.map((value) => ({ value, label: t(`days.${value}`) }))}
              />
            </div>
            <SelectField
              name="hour"
              label={t('hour')}
              defaultValue={String(setting.hour)}
              options={hours.map((value) => ({ value, label: t('hourAt', { hour: value }) }))}
            />
            <SelectField
              name="locale"
              label={t('language')}
              defaultValue={setting.locale ?? ''}
              options={[
                { value: '', label: t('languages.own') },
                { value: 'nl', label: t('languages.nl') },
                { value: 'en', label: t('languages.en') },
              ]}
            />
          </div>
          {sections.length > 0 ? (
            <div className="group-has-[input[value=off]:checked]/mail:hidden">
              <CheckboxGroup
                name="sections"
                label={t('sections')}
                hint={t('several')}
                columns={2}
                defaultValue={wanted}
                options={sections.map(({ name, title }) => ({ value: name, label: title }))}
              />
            </div>
          ) : null}
          <p className="text-sm text-muted">{t('never')}</p>
          <StickyAction>
            <SubmitButton>{t('save')}</SubmitButton>
          </StickyAction>
        </CommandForm>
      </Card>
      <MailPreview mails={mails} />
    </div>
  )
}
