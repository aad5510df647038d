import { Form, Link, useFetcher, useSubmit } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { type Translate, useT } from '#lib/i18n.tsx'
import { levels } from '#protocol/features/levels.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Field } from '#ui/field.tsx'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from '#ui/icons.tsx'

type Level = { id: string; name: string; groupCount: number; studentCount: number }
type Props = {
  level: Level
  index: number
  ids: string[]
  canChange: boolean
  isEditing: boolean
  isRemoving: boolean
  errors?: FormError[]
}

const tool =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent'
const rules = { name: levels.attributes.name }

/** One level: up and down, another name, and out. All of it works without scripts as well. */
export function LevelRow({ level, index, ids, canChange, isEditing, isRemoving, errors }: Props) {
  const t = useT('levels')
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  if (isEditing) return <RenameRow level={level} errors={errors} />
  if (isRemoving) return <RemoveRow level={level} />
  const remove = async () => {
    const isSure = await confirm({
      title: t('delete.title', { name: level.name }),
      text: whatGoes(level, t),
      verb: t('delete.verb'),
      isDanger: true,
    })
    if (isSure) submit({ do: 'delete', id: level.id }, { method: 'post', action: '/levels' })
  }
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-1 py-1.5">
      <div className="min-w-0 flex-1 pr-3 max-sm:basis-full">
        <p className="font-semibold break-words">{level.name}</p>
        <p className="text-sm text-muted">{t('uses', { groups: level.groupCount, students: level.studentCount })}</p>
      </div>
      {canChange ? (
        <>
          <MoveButton level={level} index={index} ids={ids} by={-1} />
          <MoveButton level={level} index={index} ids={ids} by={1} />
          <Link to={`/levels?bewerk=${level.id}`} aria-label={t('rename', { name: level.name })} className={tool}>
            <Pencil className="size-5" />
          </Link>
          <Link
            to={`/levels?verwijder=${level.id}`}
            onClick={(event) => {
              event.preventDefault()
              void remove()
            }}
            aria-label={t('delete.one', { name: level.name })}
            className={tool}
          >
            <Trash2 className="size-5" />
          </Link>
        </>
      ) : null}
      {dialog}
    </li>
  )
}

const whatGoes = ({ groupCount, studentCount }: Level, t: Translate) =>
  t(groupCount + studentCount > 0 ? 'delete.used' : 'delete.text', { groups: groupCount, students: studentCount })

/** The same question as in the window that scripts open, for who has none. */
function RemoveRow({ level }: { level: Level }) {
  const t = useT('levels')
  return (
    <li className="py-3">
      <p className="font-semibold">{t('delete.title', { name: level.name })}</p>
      <p className="mt-1 text-ui text-muted">{whatGoes(level, t)}</p>
      <Form method="post" action="/levels" className="mt-3 flex gap-3">
        <input type="hidden" name="do" value="delete" />
        <input type="hidden" name="id" value={level.id} />
        <SubmitButton look="danger" size="md" className="min-h-11">
          {t('delete.verb')}
        </SubmitButton>
        <ButtonLink to="/levels" look="outline" size="md" className="min-h-11">
          {t('cancel')}
        </ButtonLink>
      </Form>
    </li>
  )
}

type MoveProps = { level: Level; index: number; ids: string[]; by: -1 | 1 }

function MoveButton({ level, index, ids, by }: MoveProps) {
  const t = useT('levels')
  const fetcher = useFetcher()
  const to = index + by
  const order = ids.filter((id) => id !== level.id)
  order.splice(to, 0, level.id)
  const Icon = by < 0 ? ArrowUp : ArrowDown
  return (
    <fetcher.Form method="post" action="/levels">
      <input type="hidden" name="do" value="order" />
      {order.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <button
        type="submit"
        disabled={to < 0 || to >= ids.length}
        aria-label={t(by < 0 ? 'up' : 'down', { name: level.name })}
        className={tool}
      >
        <Icon className="size-5" />
      </button>
    </fetcher.Form>
  )
}

function RenameRow({ level, errors }: { level: Level; errors?: FormError[] }) {
  const t = useT('levels')
  return (
    <li className="py-3">
      <RuledForm rules={rules} errors={errors} labels={{ name: t('name') }} className="grid gap-3">
        <input type="hidden" name="do" value="rename" />
        <input type="hidden" name="id" value={level.id} />
        <Field name="name" label={t('name')} defaultValue={level.name} autoFocus />
        <div className="flex gap-3">
          <SubmitButton size="md" className="min-h-11">
            {t('save')}
          </SubmitButton>
          <ButtonLink to="/levels" look="outline" size="md" className="min-h-11">
            {t('cancel')}
          </ButtonLink>
        </div>
      </RuledForm>
    </li>
  )
}
