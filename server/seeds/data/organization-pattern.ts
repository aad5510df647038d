import type { Sector } from '#protocol/shared/sectors.ts'

export type OrganizationKind = 'NonProfit' | 'Provider' | 'VolunteerCenter'

/** `{place}` in a name or description stands for the town where the organization is put. */
export type OrganizationPattern = { kind: OrganizationKind; sector: Sector; name: string; description: string }

/** Two lines for each: its name, then what it is. */
export function patterns(kind: OrganizationKind, sector: Sector, text: string): OrganizationPattern[] {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  return lines.flatMap((name, index) =>
    index % 2 === 0 ? [{ kind, sector, name, description: lines[index + 1] ?? '' }] : [],
  )
}
