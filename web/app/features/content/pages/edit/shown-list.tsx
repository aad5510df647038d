import { useEffect } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { VacancyListBlock } from '#protocol/features/content/blocks.ts'
import { BlockView } from '../../blocks.tsx'
import { listKey } from '../../vacancy-lists.ts'
import type { PageLists } from './use-lists.ts'

type Props = { block: VacancyListBlock; after: number; lists: PageLists }

/** A list of vacancies as visitors see it now. */
export function ShownList({ block, after, lists: { lists, ask } }: Props) {
  const t = useT('content')
  const found = lists[listKey(block)]
  useEffect(() => {
    const timer = setTimeout(() => void ask(block), 400)
    return () => clearTimeout(timer)
  }, [block, ask])
  if (!found) return <p className="py-3 text-ui text-muted">{t('pages.edit.searching')}</p>
  if (found.length === 0) return <p className="py-3 text-ui text-muted">{t('pages.edit.noVacancies')}</p>
  return <BlockView block={block} lists={lists} after={after} />
}
