import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { StepForm } from '../step-form.tsx'

type Props = { hasDraft: boolean; hasPrevious: boolean; changedAt: string; by: string | null }

/** Whether everybody sees it already, and the ways back. */
export function LookState({ hasDraft, hasPrevious, changedAt, by }: Props) {
  const t = useT('settings')
  const locale = useLocale()
  const moment = dateText(changedAt, locale, 'moment')
  const said = hasDraft ? 'draft' : by ? 'live' : 'asMade'
  const step = (name: 'drop' | 'undo') => (
    <StepForm
      name={name}
      seen={changedAt}
      question={{ title: t(`look.${name}.title`), text: t(`look.${name}.text`), verb: t(`look.${name}.verb`) }}
    />
  )
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
      <StatusMark status={hasDraft ? 'warn' : 'done'} className="size-5" />
      <p className="min-w-0 flex-1 basis-64 text-ui font-medium">
        {t(`look.state.${said}`, { name: by ?? '', moment })}
      </p>
      {hasDraft ? step('drop') : null}
      {hasPrevious ? step('undo') : null}
    </div>
  )
}
