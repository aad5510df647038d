import { useMemo, useRef, useState } from 'react'
import type { OpenedRow } from '#lib/conflict.ts'
import { tellInput } from '#lib/fill-control.ts'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { parseShades } from '#protocol/tenants/shades.ts'
import { lookFields } from '#protocol/tenants/site-look.ts'
import type { SiteLogo } from '#protocol/tenants/site-theme.ts'
import type { Names } from '#protocol/tenants/tenant.ts'
import { type Font, fonts, shapes, type Theme } from '#protocol/tenants/themes.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Field } from '#ui/field.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { ColourField } from './colour-field.tsx'
import { ContrastList } from './contrast-list.tsx'
import { LogoField } from './logo-field.tsx'
import { LookFrame } from './look-frame.tsx'
import { type LookValues, lookNames, themeOf, valuesIn } from './look-values.ts'
import { ShapeChoice } from './shape-choice.tsx'

type Standard = { theme: Theme; names: Names }
type Props = {
  row: LookValues & OpenedRow
  standard: Standard
  logo: SiteLogo | null
  answer?: FormAnswer
  onChange(isChanged: boolean): void
}

const shadesProblems = ['notColour', 'notSet', 'missing', 'notHex'] as const
const fontName = (font: Font) => font.replace(' Variable', '')

/** The look of the site. What is typed shows beside it at once; nothing changes for others until it is published. */
export function LookForm({ row, standard, logo, answer, onChange }: Props) {
  const t = useT('settings')
  const { site } = useRoot()
  // What was typed when somebody else was earlier, for who has no scripts.
  const typed = answer?.conflict?.typed
  const [values, setValues] = useState<LookValues>(() =>
    recordOf(lookNames, (name) => typed?.[name]?.at(-1) ?? row[name]),
  )
  const errors = useErrors(answer)
  const { confirm, dialog } = useConfirm()
  const within = useRef<HTMLInputElement>(null)
  const theme = themeOf(standard.theme, values)
  const labels = Object.fromEntries(lookNames.map((name) => [name, t(`look.fields.${name}`)]))
  const line = (name: 'name' | 'sloganNl' | 'sloganEn', own: string) => (
    <Field name={name} label={labels[name] ?? ''} defaultValue={row[name]} placeholder={own} />
  )
  const font = (name: 'fontSans' | 'fontHeading', own: Font) => (
    <SelectField
      name={name}
      label={labels[name] ?? ''}
      isOptional
      placeholder={t('look.standardFont', { font: fontName(own) })}
      options={fonts.map((value) => ({ value, label: fontName(value) }))}
      defaultValue={row[name]}
    />
  )
  const take = (name: string, colour: string) => {
    const box = within.current?.form?.elements.namedItem(name)
    if (!(box instanceof HTMLInputElement)) return
    box.value = colour
    tellInput(box)
    box.focus()
  }
  const colour = (name: 'primary' | 'secondary') => {
    const palette = parseShades(values[name]).shades
    return (
      <>
        <ColourField
          name={name}
          label={labels[name] ?? ''}
          text={row[name]}
          given={values[name]}
          palette={theme[name]}
        />
        {palette ? <ContrastList name={name} palette={palette} onTake={(each) => take(name, each)} /> : null}
      </>
    )
  }
  const reset = async (button: HTMLButtonElement) => {
    const question = { title: t('look.resetTitle'), text: t('look.resetText'), verb: t('look.reset'), isDanger: true }
    if (await confirm(question)) button.form?.requestSubmit(button)
  }
  const isUntranslated = values.sloganNl.trim() !== '' && values.sloganEn.trim() === ''
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <RuledForm
        rules={lookFields}
        errors={errors}
        conflict={answer?.conflict}
        opened={row}
        labels={labels}
        sayValue={(name, text) => (name === 'logoId' ? t(text ? 'look.logo.own' : 'look.logo.none') : text)}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
        onInput={() => {
          if (within.current?.form) setValues(valuesIn(within.current.form))
          onChange(true)
        }}
      >
        {/* Enter keeps a draft, and publishes nothing. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <input ref={within} type="hidden" name="seen" value={row.updatedAt} />
        <FormSaved answer={answer}>{t('look.done.saved')}</FormSaved>
        <Card title={t('look.names')}>
          <div className="grid gap-5">
            {line('name', standard.names.name)}
            {line('sloganNl', standard.names.slogan.nl)}
            <div>
              {line('sloganEn', standard.names.slogan.en)}
              {isUntranslated ? (
                <p className="mt-2">
                  <Badge tone="warn">{t('look.untranslated')}</Badge>
                </p>
              ) : null}
            </div>
          </div>
        </Card>
        <Card title={t('look.logo.title')}>
          <LogoField
            label={labels.logoId ?? ''}
            value={values.logoId}
            logo={logo}
            site={{ name: values.name.trim() || standard.names.name, whitelabel: site.whitelabel }}
            onPick={(logoId) => {
              setValues({ ...values, logoId })
              onChange(true)
            }}
          />
        </Card>
        <Card title={t('look.colours')}>
          <div className="grid gap-5">
            {colour('primary')}
            {colour('secondary')}
          </div>
        </Card>
        <Card title={t('look.letters')}>
          <div className="grid gap-5">
            <div className="grid gap-5 sm:max-xl:grid-cols-2">
              {font('fontHeading', standard.theme.fonts.heading)}
              {font('fontSans', standard.theme.fonts.sans)}
            </div>
            <ShapeChoice name="shape" value={values.shape} shapes={shapes} standard={standard.theme.shape} />
          </div>
        </Card>
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="do" value="publish">
            {t('look.publish')}
          </SubmitButton>
          <SubmitButton name="do" value="save" look="outline">
            {t('look.save')}
          </SubmitButton>
          <Button
            type="submit"
            name="do"
            value="reset"
            look="ghost"
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
      <LookFrame theme={theme} version={row.updatedAt} />
      {dialog}
    </div>
  )
}

/** What is no set of colours is said with what is missing. A new list is a new answer to the fields, so it stays the same. */
function useErrors(answer: FormAnswer | undefined) {
  const t = useT('settings')
  return useMemo(
    () =>
      answer?.errors.map((error) => {
        const why = shadesProblems.find((code) => error.code === `shades.${code}`)
        if (!why) return error
        return { ...error, text: t(`look.shades.${why}`, { shades: String(error.params?.shades ?? '') }) }
      }),
    [answer],
  )
}
