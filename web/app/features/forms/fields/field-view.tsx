import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { type AskedField, type FormField, inLanguage, isAsked } from '#protocol/features/forms/content.ts'
import { StatusMark } from '#ui/status-mark.tsx'
import { ChoiceInput, ChoicesInput, DropdownInput } from './choice-inputs.tsx'
import { type FieldViewProps, type Ids, idsOf } from './field-parts.ts'
import { FileInput } from './file-input.tsx'
import { MatrixInput } from './matrix-input.tsx'
import { useProblemWords } from './problem-words.ts'
import { RubricInput } from './rubric-input.tsx'
import { ScaleInput } from './scale-input.tsx'
import { SignatureInput } from './signature-input.tsx'
import { LongTextInput, TextInput } from './text-inputs.tsx'

/**
 * One field of a form as plain HTML: for the page that answers it without React, for the example and for the builder. What
 * is filled in is the browser's; `readAnswers` reads it.
 */
export function FormFieldView(props: FieldViewProps) {
  const { field, language, isHidden, prefix = '' } = props
  if (field.kind === 'page_break') return null
  const frame = { id: `${prefix}plek-${field.key}`, hidden: isHidden, 'data-field': field.key }
  if (isAsked(field))
    return (
      <div {...frame} className="min-w-0">
        <AskedView {...props} field={field} />
      </div>
    )
  const text = inLanguage(field.help, language)
  return (
    <div {...frame} className="min-w-0">
      {field.kind === 'heading' ? (
        <h3 className="text-h3 break-words">{inLanguage(field.label, language)}</h3>
      ) : (
        <p className="whitespace-pre-line break-words">{inLanguage(field.label, language)}</p>
      )}
      {text ? <p className="mt-1 whitespace-pre-line text-ui break-words text-muted">{text}</p> : null}
    </div>
  )
}

/** These are one box, which a label can belong to; all others are a group with a legend. */
const isOneBox = ({ kind, ...field }: AskedField): boolean =>
  !['choice', 'choices', 'scale', 'matrix', 'rubric'].includes(kind) && !('look' in field && field.look === 'drawn')

function AskedView(props: FieldViewProps<AskedField>) {
  const { field, language, number, prefix = '' } = props
  const ids = idsOf(props)
  const label = <Label of={field} text={inLanguage(field.label, language)} number={number} />
  const inside = (
    <>
      {field.help ? (
        <p
          id={`${prefix}uitleg-${field.key}`}
          className="-mt-1 mb-2.5 text-ui whitespace-pre-line break-words text-muted"
        >
          {inLanguage(field.help, language)}
        </p>
      ) : null}
      <Control {...props} ids={ids} />
      <Wrong {...props} />
    </>
  )
  if (isOneBox(field))
    return (
      <>
        <label htmlFor={ids.id} className={labelClass}>
          {label}
        </label>
        {inside}
      </>
    )
  return (
    <fieldset id={ids.id} tabIndex={-1} aria-describedby={ids.describedBy} className="min-w-0 outline-none">
      <legend className={labelClass}>{label}</legend>
      {inside}
    </fieldset>
  )
}

const labelClass = 'mb-2 block max-w-full text-[1.0625rem] leading-6 font-semibold break-words text-ink'

function Label({ of, text, number }: { of: FormField; text: string; number: number | undefined }): ReactNode {
  const t = useT('forms')
  return (
    <>
      {number === undefined ? null : <span className="mr-2 font-medium text-muted tabular-nums">{number} </span>}
      {text || <span className="font-medium text-muted">{t('fields.noLabel')}</span>}
      {'required' in of && of.required ? null : (
        <span className="ml-1.5 text-sm font-normal whitespace-nowrap text-muted"> {t('fields.optional')}</span>
      )}
    </>
  )
}

/** There also when nothing is wrong, for the script of the page. */
function Wrong({ field, problem, language, prefix = '' }: FieldViewProps<AskedField>) {
  const words = useProblemWords()
  return (
    <p
      id={`${prefix}fout-${field.key}`}
      data-error={field.key}
      hidden={!problem}
      className="mt-2 flex gap-2 text-sm font-medium text-errink [&[hidden]]:hidden"
    >
      <StatusMark status="err" className="mt-0.5 size-4" />
      <span data-error-text="">{problem ? words(problem, field, language) : ''}</span>
    </p>
  )
}

function Control({ field, ...props }: FieldViewProps<AskedField> & { ids: Ids }) {
  switch (field.kind) {
    case 'long_text':
      return <LongTextInput field={field} {...props} />
    case 'choice':
      return <ChoiceInput field={field} {...props} />
    case 'choices':
      return <ChoicesInput field={field} {...props} />
    case 'dropdown':
      return <DropdownInput field={field} {...props} />
    case 'scale':
      return <ScaleInput field={field} {...props} />
    case 'matrix':
      return <MatrixInput field={field} {...props} />
    case 'rubric':
      return <RubricInput field={field} {...props} />
    case 'file':
      return <FileInput field={field} {...props} />
    case 'signature':
      return <SignatureInput field={field} {...props} />
    default:
      return <TextInput field={field} {...props} />
  }
}
