import { useRef, useState } from 'react'
import { type ThemeOverride, themeWith } from '../../../../protocol/src/site-theme.ts'
import { parseShades } from '../../../../protocol/src/tenants/shades.ts'
import { type Font, fonts, type Shape, shapes, type Theme } from '../../../../protocol/src/tenants/themes.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RuledForm } from '../../ui/command-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ContrastNote } from './contrast-note.tsx'
import { IgnoredNote } from './ignored-note.tsx'
import type { LookAnswer } from './look.server.ts'
import { LookPreview } from './look-preview.tsx'
import { SavedNote } from './saved-note.tsx'
import { ShapeChoice } from './shape-choice.tsx'

type Props = { override: ThemeOverride; standard: Theme; answer?: LookAnswer }
type Draft = { primary: string; secondary: string; fontSans: string; fontHeading: string; shape: string }

const fontName = (font: Font) => font.replace(' Variable', '')
const textOf = (value: object | null) => (value ? JSON.stringify(value, null, 1) : '')

/** The look of the site. What is typed shows beside it at once; nothing changes for others until it is saved. */
export function LookForm({ override, standard, answer }: Props) {
  const t = useT('settings')
  const typed = (name: 'primary' | 'secondary') =>
    answer?.ignored.find((each) => each.name === name)?.text ?? textOf(override[name])
  const [draft, setDraft] = useState<Draft>({
    primary: typed('primary'),
    secondary: typed('secondary'),
    fontSans: override.fontSans ?? '',
    fontHeading: override.fontHeading ?? '',
    shape: override.shape ?? '',
  })
  const fields = useRef<HTMLInputElement>(null)
  const theme = themeWith(standard, {
    primary: parseShades(draft.primary).shades ?? null,
    secondary: parseShades(draft.secondary).shades ?? null,
    fontSans: draft.fontSans as Font,
    fontHeading: draft.fontHeading as Font,
    shape: draft.shape as Shape,
  })
  const labels = Object.fromEntries(Object.keys(draft).map((name) => [name, t(`look.fields.${name}`)]))
  const font = (name: 'fontSans' | 'fontHeading', own: Font) => (
    <SelectField
      name={name}
      label={t(`look.fields.${name}`)}
      isOptional
      placeholder={t('look.standardFont', { font: fontName(own) })}
      options={fonts.map((value) => ({ value, label: fontName(value) }))}
      defaultValue={draft[name]}
    />
  )
  return (
    <Card title={t('look.title')} className="mt-6">
      <p className="-mt-1 max-w-[42rem] text-ui text-muted">{t('look.lead')}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <RuledForm
          errors={answer?.errors}
          labels={labels}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
          onInput={() => setDraft(draftOf(fields.current?.form))}
        >
          <input ref={fields} type="hidden" name="about" value="look" />
          {answer?.isSaved ? <SavedNote answer={answer}>{t('look.saved')}</SavedNote> : null}
          {answer ? <IgnoredNote ignored={answer.ignored} /> : null}
          <ShapeChoice name="shape" value={draft.shape} shapes={shapes} standard={standard.shape} />
          <div className="grid gap-5 sm:grid-cols-2">
            {font('fontHeading', standard.fonts.heading)}
            {font('fontSans', standard.fonts.sans)}
          </div>
          <TextArea
            name="primary"
            label={t('look.fields.primary')}
            hint={t('look.shadesHint')}
            isOptional
            rows={4}
            spellCheck={false}
            defaultValue={draft.primary}
          />
          <ContrastNote text={draft.primary} />
          <TextArea
            name="secondary"
            label={t('look.fields.secondary')}
            hint={t('look.shadesHint')}
            isOptional
            rows={4}
            spellCheck={false}
            defaultValue={draft.secondary}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton>{t('look.save')}</SubmitButton>
            <Button type="submit" name="reset" value="true" look="outline" size="xl">
              {t('look.reset')}
            </Button>
          </div>
        </RuledForm>
        <LookPreview theme={theme} />
      </div>
    </Card>
  )
}

function draftOf(form: HTMLFormElement | null | undefined): Draft {
  const values = new FormData(form ?? undefined)
  const text = (name: keyof Draft) => String(values.get(name) ?? '')
  return {
    primary: text('primary'),
    secondary: text('secondary'),
    fontSans: text('fontSans'),
    fontHeading: text('fontHeading'),
    shape: text('shape'),
  }
}
