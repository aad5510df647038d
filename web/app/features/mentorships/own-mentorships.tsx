import { useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { UsersRound } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { HeldList } from './held-list.tsx'
import type { Held } from './mentorships.data.ts'

/** What a mentor may know of who looks after whom: their own part. The school decides about it. */
export function OwnMentorships({ held }: { held: Held[] }) {
  const t = useT('mentorships')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead title={t('own.title')} lead={t('own.lead')} />
      <Card className="mt-5 max-w-[46rem]">
        {held.length === 0 ? (
          <EmptyState icon={UsersRound} title={t('nobody')} text={t('own.none')} />
        ) : (
          <HeldList held={held} />
        )}
      </Card>
    </div>
  )
}
