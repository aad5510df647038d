import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { answerHourLink, type LinkedHours } from '#protocol/features/hour-links.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { SignAnswer } from './sign.server.ts'

/** Somebody answered in the name of the host with the code on the student's phone. */
export function ByCode({ of: { byCode, answered } }: { of: LinkedHours }) {
  const t = useT('hours')
  if (byCode === 0) return null
  const names = [...new Set(answered.filter(({ via }) => via === 'code').map(({ by }) => by))].filter(Boolean)
  return (
    <div className="mt-6">
      <Notice
        tone="warn"
        action={
          <Form method="post">
            <SubmitButton name="do" value="deny" look="outline" className="text-ink">
              {t('sign.deny')}
            </SubmitButton>
          </Form>
        }
      >
        {t(byCode === 1 ? 'sign.byCode.one' : 'sign.byCode.other', { count: byCode, name: names.join(', ') })}
      </Notice>
    </div>
  )
}

/** A colleague looks at them from now on. Whoever holds a code cannot pass it on. */
export function HandOver({ of: { kind }, cameBack }: { of: LinkedHours; cameBack?: SignAnswer }) {
  const t = useT('hours')
  if (kind !== 'mail') return null
  const isWrong = cameBack?.name === 'transfer'
  const labels = { name: t('sign.fields.colleague'), email: t('sign.fields.email') }
  return (
    <details open={isWrong} className="mt-8 border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-primaryink">
        {t('sign.handOver.title')}
      </summary>
      <p className="mt-1 mb-4 text-ui text-muted">{t('sign.handOver.text')}</p>
      <CommandForm
        command={answerHourLink}
        errors={isWrong ? cameBack.errors : []}
        labels={labels}
        className="grid gap-4"
      >
        <Field name="name" label={labels.name} isOptional={false} />
        <Field name="email" label={labels.email} isOptional={false} />
        <div>
          <SubmitButton name="do" value="transfer" look="outline">
            {t('sign.handOver.submit')}
          </SubmitButton>
        </div>
      </CommandForm>
    </details>
  )
}
