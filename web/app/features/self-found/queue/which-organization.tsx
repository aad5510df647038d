import { PossibleDuplicates } from '#app/features/queue/possible-duplicates.tsx'
import { useT } from '#lib/i18n.tsx'
import type { SelfFoundMatches } from '#protocol/features/self-found.ts'
import { RadioGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import type { Report } from '../self-found.server.ts'
import { AboutReport, approving } from './decide-forms.tsx'

type Props = { report: Report; matches: SelfFoundMatches; nextId: string }

/** Which organization it is. One that may be known already is chosen by a person, never by us. */
export function WhichOrganization({ report, matches: { candidates, alreadyAt }, nextId }: Props) {
  const t = useT('self-found')
  const known = candidates.map(({ id, name, city, why, status }) => ({
    value: id,
    label: [name, city].filter(Boolean).join(', '),
    hint: [t(`decide.why.${why}`), status === 'pending' ? t('decide.pending') : ''].filter(Boolean).join(' '),
  }))
  const isNew = { value: 'new', label: t('decide.isNew', { name: report.name }), hint: t('decide.isNewHint') }
  return (
    // Of a report that changed it may be another organization. Only a new one needs a kind.
    <RuledForm
      key={report.updatedAt}
      id={approving}
      className="mt-4 grid gap-4 [&:has([name=organizationId]):not(:has([value=new]:checked))>[data-new]]:hidden"
    >
      <AboutReport report={report} nextId={nextId} />
      <input type="hidden" name="decision" value="approve" />
      {/* Whoever decides has just read that there is another place. */}
      {alreadyAt.length > 0 ? <input type="hidden" name="evenSo" value="true" /> : null}
      {known.length > 0 ? (
        <PossibleDuplicates
          name="organizationId"
          // The student chose it, so that it is no guess of ours.
          chosen={candidates.find(({ why }) => why === 'chosen')?.id}
          options={[...known, isNew]}
        />
      ) : (
        <p className="text-ui text-muted">{t('decide.noMatch', { name: report.name })}</p>
      )}
      <div data-new="">
        <RadioGroup
          name="organizationType"
          label={t('decide.type')}
          defaultValue="NonProfit"
          columns={2}
          options={(['NonProfit', 'Provider'] as const).map((value) => ({ value, label: t(`decide.types.${value}`) }))}
        />
      </div>
    </RuledForm>
  )
}
