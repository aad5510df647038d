import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { History } from '#ui/icons.tsx'

/** In the header, where there is room for it beside the tabs; it also stands in the account menu. */
export function RecentActionsLink() {
  const t = useT('activities')
  return (
    <Link
      to="/recente_acties"
      aria-label={t('title')}
      className="grid size-11 place-items-center rounded-full text-ink2 hover:bg-sunken max-md:hidden xl:max-2xl:hidden"
    >
      <History className="size-5" />
    </Link>
  )
}
