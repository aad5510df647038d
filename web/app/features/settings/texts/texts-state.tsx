import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { TextName } from '#protocol/tenants/site-texts.ts'
import { focusField, placeOf } from '#ui/field-frame.tsx'
import { Notice } from '#ui/notice.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { StepForm } from '../step-form.tsx'

type Props = { missing: TextName[]; hasPrevious: boolean; changedAt: string; by: string | null }

/** What must stand there and does not, each with the way to its field; and the way back. */
export function TextsState({ missing, hasPrevious, changedAt, by }: Props) {
  const t = useT('settings')
  const locale = useLocale()
  const said = by ? t('texts.state.changed', { name: by, moment: dateText(changedAt, locale, 'moment') }) : ''
  const question = { title: t('texts.undo.title'), text: t('texts.undo.text'), verb: t('texts.undo.verb') }
  return (
    <div className="mt-5 grid max-w-[60rem] gap-4">
      {missing.length > 0 ? (
        <Notice>
          <p id="ontbreekt">{t('texts.state.missing')}</p>
          <ul aria-labelledby="ontbreekt" className="mt-1 flex flex-wrap gap-x-5 font-normal">
            {missing.map((name) => (
              <li key={name}>
                <a
                  href={`#${placeOf(name)}`}
                  className="inline-flex min-h-9 items-center"
                  onClick={(event) => {
                    if (focusField(name)) event.preventDefault()
                  }}
                >
                  {t(`texts.fields.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {missing.length === 0 || by ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
          <StatusMark status={missing.length > 0 ? 'info' : 'done'} className="size-5" />
          <p className="min-w-0 flex-1 basis-64 text-ui font-medium">
            {[missing.length > 0 ? '' : t('texts.state.whole'), said].filter(Boolean).join(' ')}
          </p>
          {hasPrevious ? <StepForm name="undo" seen={changedAt} question={question} /> : null}
        </div>
      ) : null}
    </div>
  )
}
