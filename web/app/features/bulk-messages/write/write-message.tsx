import { data, Link, redirect } from 'react-router'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiOf } from '#lib/context.ts'
import { timeText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, type FormError, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { orElse } from '#lib/or-else.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { changeBulkMessage, tryBulkMessage, weighBulkMessage } from '#protocol/features/bulk-messages.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { Button, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { ArrowLeft, ArrowRight, Send } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { listPath, pathOf, readMessage } from '../bulk-messages.data.ts'
import type { Route } from './+types/write-message'
import { Preview } from './preview.tsx'
import { ReachLine } from './reach-line.tsx'
import { draftOf, useDraft } from './use-draft.ts'
import { VariableChips } from './variable-chips.tsx'
import { Whom } from './whom.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'bulk-messages', 'write.title')

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'sendBulkMessages')
  const api = apiOf(context, session)
  const isSchool = session.can.writeToManyStudents === true
  const draft = await readMessage(api, params.id)
  if (draft.status !== 'draft' || !draft.can.changeBulkMessage) throw redirect(pathOf(params.id))
  const [reach, { periods }, groups] = await Promise.all([
    api.run(weighBulkMessage, params.id, {}),
    isSchool ? choosePeriod(context, request) : { periods: [] },
    isSchool ? orElse(api.tell(currentGroups, {}), { choices: [], isMore: false }) : { choices: [] },
  ])
  return {
    draft,
    reach,
    isSchool,
    choices: { periods: periods.map(({ id, name }) => ({ id, name })), groups: groups.choices },
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'sendBulkMessages')
  const api = apiOf(context, session)
  const form = await request.formData()
  const { chosen } = await readMessage(api, params.id)
  const next = form.get('next')
  // A draft may lack them, what goes out may not.
  const missing: FormError[] = (['subject', 'body'] as const)
    .filter((field) => (next === 'check' || next === 'try') && formText(form, field).trim() === '')
    .map((field) => ({ field, code: 'required' }))
  const answer = await save(async () => {
    await api.run(changeBulkMessage, params.id, draftOf(form, chosen.filter ?? null))
    if (missing.length > 0) return
    if (next === 'try') {
      await api.run(tryBulkMessage, params.id)
      return redirect(`${pathOf(params.id)}/edit`, withToast({ title: 'bulk-messages.write.tried' }))
    }
    if (next === 'check') return redirect(`${pathOf(params.id)}/send`)
    return redirect(`${pathOf(params.id)}/edit`, withToast({ title: 'bulk-messages.write.kept' }))
  }, changeBulkMessage.input)
  const isLacking = answer.data.isSaved && missing.length > 0
  return isLacking ? data<FormAnswer>({ isSaved: false, errors: missing }, 422) : answer
}

/** First whom, then the text; beside it what one of them will read. Whatever is typed is kept by itself. */
export default function WriteMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, choices, isSchool } = loaderData
  const t = useT('bulk-messages')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const { session } = useRoot()
  const { form, onInput, saved, reach, typed, readFrom } = useDraft(
    draft.id,
    draft.chosen.filter ?? null,
    loaderData.reach,
  )
  const textOf = (name: 'subject' | 'body' | 'subjectEn' | 'bodyEn') =>
    typed ? String(typed.get(name) ?? '') : (draft[name] ?? '')
  const given = typed?.get('audience')
  const audience = given === 'hosts' || given === 'guardians' || given === 'students' ? given : draft.audience
  const texts = {
    subject: textOf('subject'),
    body: textOf('body'),
    subjectEn: textOf('subjectEn'),
    bodyEn: textOf('bodyEn'),
  }
  const labels = {
    subject: t('write.subject'),
    body: t('write.body'),
    subjectEn: t('write.subjectEn'),
    bodyEn: t('write.bodyEn'),
  }
  const count = reach.total
  return (
    <div className="wrap-wide py-6">
      <Link
        to={listPath}
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('title')}
      </Link>
      <div
        ref={(box) => {
          form.current = box?.querySelector('form') ?? null
        }}
      >
        <CommandForm
          command={changeBulkMessage}
          errors={actionData?.errors}
          labels={labels}
          onInput={undefined}
          className="contents"
        >
          <div onInput={({ target }) => onInput(target instanceof Element ? (target.getAttribute('name') ?? '') : '')}>
            <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
              <div className="min-w-0 flex-1 basis-72">
                <h1 className="text-h1 break-words">
                  {count === 0
                    ? t('write.title')
                    : t(count === 1 ? `write.toOne.${audience}` : `write.to.${audience}`, { count })}
                </h1>
                <p className="mt-1 text-lead text-ink2">{t('write.lead')}</p>
              </div>
              <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
                <p role="status" className="text-sm text-muted max-sm:w-full">
                  {saved.state === 'failed'
                    ? t('write.notKept')
                    : saved.state === 'saving'
                      ? t('write.keeping')
                      : saved.at
                        ? t('write.keptAt', { time: timeText(saved.at, locale) })
                        : t('write.keptItself')}
                </p>
                {isHydrated ? null : (
                  <Button type="submit" look="outline" name="next" value="keep" formNoValidate>
                    {t('write.keep')}
                  </Button>
                )}
                <Button type="submit" look="outline" name="next" value="try">
                  <Send className="size-5 text-muted" />
                  {t('write.try')}
                </Button>
                <SubmitButton name="next" value="check">
                  {t('write.check')}
                  <ArrowRight className="size-5" />
                </SubmitButton>
              </div>
            </div>
            <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]">
              <div className="grid min-w-0 grid-cols-1 gap-6">
                <Card title={t('whom.title')}>
                  <div className="grid grid-cols-1 gap-5">
                    <Whom audience={draft.audience} chosen={draft.chosen} choices={choices} isSchool={isSchool} />
                    <ReachLine reach={reach} audience={audience} />
                  </div>
                </Card>
                <Card title={t('write.what')}>
                  <div className="grid grid-cols-1 gap-5">
                    <Field
                      name="subject"
                      label={labels.subject}
                      isOptional={false}
                      defaultValue={draft.subject ?? ''}
                    />
                    <TextArea
                      name="body"
                      label={labels.body}
                      isOptional={false}
                      rows={9}
                      defaultValue={draft.body ?? ''}
                    />
                    <VariableChips form={form} into="body" locale="nl" />
                    <details open={Boolean(draft.subjectEn ?? draft.bodyEn)}>
                      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ui font-semibold text-primaryink underline underline-offset-4">
                        {t('write.english')}
                      </summary>
                      <p className="mb-4 text-sm text-muted">
                        {reach.english > 0 ? t('write.englishReaders', { count: reach.english }) : t('write.noEnglish')}
                      </p>
                      <div className="grid grid-cols-1 gap-5">
                        <Field
                          name="subjectEn"
                          label={labels.subjectEn}
                          isOptional
                          defaultValue={draft.subjectEn ?? ''}
                        />
                        <TextArea
                          name="bodyEn"
                          label={labels.bodyEn}
                          isOptional
                          rows={7}
                          defaultValue={draft.bodyEn ?? ''}
                        />
                        <VariableChips form={form} into="bodyEn" locale="en" />
                      </div>
                    </details>
                    <Checkbox
                      name="repliesToSender"
                      label={t('write.replies')}
                      hint={t('write.repliesHint')}
                      defaultChecked={draft.repliesToSender}
                    />
                  </div>
                </Card>
              </div>
              <Preview
                reach={reach}
                texts={texts}
                sender={draft.senderName ?? ''}
                house={session?.organization?.name ?? ''}
                readFrom={readFrom}
              />
            </div>
          </div>
        </CommandForm>
      </div>
    </div>
  )
}
