import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { type ShownWebhook, webhookMarks } from './webhook-marks.ts'

export function WebhookRow({ of: webhook }: { of: ShownWebhook }) {
  const t = useT('webhooks')
  return (
    <li className="relative border-line py-4 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-h4 break-words">
          <Link
            to={`/instellingen/webhooks/${webhook.id}`}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {webhook.name}
          </Link>
        </h3>
        <StatusPill status={webhookMarks[webhook.state]}>{t(`states.${webhook.state}`)}</StatusPill>
      </div>
      <p className="mt-1 text-ui text-ink2">
        {t('hears', { areas: webhook.areas.map((area) => t(`areas.${area}.name`)).join(', ') })}
      </p>
      <p className="mt-0.5 text-sm break-all text-muted">{webhook.address}</p>
      <HowItGoes of={webhook} />
    </li>
  )
}
