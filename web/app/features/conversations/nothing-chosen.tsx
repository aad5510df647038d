import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { MessageSquare } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** Beside the list, as long as no conversation is open. */
export default function NothingChosen() {
  const t = useT('conversations')
  return (
    <div className="grid h-full place-items-center">
      <EmptyState
        icon={MessageSquare}
        title={t('choose.title')}
        text={t('choose.text')}
        action={<ButtonLink to="/conversations/nieuw">{t('new.title')}</ButtonLink>}
      />
    </div>
  )
}
