import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { useEditor } from './editor-context.ts'

/** Beside the route while no phase is open: which periods are on it, and how to change it. */
export default function RouteAbout() {
  const t = useT('workflows')
  const { use, canSave } = useEditor()
  return (
    <Card title={t('about.title')}>
      {use.periods.length > 0 ? (
        <ul className="text-ui">
          {use.periods.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`/internship_periods/${id}`}
                className="inline-flex min-h-11 items-center text-primaryink underline underline-offset-3"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ui text-ink2">{t('about.noPeriod')}</p>
      )}
      {canSave ? (
        <>
          <h3 className="mt-4 border-t border-line pt-4 text-ui font-bold">{t('about.how')}</h3>
          <ul className="mt-1 list-disc pl-5 text-ui text-ink2">
            {(['open', 'add', 'order', 'beside'] as const).map((each) => (
              <li key={each} className="mt-1">
                {t(`about.${each}`)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  )
}
