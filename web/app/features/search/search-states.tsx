import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { SearchX } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'

export function NothingFound({ words, onWider }: { words: string; onWider?(): void }) {
  const t = useT('search')
  return (
    <EmptyState
      icon={SearchX}
      title={t('none', { words })}
      text={t('noneHint')}
      action={
        onWider ? (
          <Button look="outline" onClick={onWider}>
            {t('wider')}
          </Button>
        ) : undefined
      }
    />
  )
}

export function FailedSearch({ onRetry }: { onRetry(): void }) {
  const t = useT('search')
  return <ErrorState title={t('failed')} text={t('failedHint')} onRetry={onRetry} isBusy={false} />
}
