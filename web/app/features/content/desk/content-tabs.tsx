import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'

/** What there is to keep about the site. */
export function ContentTabs() {
  const t = useT('content')
  const { site, session } = useRoot()
  return (
    <LinkTabs
      label={t('desk.title')}
      tabs={[
        { to: '/content', label: t('desk.tabs.pages') },
        { to: '/content/menu-items', label: t('desk.tabs.menu') },
        ...(site.flags.evaluationForms ? [{ to: '/content/forms', label: t('desk.tabs.forms') }] : []),
        { to: '/content/file-upload', label: t('desk.tabs.files') },
        { to: '/content/stock-images', label: t('desk.tabs.stock') },
        ...(session?.can.changeLook
          ? [
              { to: '/content/look', label: t('desk.tabs.look') },
              { to: '/content/texts', label: t('desk.tabs.texts') },
            ]
          : []),
        { to: '/content/copies', label: t('desk.tabs.copies') },
      ]}
    />
  )
}
