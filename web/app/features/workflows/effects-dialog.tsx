import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { WorkflowEffects } from '#protocol/features/workflows.ts'
import { Button, Spinner } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = { effects: WorkflowEffects; isBusy: boolean; confirm(): void; cancel(): void }

/** What happens to whom, before it happens. */
export default function EffectsDialog({ effects: { going, removed, added }, isBusy, confirm, cancel }: Props) {
  const t = useT('workflows')
  const locale = useLocale()
  const say = (key: 'going' | 'standing' | 'ahead' | 'passed', count: number, params: Record<string, string> = {}) =>
    t(count === 1 ? `effects.${key}.one` : `effects.${key}.many`, { ...params, count: numberText(count, locale) })
  const lines = [
    ...removed.flatMap(({ name, standing, goOnTo }) => [
      t('effects.removed', { name }),
      standing > 0
        ? `${say('standing', standing, { name })} ${goOnTo ? t('effects.goOn', { name: goOnTo }) : t('effects.toEnd')}`
        : t('effects.nobody'),
    ]),
    ...added.flatMap(({ name, ahead, passed }) => [
      t('effects.added', { name }),
      [ahead > 0 ? say('ahead', ahead) : '', passed > 0 ? say('passed', passed) : ''].filter(Boolean).join(' ') ||
        t('effects.forNobody'),
    ]),
  ]
  const pairs = lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] ?? ''] as const] : []))
  return (
    <Dialog
      isOpen
      onClose={cancel}
      title={t('effects.title')}
      text={say('going', going)}
      actions={
        <>
          <Button look="outline" onClick={cancel}>
            {t('effects.cancel')}
          </Button>
          <Button onClick={confirm} disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? <Spinner /> : null}
            {t('save')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-3 text-ui">
        {pairs.map(([what, whom]) => (
          <li key={what} className="rounded-field bg-sunken p-4">
            <p className="font-semibold">{what}</p>
            <p className="text-ink2">{whom}</p>
          </li>
        ))}
        <li className="text-ink2">{t('effects.kept')}</li>
      </ul>
    </Dialog>
  )
}
