import { Link } from 'react-router'
import { ChoiceLine } from '#app/features/forms/builder/settings/small-inputs.tsx'
import { useT } from '#lib/i18n.tsx'
import { useFound } from './use-found.tsx'
import type { Lang } from './use-page-builder.ts'

type Props = { value: string; lang: Lang; onValue(formId: string): void }

/** One of the forms that anybody may fill in. */
export function FormChoice({ value, lang, onValue }: Props) {
  const t = useT('content')
  const { found } = useFound()
  const choices = Object.values(found.forms)
    .map(({ id, title }) => ({ value: id, label: (lang === 'en' && title.en) || title.nl }))
    .sort((one, other) => one.label.localeCompare(other.label, lang))
  const none = { value: '', label: t('pages.fields.chooseForm') }
  return (
    <div className="grid gap-2">
      {choices.length > 0 ? (
        <ChoiceLine label={t('pages.fields.form')} value={value} options={[none, ...choices]} onValue={onValue} />
      ) : (
        <p className="text-ui text-ink2">{t('pages.fields.noForms')}</p>
      )}
      <p className="text-ui text-muted">
        {t('pages.fields.formWhy')} <Link to="/form_builder">{t('pages.fields.toForms')}</Link>
      </p>
    </div>
  )
}
