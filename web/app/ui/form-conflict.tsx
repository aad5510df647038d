import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Fields } from '#protocol/declaring/define.ts'
import type { Field } from '#protocol/declaring/fields.ts'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { dutchDate } from '#protocol/shared/dutch-date.ts'
import { type Conflict, type ConflictField, takeField } from '../lib/conflict.ts'
import { dateText } from '../lib/dates.ts'
import { fillInField } from '../lib/draft.ts'
import { type Locale, useLocale, useT } from '../lib/i18n.tsx'
import { Button, SubmitButton } from './button.tsx'
import { plainText, readDoc } from './rich-text-doc.ts'
import { StatusMark } from './status-mark.tsx'

type Props = {
  conflict: Conflict
  rules: Fields
  labels?: Record<string, string>
  sayValue?(name: string, text: string): string
  form: RefObject<HTMLFormElement | null>
  /** Who fills the form in. */
  me?: string
}

/** A place on the map says nothing to anybody; it is taken over without a word, with the address it belongs to. */
const followsFromAddress = ['latitude', 'longitude']

/**
 * Somebody else was earlier: what they changed beside what was typed here. What only they changed is in the form
 * already; of the rest one takes theirs, or saves one's own. Without scripts the buttons send the form to be filled in.
 */
export function FormConflict({ conflict, rules, labels = {}, sayValue, form, me }: Props) {
  const t = useT('ui')
  const locale = useLocale()
  const sayOf = (name: string) => (text: string) => sayValue?.(name, text) ?? text
  const box = useRef<HTMLDivElement>(null)
  const [taken, setTaken] = useState<{ of: Conflict; names: string[] }>({ of: conflict, names: [] })
  const names = taken.of === conflict ? taken.names : []
  useEffect(() => {
    if (!form.current) return
    for (const { name, theirs, isMine } of conflict.fields)
      if (!isMine) fillInField(form.current, name, typedTexts(rules[name], theirs), sayOf(name))
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [conflict, form])
  const take = ({ name, theirs }: ConflictField) => {
    if (!form.current) return
    fillInField(form.current, name, typedTexts(rules[name], theirs), sayOf(name))
    setTaken({ of: conflict, names: [...names, name] })
    box.current?.focus()
  }
  const say = (name: string, texts: string[]) => {
    const values = texts.filter((text) => text !== '')
    if (rules[name]?.kind === 'boolean') return t(values.at(-1) === 'true' ? 'conflict.yes' : 'conflict.no')
    if (values.length === 0) return t('conflict.empty')
    const shown = rules[name]?.kind === 'list' ? values : values.slice(-1)
    return shown.map((text) => sayOf(name)(inWords(rules[name], text, locale))).join(', ')
  }
  const { id, name = '' } = conflict.by ?? {}
  const isOwn = id !== undefined && id === me
  const moment = dateText(conflict.opened.at, locale, 'moment')
  const told = conflict.fields.filter(({ name, isMine }) => isMine || !followsFromAddress.includes(name))
  const shown = told.length > 0 ? told : conflict.fields
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex scroll-mt-4 gap-3 rounded-tile bg-warnsoft p-4 text-ui text-ink md:p-5"
    >
      {/* Enter in a field presses the first button of a form: that must be saving, not giving up what one typed. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <StatusMark status="warn" className="mt-px size-5" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(isOwn ? 'conflict.own' : 'conflict.title')}</p>
        <p className="mt-1">
          {t(name && !isOwn ? 'conflict.who' : 'conflict.when', { name, moment })} {t('conflict.text')}
        </p>
        <ul className="mt-4 grid gap-3">
          {shown.map((field) => {
            const label = labels[field.name] ?? field.name
            const isOpen = field.isMine && !names.includes(field.name)
            return (
              <li key={field.name} className="rounded-field border border-line bg-surface p-4">
                <p className="font-semibold">{label}</p>
                <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
                  <Side label={t('conflict.theirs')}>{say(field.name, field.theirs)}</Side>
                  {isOpen ? <Side label={t('conflict.mine')}>{say(field.name, field.mine)}</Side> : null}
                </dl>
                {isOpen ? (
                  <Button
                    type="submit"
                    name={takeField}
                    value={field.name}
                    look="outline"
                    className="mt-3"
                    aria-label={t('conflict.takeField', { field: label })}
                    onClick={(event) => {
                      event.preventDefault()
                      take(field)
                    }}
                  >
                    {t('conflict.take')}
                  </Button>
                ) : (
                  <p className="mt-3 flex items-center gap-2 text-sm font-medium text-okink">
                    <StatusMark status="done" className="size-4" />
                    {t('conflict.taken')}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
        <SubmitButton look="outline" className="mt-4 max-sm:w-full">
          {t('conflict.save')}
        </SubmitButton>
      </div>
    </div>
  )
}

/** As one would type it. */
const typedTexts = (rule: Field | undefined, texts: string[]) => (rule?.kind === 'date' ? texts.map(dutchDate) : texts)

/** A day and a text with headings are stored in a way that nobody reads. */
function inWords(rule: Field | undefined, text: string, locale: Locale): string {
  if (rule?.kind === 'date') return isDate(text) ? dateText(text, locale, 'full') : text
  return rule?.kind === 'json' ? plainText(readDoc(text)) || text : text
}

function Side({ label, children }: { label: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-break-word whitespace-pre-line">{children}</dd>
    </div>
  )
}
