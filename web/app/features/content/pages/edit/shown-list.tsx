import { useT } from '#lib/i18n.tsx'
import type { MapBlock, VacancyListBlock } from '#protocol/features/content/blocks.ts'
import { BlockView } from '../../blocks.tsx'
import { listKey, wantedBy } from '../../found.ts'
import { useAsked } from './use-found.tsx'

type Props = { block: VacancyListBlock | MapBlock; after: number }

/** A list of vacancies, or a map, as visitors see it now. */
export function ShownList({ block, after }: Props) {
  const t = useT('content')
  const found = useAsked(block)
  const wanted = wantedBy(block)
  const list = wanted && found.lists[listKey(wanted)]
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
