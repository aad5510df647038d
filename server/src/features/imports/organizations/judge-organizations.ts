import { check, organizationName, url } from '#protocol/declaring/fields.ts'
import type { Cells, ImportField } from '#protocol/features/imports.ts'
import { changesOf, groupBy, type JudgedRow, outcomeOf, type ReadRow } from '../import-row.ts'
import { CellReader } from '../read/read-cells.ts'
import { nameKey } from '../read/split-names.ts'

export type OrganizationData = {
  name: string | null
  type: 'NonProfit' | 'Provider'
  city: string | null
  street: string | null
  houseNumber: string | null
  postalCode: string | null
  email: string | null
  phoneNumber: string | null
  website: string | null
  chamberNumber: string | null
  sector: string | null
  description: string | null
}
export type Host = Omit<OrganizationData, 'type'> & { id: string; name: string; isManaged: boolean }

const types: Record<string, OrganizationData['type']> = {
  nonprofit: 'NonProfit',
  stichting: 'NonProfit',
  vereniging: 'NonProfit',
  vrijwilligersorganisatie: 'NonProfit',
  maatschappelijk: 'NonProfit',
  provider: 'Provider',
  bedrijf: 'Provider',
  bv: 'Provider',
  stagebedrijf: 'Provider',
}

export function readOrganization(number: number, cells: Cells): ReadRow<OrganizationData> {
  const read = new CellReader(cells)
  const type = read.raw('type') ? types[nameKey(read.raw('type'))] : 'NonProfit'
  if (!type) read.add('typeUnknown', 'type')
  const site = read.raw('website').replace(/^(?!https?:\/\/)(?=.)/i, 'https://')
  const data: OrganizationData = {
    name: read.text('name', 120),
    type: type ?? 'NonProfit',
    city: read.text('city', 80),
    street: read.text('street', 120),
    houseNumber: read.text('houseNumber', 12),
    postalCode: read.postalCode('postalCode'),
    email: read.email('email', false),
    phoneNumber: read.phone('phoneNumber'),
    website: read.fitting('website', site, !check(url(), site)),
    chamberNumber: read.text('chamberNumber', 20),
    sector: read.text('sector', 40),
    description: read.text('description', 5000),
  }
  if (!data.name) read.add('nameMissing', 'name')
  else if (check(organizationName(), data.name)?.code === 'organizationName') read.add('nameIsAddress', 'name')
  return { number, cells, data, name: data.name ?? '', problems: read.problems }
}

const digits = (text: string | null) => text?.replace(/\D/g, '') || null
const keyOf = ({ data }: ReadRow<OrganizationData>) =>
  digits(data.chamberNumber) ?? (data.name ? `${nameKey(data.name)} ${nameKey(data.city)}` : null)

const fields: ImportField[] = [
  'name',
  'city',
  'street',
  'houseNumber',
  'postalCode',
  'email',
  'phoneNumber',
  'website',
  'chamberNumber',
  'sector',
  'description',
]

/** Hosts are known by their chamber number, else by name and place. Those of another centre are left alone. */
export function judgeOrganizations(
  rows: readonly ReadRow<OrganizationData>[],
  hosts: readonly Host[],
): JudgedRow<OrganizationData>[] {
  const byNumber = groupBy(hosts, ({ chamberNumber }) => digits(chamberNumber))
  const byPlace = groupBy(hosts, ({ name, city }) => `${nameKey(name)} ${nameKey(city)}`)
  const byName = groupBy(hosts, ({ name }) => nameKey(name))
  const seen = groupBy(rows, keyOf)
  return rows.map((row) => {
    const { data } = row
    const key = keyOf(row)
    const first = (key && seen.get(key)?.[0]) || row
    const problems = [...row.problems]
    if (first !== row) {
      const isSame = JSON.stringify(first.data) === JSON.stringify(data)
      problems.push({ code: isSame ? 'repeated' : 'twiceInFile', params: { row: first.number } })
    }
    const number = digits(data.chamberNumber)
    const host =
      (number && byNumber.get(number)?.[0]) || byPlace.get(`${nameKey(data.name)} ${nameKey(data.city)}`)?.[0]
    const alike = host || !data.name ? [] : (byName.get(nameKey(data.name)) ?? [])
    if (alike.length > 0 && first === row) problems.push({ code: 'samePerson' })
    const candidates = alike.map(({ id, name, city }) => ({ id, name, number: null, className: city }))
    const subjectId = host?.id ?? null
    if (!host || first !== row) {
      const outcome = outcomeOf(problems, first === row ? 'new' : 'unchanged')
      return { ...row, problems, outcome, changes: [], candidates, personKey: key, subjectId }
    }
    if (!host.isManaged) problems.push({ code: 'notYours' })
    const changes = host.isManaged ? changesOf(fields, data, host) : []
    const outcome = outcomeOf(problems, changes.length > 0 ? 'changed' : 'unchanged')
    return { ...row, problems, outcome, changes, candidates, personKey: key, subjectId }
  })
}
