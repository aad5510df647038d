import { useEffect } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { VacancyListBlock } from '#protocol/features/content/blocks.ts'
import { BlockView } from '../../blocks.tsx'
import { listKey } from '../../found.ts'
import { useFound } from './use-found.tsx'

type Props = { block: VacancyListBlock; after: number }

/** A list of vacancies as visitors see it now. */
export function ShownList({ block, after }: Props) {
  const t = useT('content')
  const { found, ask } = useFound()
  const list = found.lists[listKey(block)]
  useEffect(() => {
    const timer = setTimeout(() => void ask(block), 400)
    return () => clearTimeout(timer)
  }, [block, ask])
  if (!list) return <p className="py-3 text-ui text-muted">{t('pages.edit.searching')}</p>
  if (list.length === 0) return <p className="py-3 text-ui text-muted">{t('pages.edit.noVacancies')}</p>
  return <BlockView block={block} found={found} after={after} />
}
