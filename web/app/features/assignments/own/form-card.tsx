import { Form } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { WorkForms } from '#protocol/features/assignment-forms.ts'
import { givenSubmissions } from '#protocol/features/form-submissions.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { StatusMark } from '#ui/status-mark.tsx'

type WorkForm = NonNullable<WorkForms['form']>
export const isFilledIn = ({ status }: WorkForm): boolean => isOneOf(givenSubmissions, status)

/** The form that goes along: how far it is, and the way to it. It opens as a page of its own, which also works offline. */
export function FormCard({ of, canFillIn }: { of: WorkForm; canFillIn: boolean }) {
  const t = useT('assignments')
  const locale = useLocale()
  const isDone = isFilledIn(of)
  const state = isDone ? 'formDone' : of.submissionId ? 'formBegun' : 'formTodo'
  const doing = isDone ? 'fillAgain' : of.submissionId ? 'fillOn' : 'fillIn'
  return (
    <Card title={t('own.form', { title: inLanguage(of.title, locale) })}>
      <p className="flex items-start gap-2.5 text-ui text-ink2">
        <StatusMark status={isDone ? 'done' : 'todo'} className="mt-0.5 size-5" />
        {t(`own.${state}`)}
      </p>
      {canFillIn ? (
        <Form method="post" reloadDocument className="mt-4">
          <SubmitButton name="do" value="form" look={isDone ? 'outline' : 'primary'}>
            {t(`own.${doing}`)}
          </SubmitButton>
        </Form>
      ) : null}
    </Card>
  )
}
