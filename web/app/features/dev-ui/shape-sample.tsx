import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { Shape } from '#protocol/tenants/themes.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Flag } from '#ui/flag.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { Switch } from '#ui/switch.tsx'
import { sectors, widths } from './sample-form.ts'

/** The corners of a site, from square to round; one setting changes them all. */
export function ShapeSample({ shape }: { shape: Shape }) {
  const t = useT('dev-ui')
  const [isOn, setIsOn] = useState(true)
  const options = (names: readonly string[], group: string) =>
    names.map((value) => ({ value, label: t(`inputs.${group}.${value}`) }))
  return (
    <div
      data-shape={shape}
      className="flex w-full flex-col items-start gap-4 rounded-card border border-line bg-surface p-5 sm:w-80"
    >
      <h3 className="text-h4">{t(`shapes.${shape}`)}</h3>
      <SelectField
        className="w-full"
        name={`sector-${shape}`}
        label={t('inputs.fields.sector')}
        options={options(sectors, 'sectors')}
      />
      <Segmented
        name={`width-${shape}`}
        label={t('inputs.fields.width')}
        options={options(widths, 'widths')}
        defaultValue="week"
      />
      <Switch className="w-full" name={`notify-${shape}`} label={t('inputs.fields.notify')} defaultChecked />
      <span className="flex flex-wrap items-center gap-2">
        <Chip isOn={isOn} onClick={() => setIsOn(!isOn)}>
          {t('shapes.chip')}
        </Chip>
        <StatusPill status="done">{t('statuses.done')}</StatusPill>
        <Badge tone="count">3</Badge>
        <Flag sector="sport" className="size-8 rounded-tile" />
      </span>
      <Button>{t('looks.primary')}</Button>
    </div>
  )
}
