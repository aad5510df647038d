import { useT } from '#lib/i18n.tsx'
import { FreshSecret } from '#ui/fresh-secret.tsx'

/** With what its messages are signed, this one time. */
export function FreshWebhookSecret({ secret, name }: { secret: string; name: string }) {
  const t = useT('webhooks')
  const words = {
    title: t('fresh.title', { name }),
    once: t('fresh.once'),
    text: t('fresh.text'),
    label: t('fresh.label'),
  }
  return <FreshSecret value={secret} words={words} />
}
