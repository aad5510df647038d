import { useMemo, useState } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { classesAndPeriods } from '#app/features/internships/list/classes-and-periods.server.ts'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { apiOf } from '#lib/context.ts'
import { useT, useWordsOf } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { contractCandidates } from '#protocol/features/contract-desk.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CircleCheck, FilePenLine } from '#ui/icons.tsx'
import { LeftOut } from '#ui/left-out.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { namedWords } from '#ui/table/named-words.ts'
import { filterOf, readOptionsOf, readTableState } from '#ui/table/table-state.ts'
import type { Route } from './+types/make-contracts'
import { type CandidateRow, candidatesTable } from './candidates-table.tsx'
import { type MadeAnswer, makeContracts } from './make-contracts.server.ts'
import { publishedTemplates } from './templates.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'contracts', 'make.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'makeContracts')
  const api = apiOf(context, session)
  const choices = await classesAndPeriods(context, request, session)
  const table = candidatesTable(choices)
  const state = await readList(context, request, table)
  const [found, templates] = await Promise.all([
    api.list(contractCandidates, readOptionsOf(contractCandidates, table, state)),
    publishedTemplates(api),
  ])
  const rows = found.map(
    (row): CandidateRow => ({
      id: row.id,
      student: row.studentName,
      group: row.groupNames ?? '',
      host: row.organizationName ?? '',
      startDate: row.startDate ?? null,
    }),
  )
  return { choices, state, rows, records: found.records, templates }
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'makeContracts')
  const table = candidatesTable(await classesAndPeriods(context, request, session))
  const filter = filterOf(table, readTableState(request, table))
  return makeContracts(apiOf(context, session), await request.formData(), filter)
}

/** Contracts for a class, or for whoever has none yet: tick them, choose a template, and see what came of each. */
export default function MakeContracts({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, templates } = loaderData
  const t = useT('contracts')
  const words = useWordsOf('contracts')
  const { search } = useLocation()
  const submit = useSubmit()
  const [templateId, setTemplateId] = useState('')
  const [locale, setLocale] = useState('nl')
  const table = useMemo(() => candidatesTable(choices), [choices])
  const languages = [
    { value: 'nl', label: t('make.nl') },
    { value: 'en', label: t('make.en') },
  ]
  return (
    <ListPage<CandidateRow>
      words="contracts"
      say={{
        title: t('make.title'),
        lead: t('make.lead'),
        search: t('make.search'),
        empty: { title: t('make.empty.title'), text: t('make.empty.text') },
      }}
      tableWords={namedWords({ group: choices.groups.known, period: choices.periods.known }, (key, params) =>
        words(`make.${key}`, params),
      )}
      table={table}
      found={loaderData}
      head={[{ to: '/contracts', icon: FilePenLine, label: t('make.toList'), look: 'outline' }]}
      nameOf={({ student }) => student}
      hrefOf={({ id }) => `/internships/${id}`}
      bulkActions={[
        {
          key: 'make',
          label: t('make.verb'),
          icon: FilePenLine,
          onAction: ({ ids, isAll }, clear) => {
            const form = new FormData()
            form.set('templateId', templateId)
            form.set('locale', locale)
            if (isAll) form.set('all', 'candidates')
            else for (const id of ids) form.append('id', id)
            void submit(form, { method: 'post', action: `/contracts/make${search}` })
            clear()
          },
        },
      ]}
      empty={{ icon: CircleCheck, action: <ButtonLink to="/contracts">{t('make.toList')}</ButtonLink> }}
    >
      <Made answer={actionData} />
      <div className="mt-5 grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 lg:max-w-[48rem]">
        <SelectField
          name="templateId"
          label={t('make.template')}
          isOptional
          options={templates}
          placeholder={t('make.usual')}
          value={templateId}
          onChange={({ currentTarget }) => setTemplateId(currentTarget.value)}
        />
        <SelectField
          name="locale"
          label={t('make.locale')}
          options={languages}
          value={locale}
          defaultValue={undefined}
          onChange={({ currentTarget }) => setLocale(currentTarget.value || 'nl')}
        />
      </div>
    </ListPage>
  )
}

function Made({ answer }: { answer: MadeAnswer | undefined }) {
  const t = useT('contracts')
  if (!answer) return null
  const { made, skipped, problem } = answer
  const said = [
    made > 0 ? t(made === 1 ? 'make.made.one' : 'make.made.many', { count: made }) : (problem ?? t('make.made.none')),
    ...(skipped.length > 0
      ? [t(skipped.length === 1 ? 'make.skipped.one' : 'make.skipped.many', { count: skipped.length })]
      : []),
  ]
  return (
    <div role="status" className="mt-5">
      <Notice
        tone={skipped.length > 0 || made === 0 ? 'warn' : 'info'}
        action={
          made > 0 ? (
            <ButtonLink to="/contracts?waits=staff" look="outline" size="md" className="min-h-11">
              {t('make.check')}
            </ButtonLink>
          ) : undefined
        }
      >
        <p>{said.join(' ')}</p>
        <LeftOut of={skipped} to={(id) => `/internships/${id}`} />
      </Notice>
    </div>
  )
}
