import { useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { momentOf } from '#app/features/applications/answer/talk-moment.ts'
import { apiOf } from '#lib/context.ts'
import { numberText, today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { ApiError } from '#protocol/client.ts'
import { writtenFor } from '#protocol/features/bulk-message-text.ts'
import { sendBulkMessage, weighBulkMessage } from '#protocol/features/bulk-messages.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { ArrowLeft, Send } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { pathOf, readMessage } from '../bulk-messages.data.ts'
import type { Route } from './+types/send-message'
import { FilledText } from './filled-text.tsx'
import { ReachLine } from './reach-line.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'bulk-messages', 'send.title')

const EXAMPLES = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'sendBulkMessages')
  const api = apiOf(context, session)
  const draft = await readMessage(api, params.id)
  if (draft.status !== 'draft' || !draft.can.sendBulkMessage) throw redirect(pathOf(params.id))
  return { draft, reach: await api.run(weighBulkMessage, params.id, {}) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'sendBulkMessages')
  const api = apiOf(context, session)
  const form = await request.formData()
  const isLater = form.get('when') === 'later'
  const sendAt = isLater ? momentOf(formText(form, 'day'), formText(form, 'time')) : null
  if (isLater && !sendAt) return data<FormAnswer>({ isSaved: false, errors: [{ field: 'day', code: 'date' }] }, 422)
  const answer = await save(async () => {
    try {
      await api.run(sendBulkMessage, params.id, { expected: Number(form.get('expected')) || 1, sendAt })
    } catch (error) {
      // A second press: the first one sent it.
      if (!(error instanceof ApiError) || error.errors[0]?.code !== 'state.conflict') throw error
    }
    return redirect(
      pathOf(params.id),
      withToast({ title: sendAt ? 'bulk-messages.send.planned' : 'bulk-messages.send.begun' }),
    )
  }, sendBulkMessage.input)
  // The moment is asked for as a day and a time.
  for (const error of answer.data.errors) if (error.field === 'sendAt') error.field = 'day'
  return answer
}

/** How many, who is left out, three of them as they will read it; then it goes. */
export default function SendMessage({ loaderData: { draft, reach }, actionData }: Route.ComponentProps) {
  const t = useT('bulk-messages')
  const locale = useLocale()
  const { session } = useRoot()
  const [when, setWhen] = useState('now')
  const count = numberText(reach.total, locale)
  const errors = actionData?.errors ?? []
  const edit = `${pathOf(draft.id)}/edit`
  return (
    <div className="wrap-wide py-6">
      <Link to={edit} className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline">
        <ArrowLeft className="size-4 stroke-2" />
        {t('send.back')}
      </Link>
      <h1 className="text-h1">{t('send.title')}</h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]">
        <Card title={t(reach.total === 1 ? `send.toOne.${draft.audience}` : `send.to.${draft.audience}`, { count })}>
          <ReachLine reach={reach} audience={draft.audience} />
          <h3 className="mt-6 mb-2 text-h4 font-semibold">{t('send.examples')}</h3>
          <ul className="grid gap-3">
            {reach.readers.slice(0, EXAMPLES).map((reader, at) => {
              const { subject, body, locale: written } = writtenFor(draft, reader.locale)
              return (
                <li key={at} className="rounded-card bg-sunken p-4 text-ui">
                  <p className="mb-2 text-sm text-muted">{t('send.to1', { name: reader.name })}</p>
                  <p className="font-semibold wrap-anywhere">
                    <FilledText text={subject} values={reader.values} locale={written} />
                  </p>
                  <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
                    <FilledText text={body} values={reader.values} locale={written} />
                  </p>
                </li>
              )
            })}
          </ul>
        </Card>
        <Card title={t('send.when')}>
          {reach.total === 0 ? (
            <Notice
              action={
                <ButtonLink to={edit} look="outline">
                  {t('send.back')}
                </ButtonLink>
              }
            >
              {t('reach.nobody')}
            </Notice>
          ) : (
            <CommandForm
              command={sendBulkMessage}
              errors={errors}
              labels={{ day: t('send.day'), time: t('send.time'), subject: t('write.subject'), body: t('write.body') }}
              className="grid gap-5"
            >
              <input type="hidden" name="expected" value={reach.total} />
              <Segmented
                name="when"
                label={t('send.moment')}
                defaultValue={when}
                onChange={setWhen}
                options={[
                  { value: 'now', label: t('send.now') },
                  { value: 'later', label: t('send.later') },
                ]}
              />
              <fieldset
                className={
                  when === 'later'
                    ? 'grid gap-4 sm:grid-cols-2'
                    : 'grid gap-4 sm:grid-cols-2 scripting-none:grid [@media(scripting:enabled)]:hidden'
                }
              >
                <legend className="sr-only">{t('send.later')}</legend>
                <DateField name="day" label={t('send.day')} isOptional={when !== 'later'} min={today()} />
                <TimeField name="time" label={t('send.time')} isOptional={when !== 'later'} defaultValue="09:00" />
              </fieldset>
              <p className="text-sm text-muted">{t('send.night')}</p>
              <SubmitButton>
                <Send className="size-5" />
                {t(when === 'later' ? 'send.plan' : reach.total === 1 ? 'send.verbOne' : 'send.verb', { count })}
              </SubmitButton>
              <p className="text-sm text-muted">
                {t('send.inNameOf', { sender: draft.senderName ?? '', house: session?.organization?.name ?? '' })}
              </p>
            </CommandForm>
          )}
        </Card>
      </div>
    </div>
  )
}
