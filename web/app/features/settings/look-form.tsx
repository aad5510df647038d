import { useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { Palette } from '#protocol/tenants/palettes.ts'
import { colourOf, parseShades } from '#protocol/tenants/shades.ts'
import { type ThemeOverride, themeWith } from '#protocol/tenants/site-theme.ts'
import { type Font, fonts, shapes, type Theme } from '#protocol/tenants/themes.ts'
import { Button, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { focusField } from '#ui/field-frame.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { ColourField } from './colour-field.tsx'
import { ContrastNote, useShadesText } from './contrast-note.tsx'
import type { LookAnswer, LookDraft } from './look.server.ts'
import { LookPreview } from './look-preview.tsx'
import { SavedNote } from './saved-note.tsx'
import { ShapeChoice } from './shape-choice.tsx'

type Props = { override: ThemeOverride; standard: Theme; answer?: LookAnswer; onChange(): void }

const fontName = (font: Font) => font.replace(' Variable', '')
const textOf = (palette: Palette | null) => (palette ? (colourOf(palette) ?? JSON.stringify(palette)) : '')

/** The look of the site. What is typed shows beside it at once; nothing changes for others until it is saved. */
export function LookForm({ override, standard, answer, onChange }: Props) {
  const t = useT('settings')
  const refused = answer && !answer.isSaved ? answer.typed : undefined
  const [draft, setDraft] = useState<LookDraft>(refused ?? draftFrom(override))
  const errors = useErrors(answer)
  const { confirm, dialog } = useConfirm()
  const fields = useRef<HTMLInputElement>(null)
  const theme = themeWith(standard, {
    primary: parseShades(draft.primary).shades ?? null,
    secondary: parseShades(draft.secondary).shades ?? null,
    fontSans: fonts.find((each) => each === draft.fontSans) ?? null,
    fontHeading: fonts.find((each) => each === draft.fontHeading) ?? null,
    shape: shapes.find((each) => each === draft.shape) ?? null,
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
  // Everybody's site changes with it, and what was there is gone.
  const reset = async (button: HTMLButtonElement) => {
    const question = { title: t('look.resetTitle'), text: t('look.resetText'), verb: t('look.reset'), isDanger: true }
    if (await confirm(question)) button.form?.requestSubmit(button)
  }
  return (
    <Card title={t('look.title')} className="mt-6">
      <p className="-mt-1 max-w-[42rem] text-ui text-muted">{t('look.lead')}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <RuledForm
          errors={errors}
          labels={labels}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
          onInput={() => {
            setDraft(draftOf(fields.current?.form))
            onChange()
          }}
        >
          <input ref={fields} type="hidden" name="about" value="look" />
          {answer?.isSaved ? (
            <SavedNote answer={answer}>{t(answer.isUnchanged ? 'look.unchanged' : 'look.saved')}</SavedNote>
          ) : null}
          <ShapeChoice name="shape" value={draft.shape} shapes={shapes} standard={standard.shape} />
          <div className="grid gap-5 sm:grid-cols-2">
            {font('fontHeading', standard.fonts.heading)}
            {font('fontSans', standard.fonts.sans)}
          </div>
          <ColourField name="primary" label={t('look.fields.primary')} text={draft.primary} palette={theme.primary} />
          {refused && refused.primary === draft.primary ? null : <ContrastNote text={draft.primary} />}
          <ColourField
            name="secondary"
            label={t('look.fields.secondary')}
            text={draft.secondary}
            palette={theme.secondary}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton>{t('look.save')}</SubmitButton>
            <Button
              type="submit"
              name="reset"
              value="true"
              look="outline"
              size="xl"
              onClick={(event) => {
                event.preventDefault()
                void reset(event.currentTarget)
              }}
            >
              {t('look.reset')}
            </Button>
          </div>
        </RuledForm>
        <LookPreview theme={theme} />
      </div>
      {dialog}
    </Card>
  )
}

/** What was ignored is an error at its field, and that is where one goes on. */
function useErrors(answer: LookAnswer | undefined) {
  const t = useT('settings')
  const why = useShadesText()
  // A new list is a new answer to the fields, so it stays the same as long as the answer does.
  const errors = useMemo(
    () =>
      answer && [
        ...answer.errors,
        ...answer.ignored.map(({ name, problem }) => ({
          field: name,
          code: `shades.${problem.code}`,
          text: t('look.ignored', { why: why(problem) }),
        })),
      ],
    [answer],
  )
  useEffect(() => {
    const first = errors?.find(({ field }) => field)?.field
    if (first) focusField(first)
  }, [errors])
  return errors
}

const draftFrom = (override: ThemeOverride): LookDraft => ({
  primary: textOf(override.primary),
  secondary: textOf(override.secondary),
  fontSans: override.fontSans ?? '',
  fontHeading: override.fontHeading ?? '',
  shape: override.shape ?? '',
})

function draftOf(form: HTMLFormElement | null | undefined): LookDraft {
  const values = new FormData(form ?? undefined)
  const text = (name: keyof LookDraft) => String(values.get(name) ?? '')
  return {
    primary: text('primary'),
    secondary: text('secondary'),
    fontSans: text('fontSans'),
    fontHeading: text('fontHeading'),
    shape: text('shape'),
  }
}
