import { useState } from 'react'
import { type Locale, useLocale, useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { actorIcons, dueText } from './phase-words.ts'
import { type Steps, stepsFor, type Traveller } from './steps.ts'

type Props = { steps: Steps; levels: { id: string; name: string }[]; today: string; onClose(): void }

/** The route as a student reads it on a phone: only their own phases, in either language. */
export default function StudentPreview({ steps, levels, today, onClose }: Props) {
  const t = useT('workflows')
  const here = useLocale()
  const [who, setWho] = useState<Traveller>({ isSelfFound: false, isMinor: true, levelId: null })
  const [locale, setLocale] = useState<Locale>(here)
  const shown = stepsFor(steps, who)
  const hidden = steps.flat().length - shown.flat().length
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('preview.title')}
      text={t('preview.lead')}
      actions={<Button onClick={onClose}>{t('preview.close')}</Button>}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('preview.who')}</legend>
        <Chip isOn={who.isSelfFound} onClick={() => setWho({ ...who, isSelfFound: !who.isSelfFound })}>
          {t('preview.selfFound')}
        </Chip>
        <Chip isOn={who.isMinor} onClick={() => setWho({ ...who, isMinor: !who.isMinor })}>
          {t('preview.minor')}
        </Chip>
        {(['nl', 'en'] as const).map((each) => (
          <Chip key={each} isOn={locale === each} onClick={() => setLocale(each)}>
            {t(`preview.${each}`)}
          </Chip>
        ))}
        {levels.length > 0 ? (
          <label className="flex min-h-10 items-center gap-2 text-sm">
            {t('preview.level')}
            <select
              value={who.levelId ?? ''}
              onChange={({ currentTarget }) => setWho({ ...who, levelId: currentTarget.value || null })}
              className="min-h-10 rounded-field border-[1.5px] border-fieldline bg-surface px-3"
            >
              <option value="">{t('preview.anyLevel')}</option>
              {levels.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </fieldset>
      <p role="status" className="mt-3 text-sm text-muted">
        {hidden === 0 ? t('preview.all') : t(hidden === 1 ? 'preview.hiddenOne' : 'preview.hidden', { count: hidden })}
      </p>
      <div className="mx-auto mt-3 w-full max-w-[22rem] rounded-panel border-4 border-line2 bg-page p-4">
        <ol lang={locale} className="grid gap-3">
          {shown.map((step, at) => (
            <li key={step[0]?.key} className="flex gap-3">
              <span className="mt-3 grid size-7 shrink-0 place-items-center rounded-full bg-primarysoft text-cap font-bold text-primaryink">
                {at + 1}
              </span>
              <div className="grid min-w-0 flex-1 gap-2">
                {step.map((phase) => {
                  const isDutch = locale === 'nl'
                  const explanation = isDutch ? phase.explanation : phase.explanationEn
                  const Icon = actorIcons[phase.actor]
                  const due = dueText(phase, t, here, today)
                  return (
                    <div key={phase.key} className="rounded-card border border-line bg-surface p-3.5">
                      <p className="font-semibold break-words">
                        {(isDutch ? phase.name : phase.nameEn) || t('unnamed')}
                      </p>
                      {explanation ? (
                        <p className="mt-0.5 text-sm whitespace-pre-line text-ink2">{explanation}</p>
                      ) : null}
                      <p lang={here} className="mt-1.5 flex items-center gap-1.5 text-cap text-muted">
                        <Icon className="size-4 shrink-0" />
                        {[t(`actors.${phase.actor}`), due].filter(Boolean).join(' · ')}
                      </p>
                    </div>
                  )
                })}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
