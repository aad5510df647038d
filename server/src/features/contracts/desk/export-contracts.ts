import type { HandledRoute } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { dayOf, exportListRoutes, type ListFile } from '#features/activities/export-list.ts'
import { contractPolicy } from '../contracts.policy.ts'

const columns: ListFile['columns'] = [
  { nl: 'Nummer', en: 'Number' },
  { nl: 'Leerling', en: 'Student', isWide: true },
  { nl: 'Stageplek', en: 'Host', isWide: true },
  { nl: 'Stand', en: 'State' },
  { nl: 'Wacht op', en: 'Waits for', isWide: true },
  { nl: 'Sinds', en: 'Since', kind: 'day' },
  { nl: 'Laatst herinnerd', en: 'Last reminded', kind: 'day' },
  { nl: 'Tekenen voor', en: 'Sign before', kind: 'day' },
  { nl: 'Getekend op', en: 'Signed on', kind: 'day' },
  { nl: 'Versie', en: 'Version' },
]

/** Codes as the screens say them. */
const words: ListFile['words'] = {
  nl: {
    draft: 'In voorbereiding',
    awaiting_host: 'Bij de stagebieder om aan te vullen',
    in_check: 'Nakijken',
    ready: 'Te tekenen',
    partly_signed: 'Deels getekend',
    signed: 'Getekend',
    signed_external: 'Op papier getekend',
    declined: 'Geweigerd',
    expired: 'Verlopen',
    void: 'Vervallen',
    staff: 'School',
  },
  en: {
    draft: 'Being prepared',
    awaiting_host: 'With the host to complete',
    in_check: 'To check',
    ready: 'To be signed',
    partly_signed: 'Partly signed',
    signed: 'Signed',
    signed_external: 'Signed on paper',
    declined: 'Declined',
    expired: 'Expired',
    void: 'Void',
    staff: 'School',
  },
}

/** Whoever is up, by name. */
const isUp = `s.contract_id = t.id and s.status in ('invited', 'viewed') and t.status in ('ready', 'partly_signed')`

const contractsFile: ListFile = {
  type: 'contracts',
  flag: 'digitalContracts',
  mayTake: (me) => me.isOperator || me.staffOf().length > 0,
  read: contractPolicy.read,
  named: { nl: 'contracten', en: 'contracts' },
  columns,
  words,
  cells: ({ wordOf }) => [
    't.number',
    `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = t.student_id)`,
    `(select coalesce(o.name, i.organization_name, i.title) from internships i
        left join organizations o on o.id = i.organization_id where i.id = t.internship_id)`,
    wordOf('t.status::text'),
    `coalesce((select string_agg(s.name, ', ' order by s.step, s.role, s.seat) from contract_signers s where ${isUp}),
        ${wordOf('t.waits_for')})`,
    dayOf('t.waits_since'),
    `(select ${dayOf('max(s.reminded_at)')} from contract_signers s where ${isUp})`,
    't.expires_on::text',
    dayOf('t.signed_at'),
    't.version::text',
  ],
}

export const exportContractsRoutes = (road: Road): HandledRoute[] => exportListRoutes(road, contractsFile)
