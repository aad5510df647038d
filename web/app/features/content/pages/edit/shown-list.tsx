import { useEffect } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { MapBlock, VacancyListBlock } from '#protocol/features/content/blocks.ts'
import { BlockView } from '../../blocks.tsx'
import { listKey, wantedBy } from '../../found.ts'
import { useFound } from './use-found.tsx'

type Props = { block: VacancyListBlock | MapBlock; after: number }

/** A list of vacancies, or a map, as visitors see it now. */
export function ShownList({ block, after }: Props) {
  const t = useT('content')
  const { found, ask } = useFound()
  const wanted = wantedBy(block)
  const list = wanted && found.lists[listKey(wanted)]
  useEffect(() => {
    const asked = wantedBy(block)
    const timer = setTimeout(() => asked && void ask(asked), 400)
    return () => clearTimeout(timer)
  }, [block, ask])
  if (!wanted)
    return found.address ? (
      <BlockView block={block} found={found} after={after} />
    ) : (
      <p className="py-3 text-ui text-errink">{t('pages.edit.noAddress')}</p>
    )
  if (!list) return <p className="py-3 text-ui text-muted">{t('pages.edit.searching')}</p>
  if (list.length === 0) return <p className="py-3 text-ui text-muted">{t('pages.edit.noVacancies')}</p>
  return <BlockView block={block} found={found} after={after} />
}
