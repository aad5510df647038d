import { Form, Link, useSubmit } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { ArrowLeft, Search } from '#ui/icons.tsx'
import type { Results } from './results.server.ts'

type Chosen = 'filters' | 'periods' | 'groups' | 'levels' | 'mentors' | 'hosts' | 'versions'
type Props = { of: Pick<Results, Chosen> & { compared: unknown }; path: string }

/** A period, a class, a version, some words. A plain form; with scripts a choice counts at once. */
export function ResultFilters({
  of: { filters, periods, groups, levels, mentors, hosts, versions, compared },
  path,
}: Props) {
  const t = useT('form-submissions')
  const submit = useSubmit()
  if (compared)
    return (
      <Link
        to={path}
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('submission.all')}
      </Link>
    )
  const now = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => void submit(currentTarget.form)
  return (
    <Form method="get" action={path} className="flex flex-wrap items-center gap-3 print:hidden">
      <Choice
        name="periode"
        label={t('results.filter.period')}
        all={t('results.filter.allPeriods')}
        options={periods}
        now={filters.period}
        onChange={now}
      />
      <Choice
        name="klas"
        label={t('results.filter.group')}
        all={t('results.filter.allGroups')}
        options={groups}
        now={filters.group}
        onChange={now}
      />
      <Choice
        name="niveau"
        label={t('results.filter.level')}
        all={t('results.filter.allLevels')}
        options={levels}
        now={filters.level}
        onChange={now}
      />
      <Choice
        name="mentor"
        label={t('results.filter.mentor')}
        all={t('results.filter.allMentors')}
        options={mentors}
        now={filters.mentor}
        onChange={now}
      />
      <Choice
        name="stageplek"
        label={t('results.filter.host')}
        all={t('results.filter.allHosts')}
        options={hosts}
        now={filters.host}
        onChange={now}
      />
      <Choice
        name="versie"
        label={t('results.filter.version')}
        all={t('results.filter.allVersions')}
        options={
          versions.length > 1
            ? versions.map(({ number }) => ({ id: String(number), name: t('submission.version', { version: number }) }))
            : []
        }
        now={String(filters.version ?? '')}
        onChange={now}
      />
      <input
        name="zoek"
        type="search"
        defaultValue={filters.search}
        aria-label={t('results.filter.search')}
        placeholder={t('results.filter.search')}
        maxLength={100}
        className={boxClass(undefined, 'w-auto! min-w-0 flex-1 basis-48 px-4 sm:max-w-80')}
      />
      <Button type="submit" look="outline">
        <Search className="size-5 text-muted" />
        {t('results.filter.do')}
      </Button>
    </Form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  all: string
  options: { id: string; name: string }[]
  now: string
  onChange(event: { currentTarget: HTMLSelectElement }): void
}
/** Where there is nothing to choose from, nothing is asked. */
function Choice({ name, label, all, options, now, onChange }: ChoiceProps) {
  if (options.length === 0) return null
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={now}
      onChange={onChange}
      className={boxClass(undefined, 'w-auto! max-w-64 min-w-0 px-3')}
    >
      <option value="">{all}</option>
      {options.map(({ id, name: option }) => (
        <option key={id} value={id}>
          {option}
        </option>
      ))}
    </select>
  )
}
