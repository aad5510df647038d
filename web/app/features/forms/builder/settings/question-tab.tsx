import { useT } from '#lib/i18n.tsx'
import {
  type AskedField,
  type FormField,
  fileKinds,
  formLimits,
  isAsked,
  scaleLooks,
} from '#protocol/features/forms/content.ts'
import { TickBox } from '#ui/tick-box.tsx'
import type { Builder } from '../use-form-builder.ts'
import { OptionRows } from './option-rows.tsx'
import { RubricParts } from './rubric-parts.tsx'
import { ChoiceLine, NumberLine, Part, SwitchLine, TextLine } from './small-inputs.tsx'

type Props = { field: FormField; of: Builder; labelId: string }

/** What is asked, and what counts as an answer. */
export function QuestionTab({ field, of, labelId }: Props) {
  const t = useT('forms')
  const isQuestion = isAsked(field)
  const words = isQuestion ? 'question' : field.kind
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextLine
        id={labelId}
        label={t(`build.words.${words}`)}
        value={field.label.nl}
        {...(field.kind === 'text' ? { rows: 4 } : {})}
        onValue={(nl) => of.set({ ...field, label: { ...field.label, nl } }, 'label')}
      />
      {field.kind === 'text' ? null : (
        <TextLine
          label={t('build.words.help')}
          value={field.help?.nl ?? ''}
          rows={2}
          onValue={(nl) => of.set(withHelp(field, nl), 'help')}
        />
      )}
      {isQuestion ? (
        <SwitchLine
          label={t('build.required')}
          isOn={field.required === true}
          onOn={(required) => of.set({ ...field, required })}
        />
      ) : null}
      {isQuestion ? <AnswerParts field={field} of={of} /> : null}
    </div>
  )
}

/** A text that is empty in both languages is not there. */
function withHelp(field: FormField, nl: string): FormField {
  const { help, ...rest } = field
  return nl === '' && !help?.en ? rest : { ...rest, help: { ...help, nl } }
}

function AnswerParts({ field, of }: { field: AskedField; of: Builder }) {
  const t = useT('forms')
  switch (field.kind) {
    case 'short_text':
    case 'long_text':
      return (
        <div className="flex gap-3">
          <NumberLine
            label={t('build.limits.minLength')}
            min={0}
            value={field.minLength}
            onValue={(minLength) => of.set({ ...field, minLength }, 'min')}
          />
          <NumberLine
            label={t('build.limits.maxLength')}
            min={1}
            value={field.maxLength}
            onValue={(maxLength) => of.set({ ...field, maxLength }, 'max')}
          />
        </div>
      )
    case 'number':
      return (
        <>
          <div className="flex gap-3">
            <NumberLine
              label={t('build.limits.min')}
              value={field.min}
              onValue={(min) => of.set({ ...field, min }, 'min')}
            />
            <NumberLine
              label={t('build.limits.max')}
              value={field.max}
              onValue={(max) => of.set({ ...field, max }, 'max')}
            />
          </div>
          <SwitchLine
            label={t('build.integer')}
            isOn={field.integer === true}
            onOn={(integer) => of.set({ ...field, integer })}
          />
        </>
      )
    case 'choice':
    case 'choices':
    case 'dropdown':
      return (
        <>
          <Part title={t('build.options.title')}>
            <OptionRows
              items={field.options}
              onItems={(options, tag) => of.set({ ...field, options }, tag)}
              name={t('build.options.one')}
              add={t('build.options.add')}
              sign="o"
              max={formLimits.options}
            />
          </Part>
          {field.kind === 'dropdown' ? null : (
            <SwitchLine
              label={t('build.other')}
              hint={t('build.otherHint')}
              isOn={field.other === true}
              onOn={(other) => of.set({ ...field, other })}
            />
          )}
          {field.kind === 'choices' ? (
            <div className="flex gap-3">
              <NumberLine
                label={t('build.limits.minItems')}
                min={0}
                value={field.minItems}
                onValue={(minItems) => of.set({ ...field, minItems }, 'min')}
              />
              <NumberLine
                label={t('build.limits.maxItems')}
                min={1}
                value={field.maxItems}
                onValue={(maxItems) => of.set({ ...field, maxItems }, 'max')}
              />
            </div>
          ) : null}
        </>
      )
    case 'scale':
      return (
        <>
          <ChoiceLine
            label={t('build.look')}
            value={field.look}
            options={scaleLooks.map((look) => ({ value: look, label: t(`build.looks.${look}`) }))}
            onValue={(value) => of.set({ ...field, look: scaleLooks.find((look) => look === value) ?? 'faces' })}
          />
          <Part title={t('build.points.title')}>
            <OptionRows
              items={field.points}
              onItems={(points, tag) => of.set({ ...field, points }, tag)}
              name={t('build.points.one')}
              add={t('build.points.add')}
              sign="p"
              min={formLimits.minPoints}
              max={formLimits.maxPoints}
              hasEmoji={field.look === 'faces'}
            />
          </Part>
        </>
      )
    case 'matrix':
      return (
        <>
          <Part title={t('build.rows.title')}>
            <OptionRows
              items={field.rows}
              onItems={(rows, tag) => of.set({ ...field, rows }, tag)}
              name={t('build.rows.one')}
              add={t('build.rows.add')}
              sign="r"
              max={formLimits.rows}
            />
          </Part>
          <Part title={t('build.points.title')}>
            <OptionRows
              items={field.points}
              onItems={(points, tag) => of.set({ ...field, points }, tag)}
              name={t('build.points.one')}
              add={t('build.points.add')}
              sign="p"
              min={formLimits.minPoints}
              max={formLimits.maxPoints}
            />
          </Part>
        </>
      )
    case 'rubric':
      return <RubricParts field={field} of={of} />
    case 'file':
      return (
        <>
          <Part title={t('build.accept')}>
            {fileKinds.map((kind) => (
              <label key={kind} htmlFor={`bestand-${kind}`} className="flex min-h-11 items-center gap-3 text-ui">
                <TickBox
                  id={`bestand-${kind}`}
                  checked={field.accept.includes(kind)}
                  onChange={({ currentTarget: { checked } }) =>
                    of.set({
                      ...field,
                      accept: fileKinds.filter((each) => (each === kind ? checked : field.accept.includes(each))),
                    })
                  }
                />
                {t(`build.fileKinds.${kind}`)}
              </label>
            ))}
          </Part>
          <NumberLine
            label={t('build.limits.maxFiles')}
            min={1}
            value={field.maxFiles}
            onValue={(maxFiles) => of.set({ ...field, maxFiles: Math.min(maxFiles ?? 1, formLimits.files) }, 'max')}
          />
        </>
      )
    case 'signature':
      return (
        <ChoiceLine
          label={t('build.signing')}
          value={field.look}
          options={(['typed', 'drawn'] as const).map((look) => ({ value: look, label: t(`build.signings.${look}`) }))}
          onValue={(value) => of.set({ ...field, look: value === 'drawn' ? 'drawn' : 'typed' })}
        />
      )
    default:
      return null
  }
}
