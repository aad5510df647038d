import { useT } from '#lib/i18n.tsx'
import { FreshSecret } from '#ui/fresh-secret.tsx'

/** The key, this one time. */
export function FreshKey({ secret, name }: { secret: string; name: string }) {
  const t = useT('api-keys')
  const words = {
    title: t('fresh.title', { name }),
    once: t('fresh.once'),
    text: t('fresh.secret'),
    label: t('fresh.label'),
  }
  return <FreshSecret value={secret} words={words} />
}
