import type { Feature } from '#engine/feature.ts'
import type { PersonalColumn } from '#engine/personal.ts'

/** docs/personal-data.md: what is held about people, as the features say it. */
export function personalData(features: readonly Feature[]): string {
  const columns = features.flatMap(({ personal }) => Object.entries(personal.columns)).sort()
  return [
    '# What is held about people',
    '',
    'Written by `npm run generate` from the `<feature>.personal.ts` files. Every column that points at a person is here; a test',
    'compares it with the database. Kept is, unless it says otherwise, what belongs to an account as long as the account.',
    '',
    '| column | told to the person in | when the person is erased | kept |',
    '|---|---|---|---|',
    ...columns.map(([name, column]) => `| \`${name}\` | ${toldIn(column)} | ${fate(column)} | ${column.kept ?? ''} |`),
    '',
  ].join('\n')
}

const toldIn = ({ told }: PersonalColumn) => (typeof told === 'string' ? `${told}.json` : `– (${told.not})`)

function fate({ onErase }: PersonalColumn): string {
  if (onErase === 'delete') return 'the row goes'
  return 'forget' in onErase ? 'what is personal in the row goes' : `it stays: ${onErase.stays}`
}
