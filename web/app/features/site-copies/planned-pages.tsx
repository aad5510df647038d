import { useT } from '#lib/i18n.tsx'
import { pathOfPage } from '#protocol/features/content/content-pages.ts'
import type { PlannedPage } from '#protocol/features/site-copies.ts'

const kinds = ['add', 'change', 'same'] as const

/** The pages of a copy by what would become of them here. */
export function PlannedPages({ pages }: { pages: PlannedPage[] }) {
  const t = useT('site-copies')
  return kinds.map((kind) => {
    const these = pages.filter(({ what }) => what === kind)
    if (these.length === 0) return null
    return (
      <details key={kind} open={kind !== 'same'} className="mt-4">
        <summary className="min-h-11 py-2 text-ui font-semibold">
          {t(`preview.${kind === 'same' ? 'unchanged' : kind}`, { count: these.length })}
        </summary>
        <ul className="grid gap-1 pl-5">
          {these.map((page) => (
            <li key={pathOfPage(page)} className="min-w-0 text-ui">
              <span className="break-words">{page.title}</span>{' '}
              <span className="text-sm break-all text-muted">{pathOfPage(page)}</span>
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
