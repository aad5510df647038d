import { useState } from 'react'
import { PickPicture } from '#app/features/library/pick-picture.tsx'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import type { SiteLogo } from '#protocol/tenants/site-theme.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup, useField } from '#ui/field-frame.tsx'
import { Logo } from '#ui/logo.tsx'

type Props = {
  label: string
  value: string
  /** What is chosen now; none when it was removed from the library since. */
  logo: SiteLogo | null
  site: { name: string; whitelabel: boolean }
  onPick(id: string): void
}

/** A picture of the library beside the name of the site, as small as it will stand there, by day and by night. */
export function LogoField({ label, value, logo, site, onPick }: Props) {
  const t = useT('settings')
  const of = { name: 'logoId', label, hint: t('look.logo.hint'), isOptional: true }
  const state = useField(of)
  const isHydrated = useIsHydrated()
  const [picked, setPicked] = useState<{ id: string; logo: SiteLogo } | null>(null)
  const shown = value === '' ? null : picked?.id === value ? picked.logo : logo
  return (
    <FieldGroup of={of} state={state}>
      <input type="hidden" name="logoId" value={value} />
      <div className="grid gap-2.5 sm:grid-cols-2">
        {(['light', 'dark'] as const).map((mode) => (
          <div
            key={mode}
            data-mode={mode}
            role="img"
            aria-label={t(`look.logo.${shown ? mode : 'none'}`)}
            className="flex min-h-16 items-center rounded-field border border-line bg-surface px-4 py-2 text-ink"
          >
            <span aria-hidden="true">
              <Logo site={{ ...site, logo: shown }} />
            </span>
          </div>
        ))}
      </div>
      {value && !shown ? <p className="mt-2 text-sm text-warnink">{t('look.logo.gone')}</p> : null}
      {isHydrated ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <PickPicture
            label={t('look.logo.pick')}
            onPick={({ id, fileId, width, height }) => {
              setPicked({ id, logo: { fileId, width, height } })
              onPick(id)
            }}
          />
          {value ? (
            <Button look="ghost" onClick={() => onPick('')}>
              {t('look.logo.remove')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </FieldGroup>
  )
}
