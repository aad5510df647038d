import { Link } from 'react-router'
import { homeOf } from '#app/features/content/pages/page-head.tsx'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { id } from '#protocol/declaring/fields.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Plus } from '#ui/icons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { StockFound } from './stock-images.data.server.ts'

export const putRules = { pageId: id() }

type Props = Pick<StockFound, 'pages'> & { errors: FormError[] | undefined }

/** On which page the drawing goes; one that is not there yet is made first. */
export function PutForm({ pages, errors }: Props) {
  const t = useT('stock-images')
  const labels = { pageId: t('put.page') }
  if (pages.length === 0)
    return (
      <ButtonLink to="/content/pages/nieuw" className="mt-5 w-full">
        <Plus className="size-5" />
        {t('put.first')}
      </ButtonLink>
    )
  const options = pages.map(({ id: value, kind, title }) => ({
    value,
    label: kind === 'news' ? t('put.news', { title }) : title,
  }))
  return (
    <RuledForm rules={putRules} errors={errors} labels={labels} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
      <SelectField name="pageId" label={labels.pageId} options={options} />
      <SubmitButton className="w-full">
        <Plus className="size-5" />
        {t('put.verb')}
      </SubmitButton>
    </RuledForm>
  )
}

/** Where it stands already, so that nobody wonders whether it was seen before. */
export function Places({ places }: { places: NonNullable<StockFound['shown']>['places'] }) {
  const t = useT('stock-images')
  const count = places.length
  return (
    <section className="mt-4 text-ui">
      <h3 className="text-ui text-ink2">
        {count === 0 ? t('places.none') : t(count === 1 ? 'places.one' : 'places.many', { count })}
      </h3>
      {count > 0 ? (
        <ul>
          {places.map(({ id: page, title, isLive }) => (
            <li key={page}>
              <Link to={homeOf(page)} className="inline-flex min-h-11 items-center font-semibold break-words">
                {title}
              </Link>
              {isLive ? null : <span className="ml-2 text-muted">{t('places.written')}</span>}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
