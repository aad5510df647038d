import { useT } from '#lib/i18n.tsx'
import { type SignerSteps, signerRoles } from '#protocol/features/contract-templates.ts'
import { SelectField } from '#ui/select-field.tsx'

type Props = { steps: SignerSteps; isEditable: boolean; onChange(steps: SignerSteps): void }

const turns = ['1', '2', '3', '4']

/** Who signs when. Who has the same turn signs at the same time. */
export function SigningOrder({ steps, isEditable, onChange }: Props) {
  const t = useT('contract-templates')
  const inOrder = turns
    .map((turn) => signerRoles.filter((role) => steps[role] === Number(turn)))
    .filter((roles) => roles.length > 0)
  return (
    <section className="max-w-[46rem] rounded-card border border-line bg-surface p-5 md:p-7">
      <h2 className="text-h3">{t('signers.title')}</h2>
      <p className="mt-1 text-ui text-muted">{t('signers.lead')}</p>
      <ol className="mt-5 grid gap-2">
        {inOrder.map((roles, at) => (
          <li key={roles.join()} className="flex items-center gap-3 rounded-tile bg-sunken px-4 py-3 text-ui">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-primary text-sm font-semibold text-onprimary">
              {at + 1}
            </span>
            <span className="font-medium">{roles.map((role) => t(`signers.${role}`)).join(', ')}</span>
          </li>
        ))}
      </ol>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        {signerRoles.map((role) => (
          <SelectField
            key={role}
            name={role}
            label={t(`signers.${role}`)}
            value={String(steps[role])}
            defaultValue={undefined}
            isOptional={false}
            disabled={!isEditable}
            options={turns.map((turn) => ({ value: turn, label: t('signers.turn', { turn }) }))}
            onChange={({ currentTarget }) => onChange({ ...steps, [role]: Number(currentTarget.value) || 1 })}
          />
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{t('signers.guardianNote')}</p>
    </section>
  )
}
