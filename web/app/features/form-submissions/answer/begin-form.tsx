import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type PublicForm, startPublicForm } from '#protocol/features/form-answering.ts'
import { inLanguage, isAsked } from '#protocol/features/forms/content.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { ArrowRight } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'

/** A form for anybody: what it is and how long it takes, then a link of one's own. */
export function BeginForm({ of, errors }: { of: PublicForm; errors: FormError[] }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const title = inLanguage(of.title, locale)
  if (!of.content) return <NotOpen of={of} title={title} />
  const count = of.content.fields.filter(isAsked).length
  const intro = inLanguage(of.content.intro, locale)
  const labels = { name: t('answer.begin.name'), email: t('answer.begin.email') }
  return (
    <>
      <p className="text-ui font-medium text-muted">{of.owner}</p>
      <h1 className="mt-1 text-h1 break-words">{title}</h1>
      {intro ? <p className="mt-2 text-lead whitespace-pre-line break-words text-ink2">{intro}</p> : null}
      <p className="mt-3 text-ui text-muted">
        {t(count === 1 ? 'answer.begin.count.one' : 'answer.begin.count.other', { count })}
        {of.closesOn ? ` ${t('answer.begin.until', { day: dateText(of.closesOn, locale, 'long') })}` : ''}
      </p>
      <Card className="mt-6">
        <CommandForm command={startPublicForm} errors={errors} labels={labels} className="grid gap-5">
          <input type="hidden" name="start" value={of.start} />
          {/* No person sees it; what fills in everything does. */}
          <input name="website" hidden tabIndex={-1} autoComplete="off" />
          <Field name="name" label={labels.name} autoComplete="name" />
          <Field name="email" label={labels.email} autoComplete="email" hint={t('answer.begin.emailHint')} />
          <StickyAction>
            <SubmitButton name="do" value="begin">
              {t('answer.begin.do')}
              <ArrowRight className="size-5" />
            </SubmitButton>
          </StickyAction>
        </CommandForm>
      </Card>
    </>
  )
}

function NotOpen({ of: { state, owner, opensOn, closesOn }, title }: { of: PublicForm; title: string }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const day = state === 'notYet' ? opensOn : closesOn
  const said = state === 'notYet' || state === 'closed' ? state : 'full'
  return (
    <>
      <StatusMark status={state === 'notYet' ? 'wait' : 'info'} className="mt-4 size-12" />
      <p className="mt-4 text-ui font-medium text-muted">{owner}</p>
      <h1 className="mt-1 text-h1 break-words">{title}</h1>
      <p className="mt-2 text-lead text-ink2">
        {t(day ? `answer.notOpen.${said}On` : `answer.notOpen.${said}`, {
          day: day ? dateText(day, locale, 'long') : '',
        })}
      </p>
    </>
  )
}
